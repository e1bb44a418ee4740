import { useRef } from 'react';
import { Button } from '../core/chakra.ts';

export interface FileButtonProps {
  /** Words of the button. */
  children: string;
  /** Of the file input, for screen readers. */
  label: string;
  /** As of an `<input type="file">`. */
  accept: string;
  /** A larger file is not taken. */
  maxBytes: number;
  onFile: (file: File) => void;
  onTooLarge: () => void;
}

/** A button that takes a file; the same file can be taken again. */
export function FileButton({ children, label, accept, maxBytes, onFile, onTooLarge }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxBytes) onTooLarge();
    else onFile(file);
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
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
