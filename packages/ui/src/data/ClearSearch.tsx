import { Trans } from '@lingui/react/macro';
import { Button } from '../core/chakra.ts';

/** The way on from a search that found nothing: clears it, and leaves the visitor in the search field (LOK-10). */
export function ClearSearch({ onClear }: { onClear: () => void }) {
  return (
    <Button
      variant="outline"
      onClick={({ currentTarget }) => {
        // an area on a partner's page has a root of its own
        const field = (currentTarget.getRootNode() as ParentNode).querySelector<HTMLElement>('input[type="search"]');
        onClear();
        field?.focus();
      }}
    >
      <Trans>Clear search</Trans>
    </Button>
  );
}
