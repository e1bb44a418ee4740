import { type Abi, type Address, isAddressEqual, stringify, zeroAddress } from 'viem';
import { DeploymentError } from './DeploymentError.ts';
import type { CloningFactory, DeploymentPlan } from './plan.ts';
import type { ChainReader, DeployClient, Sender } from './sender.ts';
import type { ExchangeSettings, PlatformSettings } from './settings.ts';

/** Something that has to be so on chain, and the call that makes it so. */
interface Wire {
  /** What is compared, for the report: `launchpadSetting.getBaseFee`. */
  name: string;
  read(): Promise<unknown>;
  wanted: unknown;
  /** Absent where only another deployment could change it. */
  call?: { to: Address; abi: Abi; functionName: string; args: readonly unknown[] };
}

/** A difference between what is wanted and what the chain says. */
export interface Difference {
  name: string;
  wanted: string;
  found: string;
}

/** Ownership that waits for the new owner's `acceptOwnership`. */
export interface PendingOwner {
  contract: string;
  address: Address;
  newOwner: Address;
}

interface OwnedContract {
  name: string;
  address: Address;
  abi: Abi;
}

const isSame = (a: unknown, b: unknown): boolean => stringify(a).toLowerCase() === stringify(b).toLowerCase();

/** Makes every setting as wanted with as few transactions as possible, then reads all of them back. */
export async function wire(
  client: DeployClient,
  sender: Sender,
  plan: DeploymentPlan,
  settings: PlatformSettings,
): Promise<Difference[]> {
  const wires = await wiresOf(client, plan, settings);
  const done = new Set<string>();
  for (const { read, wanted, call } of wires) {
    // several values are set by one call
    const key = call && stringify([call.to, call.functionName, call.args]);
    if (!call || !key || done.has(key) || isSame(await read(), wanted)) continue;
    const owner = await client.readContract({ address: call.to, abi: call.abi, functionName: 'owner' });
    // not ours to change: the read-back below reports it
    if (!isAddressEqual(owner as Address, sender.address)) continue;
    await sender.call(call.to, call.abi, call.functionName, call.args);
    done.add(key);
  }
  return differencesOf(wires);
}

/** What of the settings is otherwise on the chain. */
export const readDifferences = async (
  client: ChainReader,
  plan: DeploymentPlan,
  settings: PlatformSettings,
): Promise<Difference[]> => differencesOf(await wiresOf(client, plan, settings));

async function differencesOf(wires: readonly Wire[]): Promise<Difference[]> {
  const checked = await Promise.all(
    wires.map(async ({ name, read, wanted }) => ({ name, wanted, found: await read() })),
  );
  return checked
    .filter(({ wanted, found }) => !isSame(wanted, found))
    .map(({ name, wanted, found }) => ({ name, wanted: stringify(wanted), found: stringify(found) }));
}

/**
 * Offers every owned contract to its final owner, who has to accept it (two steps).
 * @throws {DeploymentError} when it belongs to somebody else, who has to offer it
 */
export async function handOver(
  client: DeployClient,
  sender: Sender,
  { owned }: DeploymentPlan,
  owner: Address,
): Promise<PendingOwner[]> {
  const pending: PendingOwner[] = [];
  for (const { name, address, abi } of owned) {
    const read = async (functionName: string) => (await client.readContract({ address, abi, functionName })) as Address;
    const now = await read('owner');
    if (isAddressEqual(now, owner)) continue;
    if (!isAddressEqual(await read('pendingOwner'), owner)) {
      if (!isAddressEqual(now, sender.address))
        throw new DeploymentError(
          `${name} at ${address} belongs to ${now}, who has to call transferOwnership(${owner}).`,
        );
      await sender.call(address, abi, 'transferOwnership', [owner]);
    }
    pending.push({ contract: name, address, newOwner: owner });
  }
  return pending;
}

async function wiresOf(client: ChainReader, plan: DeploymentPlan, settings: PlatformSettings): Promise<Wire[]> {
  const { launchpadSetting, rabbitLock, lockProof, positionLock, positionProof } = plan.contracts;
  const reader =
    ({ address, abi }: OwnedContract) =>
    (functionName: string, args: readonly unknown[] = []) =>
      client.readContract({ address, abi, functionName, args });
  const readSetting = reader(launchpadSetting);
  const setting = (functionName: string, args: readonly unknown[]) => ({
    to: launchpadSetting.address,
    abi: launchpadSetting.abi,
    functionName,
    args,
  });
  const value = (getter: string, wanted: unknown, call?: Wire['call']): Wire => ({
    name: `launchpadSetting.${getter}`,
    read: () => readSetting(getter),
    wanted,
    ...(call && { call }),
  });
  const { baseFee, tokenFee, creationFee, tokenCreationFee, feeAddress, rabAddress } = settings;
  const setFees = setting('setFees', [baseFee, tokenFee, creationFee, feeAddress]);

  const exchanges = (await readSetting('exchanges')) as readonly ExchangeSettings[];
  const baseTokens = (await readSetting('baseTokens')) as readonly Address[];
  const wantedTokens = [zeroAddress, ...settings.baseTokens];
  const has = (list: readonly Address[], item: Address) => list.some((each) => isAddressEqual(each, item));
  const wantedFactories = settings.exchanges.map(({ factory }) => factory);

  return [
    value('getRabbitLock', rabbitLock.address),
    value('getWrappedNative', settings.wrappedNative),
    value('getBaseFee', BigInt(baseFee), setFees),
    value('getTokenFee', BigInt(tokenFee), setFees),
    value('getCreationFee', creationFee, setFees),
    value('getFeeAddress', feeAddress, setFees),
    value('getRABAddress', rabAddress, setting('setRABAddress', [rabAddress])),
    ...settings.exchanges.map(({ factory, router, initHash, swapFeeBps }) => ({
      name: `launchpadSetting.getExchange(${factory})`,
      read: () => readSetting('getExchange', [factory]),
      wanted: { factory, router, initHash, swapFeeBps },
      call: setting('setExchange', [{ factory, router, initHash, swapFeeBps }]),
    })),
    ...exchanges
      .filter(({ factory }) => !has(wantedFactories, factory))
      .map(({ factory }) => ({
        name: `launchpadSetting.isExchange(${factory})`,
        read: () => readSetting('isExchange', [factory]),
        wanted: false,
        call: setting('removeExchange', [factory]),
      })),
    ...[...wantedTokens, ...baseTokens.filter((token) => !has(wantedTokens, token))].map((token) => ({
      name: `launchpadSetting.isBaseToken(${token})`,
      read: () => readSetting('isBaseToken', [token]),
      wanted: has(wantedTokens, token),
      call: setting('setBaseToken', [token, has(wantedTokens, token)]),
    })),
    ...(Object.keys(plan.implementations) as CloningFactory[]).map((factory) => ({
      name: `${factory}.IMPLEMENTATION`,
      read: () => reader(plan.contracts[factory])('IMPLEMENTATION'),
      wanted: plan.implementations[factory].address,
    })),
    ...plan.saleFactories.map((factory) => ({
      name: `${factory.name}.SETTING`,
      read: () => reader(factory)('SETTING'),
      wanted: launchpadSetting.address,
    })),
    ...(
      [
        ['LOCKER', rabbitLock.address],
        ['SETTING', launchpadSetting.address],
      ] as const
    ).map(([getter, wanted]) => ({ name: `lockProof.${getter}`, read: () => reader(lockProof)(getter), wanted })),
    ...(positionLock
      ? [
          {
            name: 'positionLock.managers',
            read: () => reader(positionLock)('managers'),
            wanted: settings.positionManagers,
          },
        ]
      : []),
    ...(positionLock && positionProof
      ? [
          {
            name: 'positionProof.LOCKER',
            read: () => reader(positionProof)('LOCKER'),
            wanted: positionLock.address,
          },
        ]
      : []),
    ...plan.tokenFactories.flatMap((factory) => {
      const call = {
        to: factory.address,
        abi: factory.abi,
        functionName: 'setFlatFee',
        args: [tokenCreationFee, feeAddress],
      };
      const read = reader(factory);
      return [
        { name: `${factory.name}.flatFee`, read: () => read('flatFee'), wanted: tokenCreationFee, call },
        { name: `${factory.name}.feeAddress`, read: () => read('feeAddress'), wanted: feeAddress, call },
      ];
    }),
  ];
}
