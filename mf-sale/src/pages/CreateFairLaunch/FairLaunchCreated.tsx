import { findBaseToken, paths } from '@rab/config';
import { ANYONE_DELAY, LISTING_GRACE } from '@rab/contracts';
import { Box, Button, DateTime, EmptyState, ErrorState, Facts, Link, Loading, Notice, Panel, Stack } from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { AreaLink, useSearchParams } from '@rab/ui/router';
import { isUnanswered, useChainConfig } from '@rab/wallet-context';
import { type Hex, useReceipt } from '@rab/wallet-context/contract';
import { createdFairLaunch } from './createFairLaunch.ts';
import { FairLaunchFacts } from './FairLaunchFacts.tsx';

type Created = NonNullable<ReturnType<typeof createdFairLaunch>>;

/** After Submit: the launch that a transaction created, and what can be done with it; the link can be kept. */
export function FairLaunchCreated({ transaction }: { transaction: Hex }) {
  const chain = useChainConfig();
  const [, setSearch] = useSearchParams();
  const query = useReceipt(transaction);
  const { data: receipt, isError, refetch } = query;
  if (isError || isUnanswered(query))
    return (
      <ErrorState title="The launch could not be read from the chain" onRetry={() => void refetch()}>
        Nothing is lost: it is there as soon as the chain answers again.
      </ErrorState>
    );
  if (receipt === undefined) return <Loading />;
  const created = receipt && createdFairLaunch(chain, receipt);
  if (created) return <Launch created={created} />;
  return (
    <EmptyState
      title={receipt ? 'No fair launch here' : 'Waiting for the chain'}
      action={
        <Button variant="outline" onClick={() => setSearch({})}>
          Create a fair launch
        </Button>
      }
    >
      {receipt
        ? `This transaction created no fair launch on ${chain.name}.`
        : `${chain.name} does not know this transaction yet. It is asked again every few seconds.`}
    </EmptyState>
  );
}

function Launch({ created }: { created: Created }) {
  const { info, info2, team, tokenMeta, baseMeta } = created;
  const chain = useChainConfig();
  // the event names the native currency by its zero address only
  const base = findBaseToken(chain, info.baseToken) ?? baseMeta;
  const terms = {
    ...info,
    exchange: info2.factory,
    team: team.usingTeamVesting ? team : null,
  };
  return (
    <Stack gap="6">
      <Notice tone="positive" title="The fair launch is created">
        Keep its address or this page’s link: this site has no lists and no pages of fair launches.
      </Notice>
      <Panel title="Fair launch">
        <Facts
          facts={[
            { label: 'Address', value: <Address address={created.fairLaunch} /> },
            { label: 'Owner', value: <Address address={created.owner} /> },
          ]}
        />
      </Panel>
      <Panel title="Its terms">
        <FairLaunchFacts
          launch={{ verify: { token: info.saleToken, baseToken: info.baseToken, feeOption: info.feeOption }, terms }}
          token={tokenMeta}
          base={base}
        />
      </Panel>
      <Panel title="What happens next">
        <Stack gap="4">
          <Box maxW="70ch">
            All of it are calls of the launch’s contract, made from the explorer or another tool; this site has no
            buttons for them. The contract keeps to these rules by itself:
          </Box>
          <NextSteps created={created} />
          <Box maxW="70ch">
            Once it is listed, its locks are shown with all others under{' '}
            <Link asChild variant="underline">
              <AreaLink to={paths.liquidityLocks()}>Liquidity Lock</AreaLink>
            </Link>
            {created.team.usingTeamVesting && (
              <>
                {' and '}
                <Link asChild variant="underline">
                  <AreaLink to={paths.tokenLocks()}>Token Lock</AreaLink>
                </Link>
              </>
            )}
            .
          </Box>
        </Stack>
      </Panel>
    </Stack>
  );
}

function NextSteps({ created: { info, team } }: { created: Created }) {
  return (
    <Stack as="ol" gap="3" paddingStart="5" listStyleType="decimal" maxW="70ch">
      <li>
        Until <DateTime seconds={info.startTime} /> the owner can cancel with <Call name="forceFailByPresaleOwner" />.
      </li>
      <li>
        From then until <DateTime seconds={info.endTime} /> anybody takes part with <Call name="userDeposit" />. Nobody
        can take a deposit out meanwhile, and the owner cannot cancel any more; the platform’s administrator can.
      </li>
      <li>
        Once it has ended with the soft cap reached, the owner lists it with <Call name="addLiquidity" />; from{' '}
        <DateTime seconds={info.endTime + ANYONE_DELAY} /> anybody can. That adds and locks the liquidity
        {team.usingTeamVesting && ', locks the team’s tokens'}, pays the owner’s share and burns what is not needed.
        After it buyers take their tokens with <Call name="userWithdrawTokens" />.
      </li>
      <li>
        Below the soft cap, or not listed by <DateTime seconds={info.endTime + LISTING_GRACE} />, or cancelled, it has
        failed: buyers take their whole deposit back with <Call name="userWithdrawBaseTokens" />, the owner all tokens
        with <Call name="ownerWithdrawTokens" />.
      </li>
    </Stack>
  );
}

function Call({ name }: { name: string }) {
  return (
    <Box as="span" fontFamily="mono" textStyle="label" overflowWrap="anywhere">
      {name}
    </Box>
  );
}
