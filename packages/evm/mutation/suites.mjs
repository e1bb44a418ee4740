/**
 * Which tests meet the mutants of a source: the near ones first, with few runs, since most mutants die there; then all that can
 * notice.
 */
const SUITES = [
  {
    of: /^src\/lock\/RabbitPositionLock/,
    near: 'position/*.t',
    all: '{position/*.t,museum/Positions.t,invariant/RabbitPositionLock*}',
  },
  { of: /^src\/lens\/PositionProof/, near: 'position/PositionProof.t', all: 'position/*.t' },
  {
    of: /^src\/(?:lock\/|libraries\/(?:IndexList|LockMath)|lens\/LockProof)/,
    near: '{RabbitLock.t,UnlockFor.t,edges/LockEdges.t,lens/LockProof.t,LockPermit.t}',
    all: '{RabbitLock.t,UnlockFor.t,Lock*.t,edges/*,lens/*,replay/*,invariant/RabbitLock*}',
  },
  {
    of: /^src\/airdrop\//,
    near: 'airdrop/*.t',
    all: '{airdrop/*.t,invariant/RabbitAirdrop*}',
  },
  {
    of: /^src\/(?:lens\/|libraries\/(?:TokenMetadata|V2Pair))/,
    near: '{Platform.t,lens/TokenMetadata.t}',
    all: '{Platform.t,lens/*,Lock*.t,RabbitLock.t}',
  },
  {
    of: /^src\/(?:libraries\/ForMany|grow\/GrowStates)/,
    near: '{PayOut.t,UnlockFor.t}',
    all: '{PayOut.t,UnlockFor.t,PrivateSale.t,gas/Sale*,invariant/PayOut*,invariant/PrivateSale*}',
  },
  {
    of: /^src\/libraries\/(?:Payments|FlatFee|ExactTransfer|Reentrancy)/,
    near: '{libraries/*,RabbitLock.t,Presale.t}',
    all: '**/*',
  },
  {
    of: /^src\/token\/FairOpening/,
    near: 'opening/Opening.t',
    all: '{opening/*.t,invariant/FairOpening*,token/AntiBot.t}',
  },
  {
    of: /^src\/token\/(?:AntiBot|RabAntiBot)/,
    near: '{Platform.t,token/AntiBot.t,edges/Token*}',
    all: '{Platform.t,token/*,edges/*,events/Token*,opening/Opening.t}',
  },
  {
    of: /^src\/token\/(?:Baby|Buyback|Reward)/,
    near: '{token/Baby.t,edges/Token*}',
    all: '{Platform.t,token/*,edges/*,events/Token*}',
  },
  {
    of: /^src\/token\//,
    near: '{Platform.t,token/LiquidityGenerator.t,edges/Token*}',
    all: '{Platform.t,token/*,edges/*,events/Token*}',
  },
  { of: /^src\/staking\//, near: 'staking/*', all: '{staking/*,events/Token*}' },
  {
    of: /^src\/fairlaunch\//,
    near: '{fairlaunch/*.t,PayOut.t,edges/FairLaunch*}',
    all: '{fairlaunch/*,PayOut.t,edges/*,events/{Creation,Listing}*,attack/*,invariant/{FairLaunch,PayOut}*}',
  },
  {
    of: /^src\/prorata\//,
    near: 'prorata/*.t',
    all: '{prorata/*,invariant/ProRata*}',
  },
  {
    of: /^src\/grow\//,
    near: '{PrivateSale.t,GrowParts.t,PayOut.t,edges/*}',
    all: '{PrivateSale.t,GrowParts.t,PayOut.t,Sale*.t,edges/*,events/Creation*,invariant/{PrivateSale,GrowParts,PayOut}*}',
  },
  {
    of: /^src\/launchpad\//,
    near: 'launchpad/*',
    all: '{launchpad/*,Platform.t,Presale.t,edges/*,events/Setting*,replay/*}',
  },
  {
    of: /^src\//,
    near: '{Presale.t,PrivateSale.t,GrowParts.t,PayOut.t,SaleMath.t,edges/*,events/{Creation,Listing}*}',
    all: '**/*',
  },
];

const found = (file) => SUITES.find(({ of }) => of.test(file));

/** Globs of the tests that are near to a source, and of all that can notice a change of it. */
export const suitesNear = (file) => `test/${found(file).near}.sol`;
export const suitesOf = (file) => `test/${found(file).all}.sol`;

/** How hard the tests try, with a fixed seed. */
export const QUICK = {
  FOUNDRY_FUZZ_RUNS: '24',
  FOUNDRY_INVARIANT_RUNS: '2',
  FOUNDRY_INVARIANT_DEPTH: '32',
  FOUNDRY_FUZZ_SEED: '0x5eed',
};
export const THOROUGH = {
  ...QUICK,
  FOUNDRY_FUZZ_RUNS: '96',
  FOUNDRY_INVARIANT_RUNS: '6',
  FOUNDRY_INVARIANT_DEPTH: '48',
};
