import { type RemoteAppProps, RemoteFrame } from '@rab/federation';
import { Pages } from '../pages/Pages.tsx';

/** The area as the shell loads it. */
export default function App({ host }: RemoteAppProps) {
  return (
    <RemoteFrame host={host} area="mf_sale">
      <Pages />
    </RemoteFrame>
  );
}
