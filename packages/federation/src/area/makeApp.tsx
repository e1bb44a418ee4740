import type { RemoteAppProps } from '../Host.ts';
import { RemoteFrame } from '../RemoteFrame.tsx';
import type { Area } from './Area.ts';
import { makePages } from './makePages.tsx';

/** Makes the component that an area exposes as `./app`: its routes inside what every remote needs of its host. */
export function makeApp(area: Area) {
  const Pages = makePages(area);
  return function App({ host }: RemoteAppProps) {
    return (
      <RemoteFrame host={host} area={area.name}>
        <Pages />
      </RemoteFrame>
    );
  };
}
