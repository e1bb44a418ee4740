import { useLanguage } from '@rab/language';
import { type ReactNode, use } from 'react';
import type { RemoteAppProps } from '../Host.ts';
import { RemoteFrame } from '../RemoteFrame.tsx';
import type { Area } from './Area.ts';
import { makePages } from './makePages.tsx';
import { wordsOfArea } from './wordsOfArea.ts';

/** Makes the component that an area exposes as `./app`: its routes inside what every remote needs of its host. */
export function makeApp(area: Area) {
  const Pages = makePages(area);
  return function App({ host }: RemoteAppProps) {
    useLanguage();
    return (
      <RemoteFrame host={host} area={area.name}>
        <Worded>
          <Pages />
        </Worded>
      </RemoteFrame>
    );
  };
}

/** Draws nothing before the area's words are there: no page is drawn twice. */
function Worded({ children }: { children: ReactNode }) {
  const words = wordsOfArea();
  if (words) use(words);
  return children;
}
