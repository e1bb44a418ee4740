import { type AppConfigInput, NATIVE_PLACEHOLDER } from '@rab/config';
import { baseTokensInUse, subgraphsAt, TOKEN_CATALOGUE } from '@rab/config/catalogue';
import type { NamedAccount } from '../chain/accounts.ts';
import type { Deployment } from '../chain/deploy.ts';
import { LOCAL_CHAIN_ID } from '../chain/LocalChain.ts';
import { originOf, type Ports, webPortOf } from '../options.ts';

/** Milliseconds between blocks when nobody sends a transaction; a transaction is mined at once. */
export const BLOCK_TIME = 3000;

/** The config.json of a local stack: chain 31337 as default, everything on this machine. */
export function localConfig(ports: Ports, deployment: Deployment, accounts: readonly NamedAccount[]): AppConfigInput {
  const explorer = originOf(ports.explorer);
  const elsewhere = (name: string) => `${explorer}/elsewhere/${encodeURIComponent(name)}`;
  const guide = (page: string) => `${originOf(ports.guide)}/${page}`;
  const logo = (name: string) => `${explorer}/logo/${name}.svg`;
  return {
    defaultChainId: LOCAL_CHAIN_ID,
    chains: {
      [LOCAL_CHAIN_ID]: {
        id: LOCAL_CHAIN_ID,
        name: 'Local chain',
        logo: logo('Local'),
        rpcUrls: [originOf(ports.chain)],
        explorerUrl: explorer,
        scanName: 'Local explorer',
        blockTime: BLOCK_TIME,
        contracts: deployment.contracts,
        nativeToken: { address: NATIVE_PLACEHOLDER, ...TOKEN_CATALOGUE.BNB },
        baseTokens: baseTokensInUse(deployment.stable),
        exchanges: [{ name: 'PancakeSwap', ...deployment.exchange }],
        positionManagers: [{ name: 'Uniswap V3', address: deployment.positionManager }],
        subgraphs: subgraphsAt((name) => `${originOf(ports.indexer)}/subgraphs/name/${name}`),
        badges: `${originOf(ports.indexer)}/subgraphs/badges`,
        share: `${originOf(ports.indexer)}/subgraphs/share`,
        // the port of the page with the Safe is that of its service
        safe: { service: `${originOf(ports.safe)}/api`, queue: `${originOf(ports.safe)}/?safe=` },
        TOKEN_FEE: deployment.tokenFee,
        BASE_FEE: deployment.baseFee,
        local: { accounts: [...accounts], safeHost: originOf(ports.safe) },
      },
    },
    content: { gateway: `${originOf(ports.content)}/ipfs`, upload: originOf(ports.content) },
    wallet: {
      ownRdns: null,
      walletConnectProjectId: null,
      safeHosts: [originOf(ports.safe)],
      helpUrl: elsewhere('What is a wallet'),
    },
    links: {
      mainSite: originOf(webPortOf(ports, 'shell')),
      buyRabbit: elsewhere('Buy RABBIT'),
      aboutUs: guide('about.html'),
      faqs: guide('faq.html'),
      docs: guide(''),
      termsOfUse: guide('terms.html'),
      contact: elsewhere('Contact'),
      feedback: elsewhere('Feedback'),
      howToStart: guide('how-a-sale-works.html'),
      guide: guide(''),
      applyToLaunch: elsewhere('Apply to launch'),
      social: ['Twitter', 'Telegram', 'Discord', 'Medium', 'GitHub'].map((name) => ({ name, url: elsewhere(name) })),
    },
    flags: { testnet: false },
  };
}
