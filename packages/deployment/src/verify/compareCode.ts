import { type ChainReader, compiledOf, creationCodeOf, isOwnSource, type PlannedContract } from '@rab/evm/deploy';
import { type Address, type Hex, hexToBytes } from 'viem';

export const NO_CODE = 'there is no code';

/**
 * How the code at a contract's address differs from what its sources and constructor arguments make; null where it is the same. What
 * they make is asked of the chain itself: the constructor runs once more, at the very address, without a transaction. So every
 * immutable is compared too.
 * @param behind what the constructor creates, the code behind the clones of a factory
 */
export async function compareCode(
  client: ChainReader,
  contract: PlannedContract,
  behind?: PlannedContract,
): Promise<string | null> {
  const code = await client.getCode({ address: contract.address });
  if (!code) return NO_CODE;
  const expected = await codeByConstructor(client, contract, behind?.address);
  if (expected === null) return 'its constructor fails with these arguments';
  return code === expected ? null : describeDifference(contract, hexToBytes(code), hexToBytes(expected));
}

/** Null where the constructor reverts. */
async function codeByConstructor(
  client: ChainReader,
  contract: PlannedContract,
  behind: Address | undefined,
): Promise<Hex | null> {
  const empty = { code: '0x', nonce: '0x0', state: {} } as const;
  const override = {
    ...(behind && { [behind]: empty }),
    // a new contract counts its own creations from 1
    [contract.address]: { ...empty, code: creationCodeOf(contract), nonce: '0x1' },
  };
  // viem leaves an empty storage out of the overrides, and constructors must not find what is there
  const call = { method: 'eth_call', params: [{ from: contract.creator, to: contract.address }, 'latest', override] };
  return (await (client.request as (call: unknown) => Promise<unknown>)(call).catch((error: unknown) => {
    if (isRevert(error)) return null;
    throw error;
  })) as Hex | null;
}

const isRevert = (error: unknown): boolean =>
  error instanceof Error && /revert/i.test(`${error.message} ${'details' in error ? error.details : ''}`);

function describeDifference({ source }: PlannedContract, code: Uint8Array, expected: Uint8Array): string {
  if (code.length !== expected.length) return `its code has ${code.length} bytes, compiled it has ${expected.length}`;
  const references = isOwnSource(source) ? compiledOf(source).deployedBytecode.immutableReferences : undefined;
  const immutables = Object.values(references ?? {}).flat();
  const differs = (index: number) => code[index] !== expected[index];
  const differing = [...code.keys()].filter(differs);
  const outside = differing.filter(
    (index) => !immutables.some(({ start, length }) => index >= start && index < start + length),
  );
  const [first] = outside;
  if (first !== undefined) return `${outside.length} bytes of its code differ, the first at ${first}`;
  const other = immutables.find(({ start, length }) => differing.some((at) => at >= start && at < start + length));
  const word = (bytes: Uint8Array) =>
    Buffer.from(bytes.slice(other?.start, (other?.start ?? 0) + (other?.length ?? 0)));
  return `an immutable is 0x${word(code).toString('hex')}, by its arguments 0x${word(expected).toString('hex')}`;
}
