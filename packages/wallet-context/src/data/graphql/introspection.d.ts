/* eslint-disable */
/* prettier-ignore */

export type introspection_types = {
  BigInt: unknown;
  Block_height: {
    kind: 'INPUT_OBJECT';
    name: 'Block_height';
    isOneOf: false;
    inputFields: [
      { name: 'number'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'number_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'hash'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
    ];
  };
  Boolean: unknown;
  Bytes: unknown;
  Deposit: {
    kind: 'OBJECT';
    name: 'Deposit';
    fields: {
      account: {
        name: 'account';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      amount: {
        name: 'amount';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      launchpad: {
        name: 'launchpad';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Launchpad'; ofType: null } };
      };
      tokens: {
        name: 'tokens';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
    };
  };
  Deposit_filter: {
    kind: 'INPUT_OBJECT';
    name: 'Deposit_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_';
        type: { kind: 'INPUT_OBJECT'; name: 'Launchpad_filter'; ofType: null };
        defaultValue: null;
      },
      { name: 'launchpad'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'launchpad_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'launchpad_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'launchpad_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'launchpad_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'account'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'account_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'account_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'account_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'amount'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'amount_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'amount_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'amount_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokens'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokens_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'tokens_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tokens_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tokens_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokens_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokens_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokens_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Deposit_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Deposit_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  Deposit_orderBy: { name: 'Deposit_orderBy'; enumValues: 'id' | 'launchpad' | 'account' | 'amount' | 'tokens' };
  ID: unknown;
  Int: unknown;
  Label: {
    kind: 'OBJECT';
    name: 'Label';
    fields: {
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      launchpad: {
        name: 'launchpad';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Launchpad'; ofType: null } };
      };
      link: {
        name: 'link';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      type: {
        name: 'type';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
    };
  };
  Label_filter: {
    kind: 'INPUT_OBJECT';
    name: 'Label_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_';
        type: { kind: 'INPUT_OBJECT'; name: 'Launchpad_filter'; ofType: null };
        defaultValue: null;
      },
      { name: 'launchpad'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'launchpad_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'launchpad_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'launchpad_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'launchpad_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'type'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'type_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'type_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'type_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_not_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'type_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'link_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'link_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'link_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_not_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'link_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Label_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Label_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  Label_orderBy: { name: 'Label_orderBy'; enumValues: 'id' | 'launchpad' | 'type' | 'link' };
  Launchpad: {
    kind: 'OBJECT';
    name: 'Launchpad';
    fields: {
      baseDecimals: {
        name: 'baseDecimals';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      baseFee: {
        name: 'baseFee';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      baseSymbol: {
        name: 'baseSymbol';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      createdAt: {
        name: 'createdAt';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      deposit: {
        name: 'deposit';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Deposit'; ofType: null } };
          };
        };
      };
      endTime: {
        name: 'endTime';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      finalized: {
        name: 'finalized';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
      forceFailed: {
        name: 'forceFailed';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
      growStatus: {
        name: 'growStatus';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      isVisible: {
        name: 'isVisible';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
      labels: {
        name: 'labels';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Label'; ofType: null } };
          };
        };
      };
      lockId: { name: 'lockId'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      lpGenerationComplete: {
        name: 'lpGenerationComplete';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
      numBuyers: {
        name: 'numBuyers';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      owner: {
        name: 'owner';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      presaleInfo: {
        name: 'presaleInfo';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PresaleInfo'; ofType: null } };
      };
      presaleInfo2: {
        name: 'presaleInfo2';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PresaleInfo2'; ofType: null } };
      };
      presaleType: {
        name: 'presaleType';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      presaleVesting: {
        name: 'presaleVesting';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'PresaleVesting'; ofType: null } };
      };
      referrer: {
        name: 'referrer';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Referrer'; ofType: null } };
          };
        };
      };
      startTime: {
        name: 'startTime';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      token: {
        name: 'token';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      tokenDecimals: {
        name: 'tokenDecimals';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      tokenFee: {
        name: 'tokenFee';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      tokenLP: { name: 'tokenLP'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      tokenName: {
        name: 'tokenName';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      tokenSymbol: {
        name: 'tokenSymbol';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      totalBaseCollected: {
        name: 'totalBaseCollected';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      totalRefAmount: {
        name: 'totalRefAmount';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      totalTokensSold: {
        name: 'totalTokensSold';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
    };
  };
  Launchpad_filter: {
    kind: 'INPUT_OBJECT';
    name: 'Launchpad_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'token'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'token_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'token_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'token_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_not_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenName'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenName_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'tokenName_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tokenName_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tokenName_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenName_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenName_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenName_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenName_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenName_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenName_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'tokenName_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'tokenName_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'tokenName_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'tokenName_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'tokenName_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'tokenSymbol'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenSymbol_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'tokenSymbol_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tokenSymbol_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tokenSymbol_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenSymbol_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenSymbol_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenSymbol_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'tokenSymbol_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'tokenSymbol_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'tokenSymbol_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'tokenSymbol_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'tokenSymbol_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'tokenSymbol_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'tokenSymbol_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'tokenSymbol_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'tokenDecimals'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tokenDecimals_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'tokenDecimals_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tokenDecimals_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tokenDecimals_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tokenDecimals_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tokenDecimals_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tokenDecimals_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'baseSymbol'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'baseSymbol_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'baseSymbol_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'baseSymbol_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'baseSymbol_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'baseSymbol_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'baseSymbol_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'baseSymbol_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'baseSymbol_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'baseSymbol_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'baseSymbol_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'baseSymbol_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'baseSymbol_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'baseSymbol_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'baseSymbol_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'baseSymbol_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'baseDecimals'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'baseDecimals_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'baseDecimals_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'baseDecimals_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'baseDecimals_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'baseDecimals_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'baseDecimals_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'baseDecimals_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tokenLP'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'tokenLP_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'tokenLP_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tokenLP_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tokenLP_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'tokenLP_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'tokenLP_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'tokenLP_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'tokenLP_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'tokenLP_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'owner_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'owner_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'owner_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'presaleType'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'presaleType_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'presaleType_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'presaleType_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'presaleType_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'presaleType_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'presaleType_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'presaleType_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'finalized'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      { name: 'finalized_not'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      {
        name: 'finalized_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'finalized_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'isVisible'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      { name: 'isVisible_not'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      {
        name: 'isVisible_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'isVisible_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'createdAt_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'createdAt_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'createdAt_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'startTime_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'startTime_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'startTime_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'endTime_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'endTime_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'endTime_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'baseFee'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'baseFee_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'baseFee_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'baseFee_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'baseFee_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'baseFee_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'baseFee_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'baseFee_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokenFee'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokenFee_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'tokenFee_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tokenFee_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tokenFee_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokenFee_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokenFee_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokenFee_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalBaseCollected'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalBaseCollected_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'totalBaseCollected_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'totalBaseCollected_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'totalBaseCollected_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalBaseCollected_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalBaseCollected_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalBaseCollected_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalTokensSold'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalTokensSold_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'totalTokensSold_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'totalTokensSold_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'totalTokensSold_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalTokensSold_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalTokensSold_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalTokensSold_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'numBuyers'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'numBuyers_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'numBuyers_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'numBuyers_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'numBuyers_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'numBuyers_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'numBuyers_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'numBuyers_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'totalRefAmount'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalRefAmount_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'totalRefAmount_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'totalRefAmount_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'totalRefAmount_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalRefAmount_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalRefAmount_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalRefAmount_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'forceFailed'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      { name: 'forceFailed_not'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      {
        name: 'forceFailed_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'forceFailed_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lpGenerationComplete'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      { name: 'lpGenerationComplete_not'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      {
        name: 'lpGenerationComplete_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lpGenerationComplete_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'growStatus'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'growStatus_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'growStatus_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'growStatus_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'growStatus_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'growStatus_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'growStatus_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'growStatus_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'lockId'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockId_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'lockId_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lockId_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lockId_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockId_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockId_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockId_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo_';
        type: { kind: 'INPUT_OBJECT'; name: 'PresaleInfo_filter'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleInfo'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'presaleInfo_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'presaleInfo_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleInfo_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleInfo_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleInfo_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'presaleInfo2_';
        type: { kind: 'INPUT_OBJECT'; name: 'PresaleInfo2_filter'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleInfo2'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo2_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo2_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'presaleInfo2_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'presaleInfo2_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo2_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo2_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo2_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleInfo2_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo2_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleInfo2_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo2_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleInfo2_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo2_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleInfo2_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleInfo2_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'presaleVesting_';
        type: { kind: 'INPUT_OBJECT'; name: 'PresaleVesting_filter'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleVesting'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleVesting_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleVesting_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'presaleVesting_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'presaleVesting_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleVesting_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleVesting_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleVesting_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'presaleVesting_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleVesting_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'presaleVesting_not_contains';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'presaleVesting_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'presaleVesting_starts_with';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'presaleVesting_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'presaleVesting_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'presaleVesting_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'labels_'; type: { kind: 'INPUT_OBJECT'; name: 'Label_filter'; ofType: null }; defaultValue: null },
      { name: 'referrer_'; type: { kind: 'INPUT_OBJECT'; name: 'Referrer_filter'; ofType: null }; defaultValue: null },
      { name: 'deposit_'; type: { kind: 'INPUT_OBJECT'; name: 'Deposit_filter'; ofType: null }; defaultValue: null },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Launchpad_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Launchpad_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  Launchpad_orderBy: {
    name: 'Launchpad_orderBy';
    enumValues:
      | 'id'
      | 'token'
      | 'tokenName'
      | 'tokenSymbol'
      | 'tokenDecimals'
      | 'baseSymbol'
      | 'baseDecimals'
      | 'tokenLP'
      | 'owner'
      | 'presaleType'
      | 'finalized'
      | 'isVisible'
      | 'createdAt'
      | 'startTime'
      | 'endTime'
      | 'baseFee'
      | 'tokenFee'
      | 'totalBaseCollected'
      | 'totalTokensSold'
      | 'numBuyers'
      | 'totalRefAmount'
      | 'forceFailed'
      | 'lpGenerationComplete'
      | 'growStatus'
      | 'lockId'
      | 'presaleInfo'
      | 'presaleInfo__id'
      | 'presaleInfo__saleToken'
      | 'presaleInfo__baseToken'
      | 'presaleInfo__tokenPrice'
      | 'presaleInfo__maxSpendPerBuyer'
      | 'presaleInfo__minSpendPerBuyer'
      | 'presaleInfo__whitelistTime'
      | 'presaleInfo__hardCap'
      | 'presaleInfo__softCap'
      | 'presaleInfo__liquidityPercent'
      | 'presaleInfo__listingRate'
      | 'presaleInfo__startTime'
      | 'presaleInfo__endTime'
      | 'presaleInfo__lockPeriod'
      | 'presaleInfo__referralRate'
      | 'presaleInfo__isBurn'
      | 'presaleInfo2'
      | 'presaleInfo2__id'
      | 'presaleInfo2__presaleOwner'
      | 'presaleInfo2__factory'
      | 'presaleInfo2__projectInfoHash'
      | 'presaleVesting'
      | 'presaleVesting__id'
      | 'presaleVesting__requestVesting'
      | 'presaleVesting__linearLock'
      | 'presaleVesting__vestingStartEmission'
      | 'presaleVesting__vestingEndEmission'
      | 'presaleVesting__vestingPercentage'
      | 'presaleVesting__vestingPeriod';
  };
  LockDetail: {
    kind: 'OBJECT';
    name: 'LockDetail';
    fields: {
      amount: {
        name: 'amount';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      availableAmount: {
        name: 'availableAmount';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      cycle: {
        name: 'cycle';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      cycleBps: {
        name: 'cycleBps';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      description: {
        name: 'description';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      entity: {
        name: 'entity';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LockEntity'; ofType: null } };
      };
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      isVesting: {
        name: 'isVesting';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
      lockAddedAt: {
        name: 'lockAddedAt';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      lockAddedBlock: {
        name: 'lockAddedBlock';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      lockAddedHash: {
        name: 'lockAddedHash';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      lockUpdateHash: { name: 'lockUpdateHash'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      lockvestedAt: { name: 'lockvestedAt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      lockvestedHash: { name: 'lockvestedHash'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      owner: {
        name: 'owner';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      ownerChangedAt: { name: 'ownerChangedAt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      ownerChangedBlock: { name: 'ownerChangedBlock'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      ownerChangedHash: { name: 'ownerChangedHash'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      tgeBps: {
        name: 'tgeBps';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      tgeDate: {
        name: 'tgeDate';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      token: {
        name: 'token';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      unlockDate: {
        name: 'unlockDate';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      unlockedAmount: {
        name: 'unlockedAmount';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      withdrawable: {
        name: 'withdrawable';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
    };
  };
  LockDetail_filter: {
    kind: 'INPUT_OBJECT';
    name: 'LockDetail_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'token'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'token_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'token_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'token_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_not_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_'; type: { kind: 'INPUT_OBJECT'; name: 'LockEntity_filter'; ofType: null }; defaultValue: null },
      { name: 'entity'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'entity_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'entity_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'entity_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'entity_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'entity_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'entity_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'owner'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'owner_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'owner_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'owner_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'amount'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'amount_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'amount_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'amount_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'unlockDate'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'unlockDate_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'unlockDate_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'unlockDate_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'unlockDate_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'unlockDate_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'unlockDate_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'unlockDate_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'description'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'description_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'description_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'description_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'description_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'description_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'description_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'description_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'description_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'description_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'description_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'description_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'description_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'description_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'description_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'description_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'lockAddedAt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockAddedAt_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'lockAddedAt_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lockAddedAt_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lockAddedAt_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockAddedAt_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockAddedAt_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockAddedAt_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockAddedHash'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockAddedHash_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'lockAddedHash_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lockAddedHash_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lockAddedHash_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockAddedHash_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockAddedHash_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockAddedHash_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockAddedHash_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockAddedHash_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockAddedBlock'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockAddedBlock_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'lockAddedBlock_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lockAddedBlock_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lockAddedBlock_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockAddedBlock_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockAddedBlock_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockAddedBlock_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'isVesting'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      { name: 'isVesting_not'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      {
        name: 'isVesting_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'isVesting_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tgeDate'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tgeDate_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'tgeDate_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tgeDate_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tgeDate_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tgeDate_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tgeDate_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tgeDate_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tgeBps'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tgeBps_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'tgeBps_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tgeBps_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tgeBps_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tgeBps_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tgeBps_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tgeBps_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'cycle'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'cycle_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'cycle_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'cycle_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'cycle_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'cycle_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'cycle_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'cycle_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'cycleBps'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'cycleBps_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'cycleBps_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'cycleBps_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'cycleBps_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'cycleBps_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'cycleBps_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'cycleBps_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'unlockedAmount'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'unlockedAmount_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'unlockedAmount_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'unlockedAmount_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'unlockedAmount_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'unlockedAmount_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'unlockedAmount_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'unlockedAmount_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'availableAmount'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'availableAmount_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'availableAmount_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'availableAmount_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'availableAmount_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'availableAmount_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'availableAmount_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'availableAmount_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'withdrawable'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'withdrawable_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'withdrawable_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'withdrawable_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'withdrawable_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'withdrawable_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'withdrawable_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'withdrawable_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockvestedAt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockvestedAt_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'lockvestedAt_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lockvestedAt_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lockvestedAt_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockvestedAt_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockvestedAt_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockvestedAt_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockvestedHash'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockvestedHash_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'lockvestedHash_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lockvestedHash_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lockvestedHash_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockvestedHash_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockvestedHash_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockvestedHash_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockvestedHash_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'lockvestedHash_not_contains';
        type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null };
        defaultValue: null;
      },
      { name: 'ownerChangedAt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedAt_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'ownerChangedAt_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'ownerChangedAt_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'ownerChangedAt_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedAt_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedAt_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedAt_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedBlock'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedBlock_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'ownerChangedBlock_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'ownerChangedBlock_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'ownerChangedBlock_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedBlock_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedBlock_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedBlock_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedHash'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedHash_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'ownerChangedHash_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'ownerChangedHash_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'ownerChangedHash_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedHash_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedHash_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedHash_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'ownerChangedHash_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'ownerChangedHash_not_contains';
        type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null };
        defaultValue: null;
      },
      { name: 'lockUpdateHash'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockUpdateHash_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'lockUpdateHash_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lockUpdateHash_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lockUpdateHash_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockUpdateHash_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockUpdateHash_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockUpdateHash_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'lockUpdateHash_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'lockUpdateHash_not_contains';
        type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'LockDetail_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'LockDetail_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  LockDetail_orderBy: {
    name: 'LockDetail_orderBy';
    enumValues:
      | 'id'
      | 'token'
      | 'entity'
      | 'owner'
      | 'amount'
      | 'unlockDate'
      | 'description'
      | 'lockAddedAt'
      | 'lockAddedHash'
      | 'lockAddedBlock'
      | 'isVesting'
      | 'tgeDate'
      | 'tgeBps'
      | 'cycle'
      | 'cycleBps'
      | 'unlockedAmount'
      | 'availableAmount'
      | 'withdrawable'
      | 'lockvestedAt'
      | 'lockvestedHash'
      | 'ownerChangedAt'
      | 'ownerChangedBlock'
      | 'ownerChangedHash'
      | 'lockUpdateHash';
  };
  LockEntity: {
    kind: 'OBJECT';
    name: 'LockEntity';
    fields: {
      address: {
        name: 'address';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      createdAt: {
        name: 'createdAt';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      decimals: {
        name: 'decimals';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      decimals0: { name: 'decimals0'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      decimals1: { name: 'decimals1'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      isLpToken: {
        name: 'isLpToken';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
      lockCount: {
        name: 'lockCount';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      lockDetails: {
        name: 'lockDetails';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LockDetail'; ofType: null } };
          };
        };
      };
      name: {
        name: 'name';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      name0: { name: 'name0'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      name1: { name: 'name1'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      symbol: {
        name: 'symbol';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      symbol0: { name: 'symbol0'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      symbol1: { name: 'symbol1'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      token0: { name: 'token0'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      token1: { name: 'token1'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      totalAmount: {
        name: 'totalAmount';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
    };
  };
  LockEntity_filter: {
    kind: 'INPUT_OBJECT';
    name: 'LockEntity_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'address'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'address_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'address_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'address_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'symbol'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'symbol_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'symbol_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'symbol_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'decimals'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'decimals_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'decimals_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'decimals_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'name_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'name_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'name_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_not_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'isLpToken'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      { name: 'isLpToken_not'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      {
        name: 'isLpToken_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'isLpToken_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'token0'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token0_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'token0_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'token0_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'token0_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token0_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token0_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token0_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token0_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token0_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'name0'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'name0_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'name0_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'name0_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_not_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name0_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'decimals0'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals0_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'decimals0_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'decimals0_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'decimals0_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals0_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals0_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals0_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'symbol0'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol0_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol0_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'symbol0_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'symbol0_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol0_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol0_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol0_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol0_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol0_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol0_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol0_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'symbol0_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol0_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'symbol0_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol0_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'token1'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token1_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'token1_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'token1_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'token1_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token1_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token1_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token1_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token1_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'token1_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'name1'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'name1_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'name1_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'name1_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_not_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name1_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'decimals1'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals1_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'decimals1_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'decimals1_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'decimals1_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals1_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals1_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals1_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'symbol1'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol1_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol1_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'symbol1_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'symbol1_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol1_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol1_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol1_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol1_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol1_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol1_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol1_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'symbol1_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol1_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'symbol1_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol1_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'totalAmount'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalAmount_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'totalAmount_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'totalAmount_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'totalAmount_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalAmount_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalAmount_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalAmount_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockCount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'lockCount_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'lockCount_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lockCount_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lockCount_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'lockCount_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'lockCount_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'lockCount_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'createdAt_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'createdAt_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'createdAt_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'lockDetails_';
        type: { kind: 'INPUT_OBJECT'; name: 'LockDetail_filter'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'LockEntity_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'LockEntity_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  LockEntity_orderBy: {
    name: 'LockEntity_orderBy';
    enumValues:
      | 'id'
      | 'address'
      | 'symbol'
      | 'decimals'
      | 'name'
      | 'isLpToken'
      | 'token0'
      | 'name0'
      | 'decimals0'
      | 'symbol0'
      | 'token1'
      | 'name1'
      | 'decimals1'
      | 'symbol1'
      | 'totalAmount'
      | 'lockCount'
      | 'createdAt';
  };
  OrderDirection: { name: 'OrderDirection'; enumValues: 'asc' | 'desc' };
  PresaleInfo: {
    kind: 'OBJECT';
    name: 'PresaleInfo';
    fields: {
      baseToken: {
        name: 'baseToken';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      endTime: {
        name: 'endTime';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      hardCap: {
        name: 'hardCap';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      isBurn: {
        name: 'isBurn';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
      liquidityPercent: { name: 'liquidityPercent'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      listingRate: { name: 'listingRate'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      lockPeriod: { name: 'lockPeriod'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      maxSpendPerBuyer: {
        name: 'maxSpendPerBuyer';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      minSpendPerBuyer: {
        name: 'minSpendPerBuyer';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      referralRate: {
        name: 'referralRate';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      saleToken: {
        name: 'saleToken';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      softCap: {
        name: 'softCap';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      startTime: {
        name: 'startTime';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      tokenPrice: {
        name: 'tokenPrice';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      whitelistTime: {
        name: 'whitelistTime';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
    };
  };
  PresaleInfo2: {
    kind: 'OBJECT';
    name: 'PresaleInfo2';
    fields: {
      factory: { name: 'factory'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      presaleOwner: {
        name: 'presaleOwner';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      projectInfoHash: {
        name: 'projectInfoHash';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
    };
  };
  PresaleInfo2_filter: {
    kind: 'INPUT_OBJECT';
    name: 'PresaleInfo2_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'presaleOwner'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'presaleOwner_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'presaleOwner_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'presaleOwner_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'presaleOwner_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'presaleOwner_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'presaleOwner_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'presaleOwner_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'presaleOwner_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'presaleOwner_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'factory'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'factory_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'factory_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'factory_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'factory_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'factory_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'factory_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'factory_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'factory_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'factory_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'projectInfoHash'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'projectInfoHash_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'projectInfoHash_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'projectInfoHash_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'projectInfoHash_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'projectInfoHash_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'projectInfoHash_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'projectInfoHash_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'projectInfoHash_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'projectInfoHash_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'projectInfoHash_not_contains';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'projectInfoHash_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'projectInfoHash_starts_with';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'projectInfoHash_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'projectInfoHash_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'projectInfoHash_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'PresaleInfo2_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'PresaleInfo2_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  PresaleInfo2_orderBy: {
    name: 'PresaleInfo2_orderBy';
    enumValues: 'id' | 'presaleOwner' | 'factory' | 'projectInfoHash';
  };
  PresaleInfo_filter: {
    kind: 'INPUT_OBJECT';
    name: 'PresaleInfo_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'saleToken'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'saleToken_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'saleToken_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'saleToken_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'saleToken_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'saleToken_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'saleToken_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'saleToken_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'saleToken_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'saleToken_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'baseToken'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'baseToken_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'baseToken_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'baseToken_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'baseToken_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'baseToken_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'baseToken_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'baseToken_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'baseToken_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'baseToken_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'tokenPrice'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokenPrice_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'tokenPrice_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tokenPrice_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tokenPrice_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokenPrice_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokenPrice_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'tokenPrice_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'maxSpendPerBuyer'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'maxSpendPerBuyer_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'maxSpendPerBuyer_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'maxSpendPerBuyer_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'maxSpendPerBuyer_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'maxSpendPerBuyer_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'maxSpendPerBuyer_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'maxSpendPerBuyer_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'minSpendPerBuyer'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'minSpendPerBuyer_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'minSpendPerBuyer_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'minSpendPerBuyer_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'minSpendPerBuyer_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'minSpendPerBuyer_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'minSpendPerBuyer_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'minSpendPerBuyer_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'whitelistTime'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'whitelistTime_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'whitelistTime_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'whitelistTime_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'whitelistTime_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'whitelistTime_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'whitelistTime_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'whitelistTime_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'hardCap'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'hardCap_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'hardCap_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'hardCap_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'hardCap_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'hardCap_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'hardCap_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'hardCap_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'softCap'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'softCap_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'softCap_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'softCap_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'softCap_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'softCap_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'softCap_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'softCap_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'liquidityPercent'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'liquidityPercent_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'liquidityPercent_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'liquidityPercent_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'liquidityPercent_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'liquidityPercent_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'liquidityPercent_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'liquidityPercent_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'listingRate'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'listingRate_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'listingRate_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'listingRate_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'listingRate_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'listingRate_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'listingRate_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'listingRate_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'startTime_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'startTime_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'startTime_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'startTime_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'endTime_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'endTime_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'endTime_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'endTime_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockPeriod'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockPeriod_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'lockPeriod_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'lockPeriod_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'lockPeriod_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockPeriod_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockPeriod_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'lockPeriod_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'referralRate'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'referralRate_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'referralRate_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'referralRate_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'referralRate_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'referralRate_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'referralRate_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'referralRate_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'isBurn'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      { name: 'isBurn_not'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      {
        name: 'isBurn_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'isBurn_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'PresaleInfo_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'PresaleInfo_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  PresaleInfo_orderBy: {
    name: 'PresaleInfo_orderBy';
    enumValues:
      | 'id'
      | 'saleToken'
      | 'baseToken'
      | 'tokenPrice'
      | 'maxSpendPerBuyer'
      | 'minSpendPerBuyer'
      | 'whitelistTime'
      | 'hardCap'
      | 'softCap'
      | 'liquidityPercent'
      | 'listingRate'
      | 'startTime'
      | 'endTime'
      | 'lockPeriod'
      | 'referralRate'
      | 'isBurn';
  };
  PresaleVesting: {
    kind: 'OBJECT';
    name: 'PresaleVesting';
    fields: {
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      linearLock: {
        name: 'linearLock';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
      requestVesting: {
        name: 'requestVesting';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
      vestingEndEmission: {
        name: 'vestingEndEmission';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      vestingPercentage: {
        name: 'vestingPercentage';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      vestingPeriod: {
        name: 'vestingPeriod';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      vestingStartEmission: { name: 'vestingStartEmission'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
    };
  };
  PresaleVesting_filter: {
    kind: 'INPUT_OBJECT';
    name: 'PresaleVesting_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'requestVesting'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      { name: 'requestVesting_not'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      {
        name: 'requestVesting_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'requestVesting_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'linearLock'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      { name: 'linearLock_not'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }; defaultValue: null },
      {
        name: 'linearLock_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'linearLock_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'vestingStartEmission'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingStartEmission_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'vestingStartEmission_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'vestingStartEmission_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'vestingStartEmission_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingStartEmission_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingStartEmission_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingStartEmission_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingEndEmission'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingEndEmission_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'vestingEndEmission_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'vestingEndEmission_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'vestingEndEmission_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingEndEmission_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingEndEmission_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingEndEmission_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPercentage'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPercentage_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'vestingPercentage_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'vestingPercentage_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'vestingPercentage_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPercentage_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPercentage_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPercentage_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPeriod'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPeriod_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'vestingPeriod_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'vestingPeriod_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'vestingPeriod_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPeriod_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPeriod_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'vestingPeriod_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'PresaleVesting_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'PresaleVesting_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  PresaleVesting_orderBy: {
    name: 'PresaleVesting_orderBy';
    enumValues:
      | 'id'
      | 'requestVesting'
      | 'linearLock'
      | 'vestingStartEmission'
      | 'vestingEndEmission'
      | 'vestingPercentage'
      | 'vestingPeriod';
  };
  Query: {
    kind: 'OBJECT';
    name: 'Query';
    fields: {
      _meta: { name: '_meta'; type: { kind: 'OBJECT'; name: '_Meta_'; ofType: null } };
      deposit: { name: 'deposit'; type: { kind: 'OBJECT'; name: 'Deposit'; ofType: null } };
      deposits: {
        name: 'deposits';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Deposit'; ofType: null } };
          };
        };
      };
      launchpad: { name: 'launchpad'; type: { kind: 'OBJECT'; name: 'Launchpad'; ofType: null } };
      launchpads: {
        name: 'launchpads';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Launchpad'; ofType: null } };
          };
        };
      };
      lockDetail: { name: 'lockDetail'; type: { kind: 'OBJECT'; name: 'LockDetail'; ofType: null } };
      lockDetails: {
        name: 'lockDetails';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LockDetail'; ofType: null } };
          };
        };
      };
      lockEntities: {
        name: 'lockEntities';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LockEntity'; ofType: null } };
          };
        };
      };
      lockEntity: { name: 'lockEntity'; type: { kind: 'OBJECT'; name: 'LockEntity'; ofType: null } };
      referrer: { name: 'referrer'; type: { kind: 'OBJECT'; name: 'Referrer'; ofType: null } };
      referrers: {
        name: 'referrers';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Referrer'; ofType: null } };
          };
        };
      };
      token: { name: 'token'; type: { kind: 'OBJECT'; name: 'Token'; ofType: null } };
      tokens: {
        name: 'tokens';
        type: {
          kind: 'NON_NULL';
          name: never;
          ofType: {
            kind: 'LIST';
            name: never;
            ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Token'; ofType: null } };
          };
        };
      };
    };
  };
  Referrer: {
    kind: 'OBJECT';
    name: 'Referrer';
    fields: {
      account: {
        name: 'account';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      amount: {
        name: 'amount';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      launchpad: {
        name: 'launchpad';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Launchpad'; ofType: null } };
      };
    };
  };
  Referrer_filter: {
    kind: 'INPUT_OBJECT';
    name: 'Referrer_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_';
        type: { kind: 'INPUT_OBJECT'; name: 'Launchpad_filter'; ofType: null };
        defaultValue: null;
      },
      { name: 'launchpad'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'launchpad_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'launchpad_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'launchpad_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'launchpad_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_starts_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'launchpad_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'launchpad_ends_with_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'account'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'account_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'account_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'account_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'account_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'amount'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'amount_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'amount_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'amount_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'amount_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Referrer_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Referrer_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  Referrer_orderBy: { name: 'Referrer_orderBy'; enumValues: 'id' | 'launchpad' | 'account' | 'amount' };
  String: unknown;
  Token: {
    kind: 'OBJECT';
    name: 'Token';
    fields: {
      address: {
        name: 'address';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      createdAt: {
        name: 'createdAt';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
      decimals: {
        name: 'decimals';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      id: { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } } };
      name: {
        name: 'name';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      owner: {
        name: 'owner';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
      };
      symbol: {
        name: 'symbol';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      tokenType: {
        name: 'tokenType';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      totalSupply: {
        name: 'totalSupply';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
      };
    };
  };
  Token_filter: {
    kind: 'INPUT_OBJECT';
    name: 'Token_filter';
    isOneOf: false;
    inputFields: [
      { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_not'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      {
        name: 'id_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'id_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'id_gt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_gte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lt'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'id_lte'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null }; defaultValue: null },
      { name: 'address'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'address_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'address_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'address_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'address_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'name'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'name_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'name_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'name_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_not_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'name_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_not'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'symbol_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'symbol_gt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_gte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_lt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_lte'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_contains_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_not_contains'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      {
        name: 'symbol_not_contains_nocase';
        type: { kind: 'SCALAR'; name: 'String'; ofType: null };
        defaultValue: null;
      },
      { name: 'symbol_starts_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_starts_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_ends_with'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'symbol_ends_with_nocase'; type: { kind: 'SCALAR'; name: 'String'; ofType: null }; defaultValue: null },
      { name: 'decimals'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'decimals_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'decimals_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'decimals_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'decimals_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'totalSupply'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalSupply_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'totalSupply_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'totalSupply_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'totalSupply_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalSupply_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalSupply_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'totalSupply_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'owner'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_not'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      {
        name: 'owner_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'owner_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Bytes'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'owner_gt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_gte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_lt'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_lte'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'owner_not_contains'; type: { kind: 'SCALAR'; name: 'Bytes'; ofType: null }; defaultValue: null },
      { name: 'tokenType'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tokenType_not'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      {
        name: 'tokenType_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'tokenType_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'tokenType_gt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tokenType_gte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tokenType_lt'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'tokenType_lte'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null }; defaultValue: null },
      { name: 'createdAt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_not'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'createdAt_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      {
        name: 'createdAt_not_in';
        type: {
          kind: 'LIST';
          name: never;
          ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'BigInt'; ofType: null } };
        };
        defaultValue: null;
      },
      { name: 'createdAt_gt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_gte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_lt'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      { name: 'createdAt_lte'; type: { kind: 'SCALAR'; name: 'BigInt'; ofType: null }; defaultValue: null },
      {
        name: 'and';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Token_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
      {
        name: 'or';
        type: {
          kind: 'LIST';
          name: never;
          ofType: {
            kind: 'NON_NULL';
            name: never;
            ofType: { kind: 'INPUT_OBJECT'; name: 'Token_filter'; ofType: null };
          };
        };
        defaultValue: null;
      },
    ];
  };
  Token_orderBy: {
    name: 'Token_orderBy';
    enumValues: 'id' | 'address' | 'name' | 'symbol' | 'decimals' | 'totalSupply' | 'owner' | 'tokenType' | 'createdAt';
  };
  _Block_: {
    kind: 'OBJECT';
    name: '_Block_';
    fields: {
      number: {
        name: 'number';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
      };
      timestamp: { name: 'timestamp'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } };
    };
  };
  _Meta_: {
    kind: 'OBJECT';
    name: '_Meta_';
    fields: {
      block: {
        name: 'block';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: '_Block_'; ofType: null } };
      };
      deployment: {
        name: 'deployment';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null } };
      };
      hasIndexingErrors: {
        name: 'hasIndexingErrors';
        type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } };
      };
    };
  };
};

/** An IntrospectionQuery representation of your schema.
 *
 * @remarks
 * This is an introspection of your schema saved as a file by GraphQLSP.
 * It will automatically be used by `gql.tada` to infer the types of your GraphQL documents.
 * If you need to reuse this data or update your `scalars`, update `tadaOutputLocation` to
 * instead save to a .ts instead of a .d.ts file.
 */
export type introspection = {
  name: never;
  query: 'Query';
  mutation: never;
  subscription: never;
  types: introspection_types;
};
