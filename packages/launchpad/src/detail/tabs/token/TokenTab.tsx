import { t } from '@lingui/core/macro';
import { DEAD_ADDRESS, SALE_PLACES } from '@rab/contracts';
import { lockedAmount } from '@rab/contracts/lock';
import { Amount, Facts, Flex, Stack } from '@rab/ui';
import { Address, SourceLink } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { SharePie } from '@rab/ui/data';
import { useChainTime } from '@rab/wallet-context';
import {
  type Address as ChainAddress,
  isAddressEqual,
  useBalancesOf,
  useTokenInfo,
  zeroAddress,
} from '@rab/wallet-context/reads';
import { TokenAmount } from '../../../amounts/TokenAmount.tsx';
import type { SalePartProps } from '../../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../../kind/useSaleState.ts';
import { useSaleLocks } from '../../../queries/saleLocks.ts';
import { useTokensHeld } from '../../../queries/tokensHeld.ts';
import { distributionOf } from './distribution.ts';

/** How often is looked whether something in a lock has become free, in seconds. */
const MINUTE = 60n;

/** Tab `Token Info` with the token's distribution (DET-02, DET-03). */
export function TokenTab({ kind, sale }: SalePartProps) {
  const { token } = sale;
  const { state } = useSaleState(kind, sale);
  const { data: info } = useTokenInfo(token.address);
  const { data: [dead = 0n] = [] } = useBalancesOf({ account: DEAD_ADDRESS, tokens: [token.address] });
  const { data: [zero = 0n] = [] } = useBalancesOf({ account: zeroAddress, tokens: [token.address] });
  const { data: locks = [] } = useSaleLocks([token.address]);
  const now = useChainTime(MINUTE);
  const held = useTokensHeld(sale) ?? 0n;
  const shares =
    info &&
    distributionOf(kind, sale, state, {
      totalSupply: info.totalSupply,
      burned: dead + zero,
      held,
      locks: locks
        .filter((lock) => isAddressEqual(lock.token, token.address))
        .map((lock) => ({ ...lock, locked: lockedAmount(lock, now) })),
    });
  return (
    <Stack gap="6">
      <Facts
        facts={[
          { label: t`Sale address`, value: <WithSource address={sale.id} /> },
          { label: t`Token address`, value: <WithSource address={token.address} kind="token" /> },
          {
            label: t`Name`,
            value: (
              <>
                {token.name}
                <TokenMark token={token} />
              </>
            ),
          },
          { label: t`Symbol`, value: token.symbol },
          { label: t`Decimals`, value: token.decimals },
          { label: t`Total supply`, value: <TokenAmount sale={sale} value={info?.totalSupply} /> },
        ]}
      />
      {shares && (
        <SharePie
          caption={t`Distribution of the token`}
          slices={shares.map((share) => ({
            ...share,
            shown: <Amount value={share.value} decimals={token.decimals} places={SALE_PLACES} />,
          }))}
        />
      )}
    </Stack>
  );
}

/** A contract, with a link to its verified source where there is one. */
function WithSource({ address, kind = 'address' }: { address: ChainAddress; kind?: 'address' | 'token' }) {
  return (
    <Flex wrap="wrap" columnGap="3" justify="flex-end">
      <Address address={address} kind={kind} />
      <SourceLink address={address} />
    </Flex>
  );
}
