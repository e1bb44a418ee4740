import { useHost } from '@rab/federation';
import { SaleKind, SaleWizard } from '@rab/launchpad';

/** `/rab-sale/create`: a presale that lists itself and locks the liquidity. */
export function CreateSalePage() {
  const { setHeaderProgress } = useHost();
  return (
    <SaleWizard
      kind={SaleKind.SALE}
      title="Create RAB Sale"
      description="A presale with caps and limits. When it succeeds, it lists itself on the exchange and locks the liquidity."
      onProgress={setHeaderProgress}
    />
  );
}
