import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ownArtifact } from '@rab/evm/artifact';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { type Address, type Hex, pad } from 'viem';
import { getTokenPowers } from './getTokenPowers.ts';

const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const BEACON_SLOT = '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50';

let anvil: Anvil;
let account: Address;

async function deploy(bytecode: Hex): Promise<Address> {
  const hash = await anvil.client.sendTransaction({ account, data: bytecode, chain: null });
  const { contractAddress } = await anvil.client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error('nothing was deployed');
  return contractAddress;
}
const token = (name: string) => deploy(ownArtifact(name, 'HostileTokens').bytecode);
/** A contract whose code is one byte that stops. */
const emptyProxy = () => deploy('0x600160005360016000f3');
const setSlot = (address: Address, slot: Hex, value: Address) =>
  anvil.client.request({ method: 'anvil_setStorageAt', params: [address, slot, pad(value)] } as never);
const powersOf = async (address: Address) => {
  const { isUpgradeable, powers } = await getTokenPowers(anvil, address);
  return { isUpgradeable, powers: Object.fromEntries(powers.map(({ power, functions }) => [power, functions])) };
};

beforeAll(async () => {
  anvil = await startAnvil();
  [account] = (await anvil.client.getAddresses()) as [Address];
}, 60_000);
afterAll(() => {
  anvil.stop();
});

it('what an owner can do is found in the code of tokens that nobody here is asked about [MNY-11]', async () => {
  expect((await powersOf(await token('BlacklistToken'))).powers).toMatchObject({
    block: ['setBlocked(address,bool)'],
  });
  expect((await powersOf(await token('PausableToken'))).powers).toMatchObject({ pause: ['setPaused(bool)'] });
  expect((await powersOf(await token('LateFeeToken'))).powers).toMatchObject({ fees: ['setTaxed(bool)'] });
});

it('nothing is found in a token of ours, also behind the clone that its factory makes', async () => {
  const { bytecode } = ownArtifact('StandardToken');
  const target = await deploy(bytecode);
  expect(await powersOf(target)).toEqual({ isUpgradeable: false, powers: {} });
  const clone = await deploy(
    `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${target.slice(2)}5af43d82803e903d91602b57fd5bf3`,
  );
  expect(await powersOf(clone)).toEqual({ isUpgradeable: false, powers: {} });
});

it('a clone has the powers of what it stands for, and cannot be replaced', async () => {
  const target = await token('BlacklistToken');
  const clone = await deploy(
    `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${target.slice(2)}5af43d82803e903d91602b57fd5bf3`,
  );
  expect(await powersOf(clone)).toMatchObject({
    isUpgradeable: false,
    powers: { block: ['setBlocked(address,bool)'] },
  });
});

it('a proxy can be replaced, by its own word or its beacon’s, and has the powers of its implementation', async () => {
  const own = await emptyProxy();
  expect(await powersOf(own)).toEqual({ isUpgradeable: false, powers: {} });
  await setSlot(own, IMPLEMENTATION_SLOT, await token('PausableToken'));
  expect(await powersOf(own)).toMatchObject({ isUpgradeable: true, powers: { pause: ['setPaused(bool)'] } });
  const beaconed = await emptyProxy();
  await setSlot(beaconed, BEACON_SLOT, own);
  expect((await powersOf(beaconed)).isUpgradeable).toBe(true);
});
