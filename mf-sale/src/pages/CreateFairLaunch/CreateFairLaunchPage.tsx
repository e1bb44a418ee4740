import { useHost } from '@rab/federation';
import { Wizard } from '@rab/launchpad';
import { fairLaunchWizard } from './fairLaunchWizard.ts';

/** `/rab-sale/fairlaunch/create`: the older wizard (WIZ-22). */
export function CreateFairLaunchPage() {
  const { setHeaderProgress } = useHost();
  return <Wizard definition={fairLaunchWizard} onProgress={setHeaderProgress} />;
}
