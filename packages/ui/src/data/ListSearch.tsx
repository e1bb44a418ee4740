import { Box } from '../core/chakra.ts';
import { SearchInput } from '../core/SearchInput.tsx';
import { useListSearch } from './useListSearch.ts';

/** The search of a list, bound to `?search=`; typing leaves the tab of the visitor's own, which is not searched (LKL-01, LKL-02). */
export function ListSearch({ label, placeholder }: { label: string; placeholder: string }) {
  const [search, find] = useListSearch();
  return (
    <Box maxW="md">
      <SearchInput label={label} placeholder={placeholder} value={search} onSearch={find} />
    </Box>
  );
}
