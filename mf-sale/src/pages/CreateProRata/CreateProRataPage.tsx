import { useHost } from '@rab/federation';
import { Wizard } from '@rab/launchpad';
import { proRataWizard } from './proRataWizard.ts';

/** `/rab-sale/prorata/create`: sells pro rata (RGT-06). */
export function CreateProRataPage() {
  const { setHeaderProgress } = useHost();
  return <Wizard definition={proRataWizard} onProgress={setHeaderProgress} />;
}
