import type { AppConfigInput } from '@rab/config';
import { subgraphsAt } from '@rab/config/catalogue';

const ZERO = '0x0000000000000000000000000000000000000000';
const address = (digit: string) => `0x${digit.repeat(40)}`;
const bnb = { address: ZERO, name: 'BNB', symbol: 'BNB', decimals: 18, ckgid: 'binancecoin', logo: null };

/** A complete configuration of chain 56, for tests; every call gives a fresh copy. */
export const configFixture = (): AppConfigInput => ({
  defaultChainId: 56,
  chains: {
    '56': {
      id: 56,
      name: 'Binance Smart Chain',
      logo: '/chains/56.svg',
      rpcUrls: ['https://rpc.example/'],
      explorerUrl: 'https://explorer.example',
      scanName: 'BscScan',
      blockTime: 3000,
      contracts: {
        bnA: address('1'),
        tokensInfo: address('2'),
        multicall: address('3'),
        standardTokenFactory: address('4'),
        antiBotStandardTokenFactory: null,
        antiBotStandardToken: null,
        launchpadFactory: address('5'),
        launchpadSetting: address('6'),
        privateSaleFactory: address('7'),
        rabAntiBot: null,
        rabbitLock: address('8'),
      },
      nativeToken: bnb,
      baseTokens: [
        bnb,
        { address: address('9'), name: 'BUSD', symbol: 'BUSD', decimals: 18, ckgid: 'binance-usd', logo: null },
      ],
      exchanges: [
        { name: 'PancakeSwap', factory: address('a'), router: address('b'), trade: 'https://swap.example/?to=' },
      ],
      positionManagers: [{ name: 'PancakeSwap V3', address: address('f') }],
      subgraphs: subgraphsAt((endpoint) => `https://index.example/${endpoint}`),
      TOKEN_FEE: 0,
      BASE_FEE: 40,
    },
  },
  content: { gateway: 'https://content.example/ipfs', upload: 'https://content.example' },
  wallet: { ownRdns: null, walletConnectProjectId: null, helpUrl: 'https://docs.example/wallets' },
  links: {
    mainSite: 'https://rab.example',
    buyRabbit: 'https://swap.example',
    aboutUs: 'https://rab.example/about',
    faqs: 'https://rab.example/faqs',
    docs: 'https://docs.example',
    termsOfUse: 'https://rab.example/terms',
    contact: 'https://rab.example/contact',
    feedback: 'https://rab.example/feedback',
    howToStart: 'https://docs.example/start',
    applyToLaunch: 'https://rab.example/apply',
    social: [{ name: 'Telegram', url: 'https://t.example/rab' }],
  },
  flags: { testnet: false },
});

/** As `configFixture`, with every read asked on its own, not several as one call of the multicall contract. */
export function singleReadsFixture(): AppConfigInput {
  const fixture = configFixture();
  const mainnet = fixture.chains['56'] as (typeof fixture.chains)[string];
  return { ...fixture, chains: { '56': { ...mainnet, contracts: { ...mainnet.contracts, multicall: null } } } };
}
