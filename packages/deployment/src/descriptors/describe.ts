import { GrowStatus } from '@rab/contracts';
import type { Descriptor, Place } from '@rab/contracts/clear-signing';
import { LABEL_TYPES } from '@rab/contracts/sale';
import type { AbiFunction, AbiParameter } from 'viem';
import { NOT_SIGNED } from './CallFormat.ts';
import { account, date, hidden } from './fields.ts';
import type { SignedContract } from './signedContracts.ts';

const SCHEMA = '../../specs/erc7730-v2.schema.json';
export const OWNER = 'RAB Launchpad';
const MOST = `0x8${'0'.repeat(63)}`;

/** Wallets say a truth value as a number or as a word. */
const truth = (yes: string, no: string) => ({ true: yes, false: no, 1: yes, 0: no });
const LABELS = { audit: 'Audit', kyc: 'KYC' } as const;
const ENUMS: NonNullable<Descriptor['metadata']['enums']> = {
  yesOrNo: truth('Yes', 'No'),
  unsold: truth('Burn', 'Return to me'),
  feeOption: { 1: '2% of raised plus 2% of tokens raised', 2: '5% of raised only' },
  growStatus: {
    [GrowStatus.LISTING]: 'LISTING',
    [GrowStatus.SATISFY]: 'SATISFY',
    [GrowStatus.NOT_SATISFY]: 'NOT SATISFY',
  },
  label: Object.fromEntries(LABEL_TYPES.map((type, number) => [number, LABELS[type]])),
};

/** Functions of a contract that wallets sign: what changes nothing, and what only contracts call, is left out. */
export const signedFunctions = (abi: SignedContract['abi']): AbiFunction[] =>
  abi.filter(
    (item): item is AbiFunction =>
      item.type === 'function' &&
      item.stateMutability !== 'view' &&
      item.stateMutability !== 'pure' &&
      !NOT_SIGNED.some((name) => name === item.name),
  );

const parameterText = (parameter: AbiParameter): string => {
  const { type, name } = parameter;
  const shape =
    'components' in parameter ? `(${parametersText(parameter.components)})${type.slice('tuple'.length)}` : type;
  return `${shape} ${name}`;
};
const parametersText = (parameters: readonly AbiParameter[]): string => parameters.map(parameterText).join(', ');

/** The signature of a function with the names of its parameters, by which a wallet decodes its calls. */
export const signatureOf = ({ name, inputs }: AbiFunction): string => `${name}(${parametersText(inputs)})`;

/**
 * The descriptor of a contract.
 * @param places where it is deployed, or its factories are
 * @param url of the platform
 */
export function describe(name: string, contract: SignedContract, places: Place[], url?: string): Descriptor {
  const { abi, deployEvent } = contract;
  const formats = Object.fromEntries(
    signedFunctions(abi).map((item) => {
      const { intent, sentence, fields } = contract.formats[item.name] as SignedContract['formats'][string];
      return [signatureOf(item), { intent, ...(sentence && { interpolatedIntent: sentence }), fields }] as const;
    }),
  );
  const used = JSON.stringify(formats);
  const enums = Object.entries(ENUMS).filter(([key]) => used.includes(`"$.metadata.enums.${key}"`));
  return {
    $schema: SCHEMA,
    context: {
      $id: name,
      contract: deployEvent ? { factory: { deployments: places, deployEvent } } : { deployments: places },
    },
    metadata: {
      owner: OWNER,
      contractName: name,
      ...(url && { info: { url } }),
      ...(enums.length > 0 && { enums: Object.fromEntries(enums) }),
    },
    display: { formats },
  };
}

/**
 * Of the permit (EIP-2612) that a lock or a sale takes in place of an approval, for those who describe a token: it is the token's message, so that
 * the token's descriptor binds it.
 */
export const permitDescriptor = (): Descriptor => ({
  $schema: SCHEMA,
  context: { $id: 'Permit', eip712: {} },
  metadata: { owner: OWNER, contractName: 'Permit' },
  display: {
    formats: {
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': {
        intent: 'Approve',
        interpolatedIntent: 'Approve {value}',
        fields: [
          {
            path: 'value',
            label: 'Amount',
            visible: 'always',
            format: 'tokenAmount',
            params: { tokenPath: '@.to', threshold: MOST, message: 'Unlimited' },
          },
          account('spender', 'Spender'),
          account('owner', 'Owner'),
          date('deadline', 'Permit valid until'),
          hidden('nonce', 'Nonce'),
        ],
      },
    },
  },
});
