import { t } from '@lingui/core/macro';
import { isContractAccount } from '@rab/contracts/contract-account';
import { isUserRejection } from '@rab/contracts/errors';
import {
  type Account,
  type Address,
  type Chain,
  ChainDisconnectedError,
  type Client,
  ProviderDisconnectedError,
  parseSignature,
  type Transport,
} from 'viem';
import { getBlock, readContract, signTypedData } from 'viem/actions';
import type { Permit } from './Permit.ts';
import type { PermitDomain } from './readPermitDomain.ts';

export interface PermitRequest {
  domain: PermitDomain;
  spender: Address;
  /** Base units. */
  amount: bigint;
}

const LIFETIME = 20n * 60n;
/** Some wallets answer with 0 or 1 where the chain wants 27 or 28. */
const FIRST_V = 27;

/** What a permit says (EIP-2612). */
export const PERMIT_TYPES = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

const noncesAbi = [
  {
    type: 'function',
    name: 'nonces',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
] as const;

/**
 * A permit did not do for an act: the wallet cannot sign it or the token refuses it; the message is for the person. It has no
 * cause: a revert's own words would be shown instead of what to do.
 */
export class PermitRefused extends Error {
  override readonly name = 'PermitRefused';

  constructor() {
    super(t`The signature wasn’t enough, so nothing was sent. Approve the amount and try again.`);
  }
}

/** A wallet that signs, or the way to it, which is asked for when there is something to sign. */
type Signer = Client<Transport, Chain | undefined, Account>;

/**
 * Asks the wallet to sign that `spender` may take exactly `amount` of the account's tokens, for 20 minutes of chain time.
 * @param client of the token's chain
 * @throws {PermitRefused} when the wallet cannot sign it, or signed with something other than a key (contract accounts); the
 * original error when the person refuses, the wallet changed or the node is unreachable
 */
export async function signPermit(
  client: Client,
  account: Address,
  { domain, spender, amount }: PermitRequest,
  walletOf: () => Signer | Promise<Signer>,
): Promise<Permit> {
  const [isContract, { timestamp }, nonce] = await Promise.all([
    isContractAccount(client, account),
    getBlock(client),
    readContract(client, {
      address: domain.verifyingContract,
      abi: noncesAbi,
      functionName: 'nonces',
      args: [account],
      account,
    }),
  ]);
  // the owners of a Safe would sign for nothing
  if (isContract) throw new PermitRefused();
  const deadline = timestamp + LIFETIME;
  const wallet = await walletOf();
  try {
    const signature = await signTypedData(wallet, {
      domain,
      types: PERMIT_TYPES,
      primaryType: 'Permit',
      message: { owner: account, spender, value: amount, nonce, deadline },
    });
    const { r, s, yParity } = parseSignature(signature);
    return { deadline, v: FIRST_V + yParity, r, s };
  } catch (error) {
    throw isUserRejection(error) || isAway(error) ? error : new PermitRefused();
  }
}

/** The wallet has lost its connection: that says nothing about what it can sign. */
const isAway = (error: unknown): boolean =>
  error instanceof ProviderDisconnectedError || error instanceof ChainDisconnectedError;
