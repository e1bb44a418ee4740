import { type ContractCall, contractCall } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { rabbitAirdropAbi, rabbitPositionLockAbi } from '@rab/contracts/abis/others';
import {
  type AirdropTerms,
  claimAirdropCall,
  claimAirdropForManyCall,
  createAirdropCall,
  type ProvenAirdropRow,
  reclaimAirdropCall,
} from '@rab/contracts/airdrop-calls';
import { type AirdropRow, airdropTree, finish, sumOf, writeListDocument } from '@rab/contracts/airdrop-list';
import {
  collectFeesCall,
  lockPositionCall,
  moveUnlockDateCall,
  offerPositionLockCall,
  type PositionLockTerms,
  renouncePositionLockCall,
  unlockPositionCall,
} from '@rab/contracts/position-calls';
import {
  finalizeGrowCall,
  handBackCall,
  setPartsStoppedCall,
  setStatusCall,
  setVisibleCall,
  withdrawPartsCall,
} from '@rab/contracts/sale-calls';
import { PlatformChain, V3Exchange } from '@rab/evm/driver';
import { type Address, parseAbi, parseEther, parseEventLogs, zeroAddress } from 'viem';
import type { Cast } from '../chain/accounts.ts';
import type { Deployment } from '../chain/deploy.ts';
import type { LocalChain } from '../chain/LocalChain.ts';
import type { Project } from './projects.ts';
import { type Places, upload, uploadProject } from './uploadProject.ts';

export const HOUR = 3600n;
export const DAY = 86_400n;
/** What only the administrator calls is in no front end's ABI. */
const settingAbi = parseAbi(['function setLabel(address sale, uint8 labelType, string link)']);

/** A campaign with all that its claims take. */
interface Airdrop {
  id: bigint;
  rows: readonly ProvenAirdropRow[];
}

/** The chain of the demo data: what the product can do there, done by the accounts of the cast. */
export class DemoChain extends PlatformChain {
  readonly cast: Cast;
  /** A token that sales may be priced in. */
  readonly stable: Address;
  readonly v3: V3Exchange;
  readonly #positionLock: Address;
  readonly #setting: Address;
  readonly #airdrop: Address;
  readonly #places: Places;

  constructor(
    { client }: LocalChain,
    cast: Cast,
    deployment: Pick<Deployment, 'contracts' | 'exchange' | 'positionManager' | 'stable'>,
    places: Places,
  ) {
    super(client, deployment);
    [this.cast, this.stable, this.#places] = [cast, deployment.stable, places];
    this.#setting = deployment.contracts.launchpadSetting;
    this.#airdrop = deployment.contracts.airdrop;
    this.v3 = new V3Exchange(this, deployment.positionManager);
    this.#positionLock = deployment.contracts.positionLock ?? zeroAddress;
  }

  /** Uploads what a project says of itself. Resolves to its hash. */
  upload(project: Project): Promise<string> {
    return uploadProject(project, this.#places);
  }

  /** Gives an account BUSD to try things with. */
  async handOutStable(account: Address, amount: string): Promise<void> {
    await this.mint(account, this.stable, parseEther(amount));
  }

  /** The admin's review of a grow sale: 4 LISTING, 5 SATISFY, 6 NOT_SATISFY. */
  setGrowStatus(sale: Address, status: 4 | 5 | 6): Promise<unknown> {
    return this.#administer(setStatusCall({ id: sale }, status));
  }

  showGrow(sale: Address): Promise<unknown> {
    return this.#administer(setVisibleCall({ id: sale }, true));
  }

  finalizeGrow(account: Address, sale: Address): Promise<unknown> {
    return this.send(account, finalizeGrowCall({ id: sale }));
  }

  /** Its owner gets the parts of a grow that are due. */
  withdrawParts(account: Address, sale: Address): Promise<unknown> {
    return this.send(account, withdrawPartsCall({ id: sale }));
  }

  /** Hands an account's unclaimed tokens of a grow back for whatever they bring. */
  handBack(account: Address, sale: Address): Promise<unknown> {
    return this.send(account, handBackCall({ id: sale }, 0n));
  }

  stopParts(sale: Address, isStopped: boolean): Promise<unknown> {
    return this.#administer(setPartsStoppedCall({ id: sale }, isStopped));
  }

  /** @param kind 0 audit, 1 kyc */
  async label(sale: Address, kind: 0 | 1): Promise<void> {
    const link = `${this.#places.explorer}/elsewhere/${kind === 0 ? 'Audit' : 'KYC'}%20report`;
    const label = { address: this.#setting, abi: settingAbi, functionName: 'setLabel' } as const;
    await this.#administer(contractCall({ ...label, args: [sale, kind, link] }));
  }

  /** Starts a campaign whose list is in the content store; it holds what the rows promise. */
  async createAirdrop(
    creator: Address,
    terms: Omit<AirdropTerms, 'amount' | 'root' | 'list'>,
    rows: readonly AirdropRow[],
  ): Promise<Airdrop> {
    const tree = finish(airdropTree(rows));
    const amount = sumOf(rows);
    const list = await upload(new File([writeListDocument(rows)], 'list.csv', { type: 'text/csv' }), this.#places);
    await this.approve(creator, terms.token, this.#airdrop, amount);
    const call = createAirdropCall(this.#airdrop, { ...terms, amount, root: tree.root, list });
    const { logs } = await this.send(creator, call);
    const [created] = parseEventLogs({ abi: rabbitAirdropAbi, eventName: 'AirdropCreated', logs });
    if (!created) throw new Error('The event that proves it is missing.');
    return { id: created.args.id, rows: rows.map((row, index) => ({ ...row, index, proof: tree.proofOf(index) })) };
  }

  /** Sends the accounts of some rows what is due to them, by any account. */
  async claimAirdrop(account: Address, { id, rows }: Airdrop, indexes: readonly number[]): Promise<void> {
    const claims = rows.filter((_, index) => indexes.includes(index));
    const [only, ...more] = claims;
    const isOne = only !== undefined && more.length === 0;
    await this.send(
      account,
      isOne ? claimAirdropCall(this.#airdrop, id, only) : claimAirdropForManyCall(this.#airdrop, id, claims),
    );
  }

  async reclaimAirdrop(creator: Address, id: bigint): Promise<void> {
    await this.send(creator, reclaimAirdropCall(this.#airdrop, id));
  }

  /** Locks a position of an account on terms, for itself where they name no owner. Resolves to the lock's id. */
  async lockPosition(
    account: Address,
    tokenId: bigint,
    terms: Pick<PositionLockTerms, 'unlockDate'> & Partial<PositionLockTerms>,
  ): Promise<bigint> {
    const position = { manager: this.v3.manager, tokenId };
    const all = { owner: account, feeReceiver: zeroAddress, description: '', ...terms };
    const { logs } = await this.send(account, lockPositionCall(this.#positionLock, account, position, all));
    const [locked] = parseEventLogs({ abi: rabbitPositionLockAbi, eventName: 'PositionLocked', logs });
    if (!locked) throw new Error('The event that proves it is missing.');
    return locked.args.id;
  }

  async collectFees(account: Address, id: bigint): Promise<void> {
    await this.send(account, collectFeesCall(this.#positionLock, id));
  }

  async movePositionDate(owner: Address, id: bigint, unlockDate: bigint): Promise<void> {
    await this.send(owner, moveUnlockDateCall(this.#positionLock, id, unlockDate));
  }

  async offerPosition(owner: Address, id: bigint, to: Address): Promise<void> {
    await this.send(owner, offerPositionLockCall(this.#positionLock, id, to));
  }

  async renouncePosition(owner: Address, id: bigint): Promise<void> {
    await this.send(owner, renouncePositionLockCall(this.#positionLock, id));
  }

  async unlockPosition(owner: Address, id: bigint): Promise<void> {
    await this.send(owner, unlockPositionCall(this.#positionLock, id));
  }

  async unlock(owner: Address, id: bigint): Promise<void> {
    const lock = { address: this.contracts.rabbitLock, abi: rabbitLockAbi } as const;
    await this.send(owner, contractCall({ ...lock, functionName: 'unlock', args: [id] }));
  }

  #administer(call: ContractCall): Promise<unknown> {
    return this.send(this.cast.admin, call);
  }
}
