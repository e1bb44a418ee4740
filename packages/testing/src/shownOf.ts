import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractCall, formatAmount, shortAddress } from '@rab/contracts';
import { type Descriptor, type Shown, show, type TypedMessage } from '@rab/contracts/clear-signing';
import { rawCall } from '@rab/contracts/raw-call';
import type { Address } from 'viem';

const REGISTRY = join(__dirname, '../../deployment/registry/rab-launchpad');

/** The token of the calls in tests: 18 decimals. */
export const SHOWN_TOKEN: Address = '0x00000000000000000000000000000000000CA440';
const CARROT = { symbol: 'CARROT', decimals: 18 };

/** What a wallet knows, which writes values as our pages do. */
const WORDS = {
  native: { symbol: 'BNB', decimals: 18 },
  tokenOf: (token: Address) => (token === SHOWN_TOKEN ? CARROT : undefined),
  amountText: (value: bigint, { decimals }: { decimals: number }) => formatAmount(value, decimals),
  dateText: (seconds: bigint) =>
    `${new Date(Number(seconds) * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  addressText: shortAddress,
};

/** A descriptor of the registry's folder, e.g. `calldata-RabbitLock`. */
const descriptorOf = (file: string) => JSON.parse(readFileSync(join(REGISTRY, `${file}.json`), 'utf8')) as Descriptor;

/**
 * What a wallet shows of a call that the product sends, by the published descriptor of the contract.
 * @throws {NotShown} where it would ask for a blind signature
 */
export const shownOf = (contract: string, call: ContractCall): Shown =>
  show(descriptorOf(`calldata-${contract}`), rawCall(call), WORDS);

/** What a wallet shows of a permit that the product asks for. */
export const shownPermit = (permit: TypedMessage): Shown => show(descriptorOf('common-eip712-permit'), permit, WORDS);
