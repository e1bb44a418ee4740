import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { OTHER_CHAIN, type PartOptions, renderPart } from '@rab/testing/renderPart';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateTokenPage } from './CreateTokenPage.tsx';

const FACTORIES = {
  liquidityGeneratorTokenFactory: `0x${'c'.repeat(40)}`,
  babyTokenFactory: `0x${'d'.repeat(40)}`,
  buybackBabyTokenFactory: `0x${'e'.repeat(40)}`,
};
/** Of the exchange that the page knows. */
const ROUTER = `0x${'b'.repeat(40)}`;
const REWARD = `0x${'2'.repeat(40)}`;
/** What the node does not answer about. */
const UNREAD = `0x${'4'.repeat(40)}`;
const reward = {
  address: REWARD,
  name: 'Beet',
  symbol: 'BEET',
  decimals: 18,
  totalSupply: 1n,
  owner: REWARD,
  pair: null,
};

const open = ({ answers, ...options }: PartOptions = {}) =>
  renderPart(<CreateTokenPage />, {
    ...options,
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      flatFee: ([, , factory]) => (factory === 'standardTokenFactory' ? 10n ** 16n : 2n * 10n ** 16n),
      factoryRouter: () => ROUTER,
      tokenInfo: ([, , address]) => (address === UNREAD ? undefined : address === REWARD ? reward : null),
      ...answers,
    },
  });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const choose = async (kind: string) => {
  fireEvent.click(screen.getByRole('radio', { name: kind }));
  await screen.findByText(/^These fees apply to every transfer/);
};
const kinds = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const labels = () =>
  [...document.querySelectorAll('form label:not(:has(input))')].map(({ textContent }) => textContent);
const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const warning = () => screen.queryByText(/^Changing decimals can lead to discrepancies in future calculations/);
const promise = () => screen.getByText(/go to your wallet at once/).textContent;
const BASICS = ['Name*', 'Symbol*', 'Decimals', 'Total supply*'];

beforeEach(beginPart);
afterEach(endPart);

it('the form warns as soon as the decimals are not 18, and no longer than that [TOK-03]', async () => {
  await open();
  expect(field('Decimals').value).toBe('18');
  expect(warning()).toBeNull();
  type('Decimals', '9');
  await waitFor(() => expect(warning()).not.toBeNull());
  type('Decimals', '18');
  await waitFor(() => expect(warning()).toBeNull());
  type('Decimals', '0');
  await waitFor(() => expect(warning()).not.toBeNull());
});

it('the form promises what is created to the last digit, and nothing that cannot be', async () => {
  await open();
  type('Symbol', 'ZRO');
  type('Total supply', '1234567.50');
  await waitFor(() => expect(promise()).toMatch(/^All 1,234,567.5 ZRO go/));
  type('Decimals', '0');
  await waitFor(() => expect(promise()).toMatch(/^All 1,234,567 ZRO go/));
  type('Total supply', '9'.repeat(78));
  await waitFor(() => expect(screen.queryByText(/go to your wallet at once/)).toBeNull());
  expect(await screen.findByText('The supply is too large')).toBeTruthy();
});

it('the form offers the kinds that the chain has factories for, and no choice where it has no factories [TOK-06]', async () => {
  await open();
  expect(kinds()).toEqual([]);
  expect(labels()).toEqual(BASICS);
  cleanup();

  await open({ contracts: { ...FACTORIES, babyTokenFactory: null } });
  expect(kinds()).toEqual(['Standard', 'Liquidity generator', 'Buyback baby']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard' }).checked).toBe(true);
  cleanup();

  const { selectChain } = await open({ contracts: FACTORIES });
  expect(kinds()).toEqual(['Standard', 'Liquidity generator', 'Baby', 'Buyback baby']);
  await choose('Baby');
  await selectChain(OTHER_CHAIN);
  expect(kinds()).toEqual(['Standard']);
  await submit();
  expect(await screen.findByText('You can’t create this kind of token on this network')).toBeTruthy();
});

it('a liquidity generator asks for router, fees and address, and says what the fees do and cost [TOK-07]', async () => {
  await open({ contracts: FACTORIES });
  await choose('Liquidity generator');
  expect(labels()).toEqual([
    ...BASICS,
    'Router*',
    'Transaction fee to generate yield',
    'Transaction fee to generate liquidity',
    'Marketing address',
    'Marketing percent',
  ]);
  const options = [...document.querySelectorAll('select option')].map(({ textContent }) => textContent);
  expect(options).toEqual(['Select a router', 'PancakeSwap']);
  type('Transaction fee to generate yield', '7');
  await waitFor(() => expect(screen.getByText('7% to all holders, in this token')).toBeTruthy());
  expect(screen.getByText(/Nobody can raise them, mint, pause transfers or block accounts/)).toBeTruthy();
  expect(screen.getByText(/can’t sell or lock a token with transfer fees here/)).toBeTruthy();
  expect(screen.getByText('0.02 BNB')).toBeTruthy();
});

it('an anti-bot token asks for nothing more than a plain one, and says where its protection is started [TOK-06, RGT-04]', async () => {
  await open({ contracts: { ...FACTORIES, antiBotStandardTokenFactory: `0x${'f'.repeat(40)}` } });
  expect(kinds()).toEqual(['Standard', 'Anti-bot', 'Liquidity generator', 'Baby', 'Buyback baby']);
  expect(screen.queryByText(/^You choose on the token’s page/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Anti-bot' }));
  expect(await screen.findByText(/^You choose on the token’s page when its protection starts/)).toBeTruthy();
  expect(labels()).toEqual(BASICS);
  expect(screen.getByText('0.02 BNB')).toBeTruthy();
});

it('a router that no configured exchange has is offered by its address', async () => {
  await open({ contracts: FACTORIES, answers: { factoryRouter: () => REWARD } });
  await choose('Liquidity generator');
  const options = [...document.querySelectorAll('select option')].map(({ textContent }) => textContent);
  expect(options).toEqual(['Select a router', '0x2222…2222']);
});

it('a baby token asks for its terms, and hints at what holders must have [TOK-08]', async () => {
  await open({ contracts: FACTORIES });
  await choose('Baby');
  expect(labels()).toEqual([
    ...BASICS,
    'Reward token*',
    'Minimum token balance for dividends*',
    'Token reward fee',
    'Auto add liquidity',
    'Marketing fee',
    'Marketing wallet',
  ]);
  expect(screen.getByText(/^Each wallet must hold over \$50 to get rewards/)).toBeTruthy();
  type('Reward token', REWARD);
  expect(await screen.findByText('Beet (BEET)')).toBeTruthy();
});

it('a buyback baby token asks for its terms [TOK-09]', async () => {
  await open({ contracts: FACTORIES });
  await choose('Buyback baby');
  expect(labels()).toEqual([
    ...BASICS,
    'Reward token*',
    'Liquidity fee',
    'Buyback fee',
    'Reflection fee',
    'Marketing fee',
  ]);
});

it('an address that is no token and a missing router are reported at their fields [TOK-10]', async () => {
  await open({ contracts: FACTORIES });
  await choose('Buyback baby');
  type('Reward token', '0x12');
  expect(await screen.findByText('Invalid token address')).toBeTruthy();
  type('Reward token', `0x${'3'.repeat(40)}`);
  expect(await screen.findByText('Cannot fetch token info')).toBeTruthy();
  type('Reward token', UNREAD);
  expect(await screen.findByText('The network didn’t respond. Try again in a moment.')).toBeTruthy();
  await choose('Liquidity generator');
  type('Marketing address', 'me');
  expect(await screen.findByText('Address is invalid!')).toBeTruthy();
  fireEvent.blur(field('Router'));
  expect(await screen.findByText('Please select a router!')).toBeTruthy();
});

it('the page offers nothing to press before the fee is known, and says so: no press is lost', async () => {
  const { queries } = await open({ isConnected: true, answers: { flatFee: () => undefined } });
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create token' });
  expect(button().disabled).toBe(true);
  expect(screen.getByText('Loading the creation fee…')).toBeTruthy();
  const [query] = queries.getQueryCache().findAll({ queryKey: ['flatFee'] });
  act(() => query?.setData(10n ** 16n));
  await waitFor(() => expect(button().disabled).toBe(false));
});
