import { chakra, useRecipe } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Box } from './chakra.ts';
import { Search } from './lazyIcons.ts';

const DEBOUNCE_MS = 500;

/** A search box that reports what was typed after half a second of rest (HOM-07), at once with Enter or when it is left. */
export function SearchInput({
  label,
  placeholder,
  value,
  onSearch,
}: {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  // Chakra's own input belongs to a form's field, whose parts a list does not have
  const style = useRecipe({ key: 'input' })();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(value);
  // not in an effect: what is typed between the first drawing and its effects would be gone
  if (shown !== value) {
    setShown(value);
    // a space at the end is on its way to the next word
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return (
    <Box position="relative">
      <Box position="absolute" insetInlineStart="3" top="50%" transform="translateY(-50%)" color="fg.muted">
        <Search size={16} aria-hidden="true" />
      </Box>
      <chakra.input
        css={style}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        paddingStart="9"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(search, DEBOUNCE_MS, target.value);
        }}
        onBlur={() => search(text)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(text);
        }}
      />
    </Box>
  );
}
