/** The parts of ERC-7730, version 2, that our descriptors use: how a wallet words what it is asked to sign. */
export interface Descriptor {
  $schema: string;
  context: { $id: string } & (
    | { contract: { deployments: Place[] } | { factory: { deployments: Place[]; deployEvent: string } } }
    | { eip712: Record<string, never> }
  );
  metadata: {
    owner: string;
    contractName: string;
    info?: { url: string };
    /** Words for values, by the enumeration's name. */
    enums?: Record<string, Record<string, string>>;
  };
  /** By the function's signature with the names of its parameters, or the message's `encodeType`. */
  display: { formats: Record<string, Format> };
}

/** Where a contract is deployed. */
export interface Place {
  chainId: number;
  address: string;
}

/** How one function or message is shown. */
export interface Format {
  intent: string;
  /** The whole act in a sentence; `{path}` is the field of that path. */
  interpolatedIntent?: string;
  fields: readonly (Field | FieldGroup)[];
}

/** Fields whose lists are shown together, element by element. */
export interface FieldGroup {
  label: string;
  iteration: 'bundled';
  path?: never;
  visible?: never;
  fields: readonly Field[];
}

/** How one value is shown. `path` leads through the arguments, or with `@.` to the transaction; `.[]` is each element of a list. */
export type Field = {
  path: string;
  label: string;
  /** Shown always, never, or unless it is one of some values. */
  visible: 'always' | 'never' | { ifNotIn: string[] };
} & FieldFormat;

/** The formats of the standard that our fields have, with their parameters. */
export type FieldFormat =
  | { format: 'raw' | 'amount' | 'duration' }
  | { format: 'addressName'; params: { types: ('wallet' | 'eoa' | 'contract' | 'token')[] } }
  | {
      format: 'tokenAmount';
      /** From `threshold` on, `message` is shown in place of the number. */
      params: { tokenPath: string; nativeCurrencyAddress?: string } & ({ threshold: string; message: string } | object);
    }
  | { format: 'date'; params: { encoding: 'timestamp' } }
  | { format: 'unit'; params: { base: string; decimals: number } }
  | { format: 'enum'; params: { $ref: string } };
