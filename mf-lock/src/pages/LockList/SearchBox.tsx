import { t } from '@lingui/core/macro';
import { Box, SearchInput } from '@rab/ui';
import { useSearchParams } from '@rab/ui/router';

/** Search of a lock list, bound to `?search=` (LKL-01); typing leaves My Locks, whose list is not searched (LKL-02). */
export function SearchBox() {
  const [params, setParams] = useSearchParams();
  return (
    <Box maxW="md">
      <SearchInput
        label={t`Search locks`}
        placeholder={t`Token name, symbol or address`}
        value={params.get('tab') === 'mine' ? '' : (params.get('search') ?? '')}
        onSearch={(text) => setParams(text ? { search: text } : {}, { replace: true })}
      />
    </Box>
  );
}
