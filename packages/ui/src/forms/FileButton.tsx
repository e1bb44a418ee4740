import { useRef } from 'react';
import { Button } from '../core/chakra.ts';

export interface FileButtonProps {
  /** Words of the button. */
  children: string;
  /** Of the file input, for screen readers. */
  label: string;
  /** As of an `<input type="file">`. */
  accept: string;
  /** A larger file is not read. */
  maxBytes: number;
  onText: (text: string) => void;
  onTooLarge: () => void;
}

/** A button that reads a file of text; the same file can be read again. */
export function FileButton({ children, label, accept, maxBytes, onText, onTooLarge }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxBytes) onTooLarge();
    else onText(await file.text());
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
