import { t } from '@lingui/core/macro';
import type { NamedToken } from '@rab/config/namesake';
import { useChainConfig } from '@rab/wallet-context';
import { LazyBoundary } from '../core/LazyBoundary.tsx';
import { lazyNamed } from '../core/lazyNamed.ts';

const Mark = lazyNamed(async () => (await import('./namesake/NamesakeMark.tsx')).NamesakeMark);

/** Name and symbol by those letters that nothing else of ASCII looks like: where these differ, the eye sees it. */
const shapesOf = ({ name, symbol }: Pick<NamedToken, 'name' | 'symbol'>) =>
  [name, symbol].map((text) => text.toLowerCase().replace(/[^a-hjkpqt-z]/g, ''));

/**
 * Shown next to a token's name wherever there is one: marks it where it has the name or symbol of a configured token but is
 * another one. The table of look-alike letters is loaded with the first name that could be one (RSK-07).
 */
export function TokenMark({ token }: { token: NamedToken }) {
  const known = useChainConfig().baseTokens.flatMap(shapesOf);
  return (
    (/[^ -~]/.test(token.name + token.symbol) || shapesOf(token).some((shape) => known.includes(shape))) && (
      <LazyBoundary what={t`A mark`}>
        <Mark token={token} />
      </LazyBoundary>
    )
  );
}
