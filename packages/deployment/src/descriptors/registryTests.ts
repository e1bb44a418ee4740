import { type Descriptor, show } from '@rab/contracts/clear-signing';
import {
  type AbiParameter,
  type Address,
  encodeFunctionData,
  isAddress,
  parseEther,
  serializeTransaction,
  toFunctionSelector,
} from 'viem';
import { OWNER, signedFunctions } from './describe.ts';
import type { SignedContract } from './signedContracts.ts';

const NATIVE = { symbol: 'ETH', decimals: 18 };
const TOKEN = { symbol: 'CARROT', decimals: 18, name: 'Carrot' };
const TOKEN_ADDRESS: Address = '0x00000000000000000000000000000000000CA440';
const SOMEBODY: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** By the names that our contracts give their parameters. */
const VALUES: readonly [RegExp, unknown][] = [
  [/token$/i, TOKEN_ADDRESS],
  [/time$|date$|deadline$/i, 1_800_000_000n],
  [/bps$|percentage$/i, 2_500n],
  [/percent$|rate$|fee$/i, 50n],
  [/price$|listingRate|amount|supply|cap$|spend|value|maxBuy|receive|totalTokens|minimum/i, parseEther('1250')],
  [/period|cycle|duration|delay|emission/i, 86_400n],
  [/lockId/, 1_000_001n],
  [/feeOption/, 1n],
  [/status/, 5n],
];

/** A plausible value of a parameter. */
function exampleOf(parameter: AbiParameter): unknown {
  const { type, name = '' } = parameter;
  if (type.endsWith('[]')) return [exampleOf({ ...parameter, type: type.slice(0, -2), name: name.replace(/s$/, '') })];
  if ('components' in parameter)
    return Object.fromEntries(parameter.components.map((component) => [component.name, exampleOf(component)]));
  if (type === 'bool') return true;
  if (type === 'string') return name === 'symbol' ? 'CARROT' : 'Team tokens';
  if (type === 'bytes32') return `0x${'11'.repeat(32)}`;
  const value = VALUES.find(([pattern]) => pattern.test(name))?.[1];
  if (type === 'address') return typeof value === 'string' ? value : SOMEBODY;
  const number = typeof value === 'bigint' ? value : 1n;
  // small integers are plain numbers to the encoder
  return /^uint(8|16|32)$/.test(type) ? Number(number % 251n) : number;
}

/**
 * Tests of a descriptor as the registry has them: of each function an unsigned transaction, and what has to be shown of it. Null for one
 * without an address of its own: its contract is a clone, or is not deployed.
 */
export function testsOf(name: string, { abi }: SignedContract, descriptor: Descriptor) {
  const { context } = descriptor;
  const place =
    'contract' in context && 'deployments' in context.contract ? context.contract.deployments[0] : undefined;
  if (!place || !isAddress(place.address)) return null;
  const { chainId, address: to } = place;
  return {
    $schema: '../../../specs/erc7730-tests-v2.schema.json',
    descriptor: `../calldata-${name}.json`,
    dataProvider: { tokens: { [TOKEN_ADDRESS.toLowerCase()]: TOKEN } },
    tests: signedFunctions(abi).map((item) => {
      const data = encodeFunctionData({ abi: [item], args: item.inputs.map(exampleOf) });
      const value = item.stateMutability === 'payable' ? parseEther('0.2') : 0n;
      const { intent, sentence, fields } = show(
        descriptor,
        { to, data, value },
        { native: NATIVE, tokenOf: (token) => (token === TOKEN_ADDRESS ? TOKEN : undefined) },
      );
      return {
        description: `${item.name} ${toFunctionSelector(item)}`,
        rawTx: serializeTransaction({ type: 'eip1559', chainId, to, data, value }),
        expected: { intent, ...(sentence && { interpolatedIntent: sentence }), owner: OWNER, fields },
      };
    }),
  };
}
