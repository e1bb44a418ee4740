import { useHost } from '@rab/federation';
import { Wizard } from '@rab/launchpad';
import { saleWizard } from './saleWizard.ts';

/** `/rab-sale/create`: a presale that lists itself and locks the liquidity. */
export function CreateSalePage() {
  const { setHeaderProgress } = useHost();
  return <Wizard definition={saleWizard} onProgress={setHeaderProgress} />;
}
