import type { AppConfigInput } from '@rab/config';
import { subgraphsAt } from '@rab/config/catalogue';
import type { Deployment } from '@rab/evm/deploy';
import { zeroAddress } from 'viem';

const NOWHERE = 'http://127.0.0.1:1';
/** Milliseconds; the indexer asks for new blocks as often. */
const BLOCK_TIME = 300;

/**
 * A config.json as a public chain would have it: not marked local, so that the indexer runs as in production, with one
 * link and its cache.
 * @param startBlock the first that the indexer reads
 */
export function indexerConfig(rpcUrl: string, startBlock: number, contracts: Deployment['contracts']): AppConfigInput {
  const native = { address: zeroAddress, name: 'BNB', symbol: 'BNB', decimals: 18, ckgid: null, logo: null };
  const links = [
    ...(['mainSite', 'buyRabbit', 'aboutUs', 'faqs', 'docs', 'termsOfUse'] as const),
    ...(['contact', 'feedback', 'howToStart', 'applyToLaunch'] as const),
  ];
  return {
    defaultChainId: 31337,
    chains: {
      31337: {
        id: 31337,
        name: 'Chain of a test',
        logo: '',
        rpcUrls: [rpcUrl],
        explorerUrl: NOWHERE,
        scanName: 'Explorer',
        startBlock,
        blockTime: BLOCK_TIME,
        contracts: { ...contracts, multicall: null },
        nativeToken: native,
        baseTokens: [native],
        exchanges: [],
        subgraphs: subgraphsAt(() => NOWHERE),
        TOKEN_FEE: 0,
        BASE_FEE: 40,
      },
    },
    content: { gateway: NOWHERE, upload: NOWHERE },
    wallet: { ownRdns: null, walletConnectProjectId: null, helpUrl: NOWHERE },
    links: {
      ...(Object.fromEntries(links.map((name) => [name, NOWHERE])) as Record<(typeof links)[number], string>),
      social: [],
    },
    flags: { testnet: false },
  };
}
