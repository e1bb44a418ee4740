export const launchpadSettingAbi = [
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "allowed",
    "type": "bool"
   }
  ],
  "name": "BaseTokenSet",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "factory",
    "type": "address"
   }
  ],
  "name": "ExchangeRemoved",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "factory",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "address",
    "name": "router",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "bytes32",
    "name": "initHash",
    "type": "bytes32"
   },
   {
    "indexed": false,
    "internalType": "uint16",
    "name": "swapFeeBps",
    "type": "uint16"
   }
  ],
  "name": "ExchangeSet",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "baseFee",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tokenFee",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "creationFee",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "address",
    "name": "feeAddress",
    "type": "address"
   }
  ],
  "name": "FeesSet",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "sale",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "uint8",
    "name": "labelType",
    "type": "uint8"
   },
   {
    "indexed": false,
    "internalType": "string",
    "name": "link",
    "type": "string"
   }
  ],
  "name": "LabelSet",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "address",
    "name": "rabAddress",
    "type": "address"
   }
  ],
  "name": "RABAddressSet",
  "type": "event"
 },
 {
  "inputs": [],
  "name": "baseTokens",
  "outputs": [
   {
    "internalType": "address[]",
    "name": "",
    "type": "address[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "exchanges",
  "outputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "factory",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "router",
      "type": "address"
     },
     {
      "internalType": "bytes32",
      "name": "initHash",
      "type": "bytes32"
     },
     {
      "internalType": "uint16",
      "name": "swapFeeBps",
      "type": "uint16"
     }
    ],
    "internalType": "struct ILaunchpadSetting.Exchange[]",
    "name": "",
    "type": "tuple[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getBaseFee",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getCreationFee",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "factory",
    "type": "address"
   }
  ],
  "name": "getExchange",
  "outputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "factory",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "router",
      "type": "address"
     },
     {
      "internalType": "bytes32",
      "name": "initHash",
      "type": "bytes32"
     },
     {
      "internalType": "uint16",
      "name": "swapFeeBps",
      "type": "uint16"
     }
    ],
    "internalType": "struct ILaunchpadSetting.Exchange",
    "name": "",
    "type": "tuple"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getFeeAddress",
  "outputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getRABAddress",
  "outputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getRabbitLock",
  "outputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getTokenFee",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getWrappedNative",
  "outputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   }
  ],
  "name": "isBaseToken",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "factory",
    "type": "address"
   }
  ],
  "name": "isExchange",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const
export const balancesAndAllowancesAbi = [
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "address[]",
    "name": "tokens",
    "type": "address[]"
   },
   {
    "internalType": "address[]",
    "name": "spenders",
    "type": "address[]"
   }
  ],
  "name": "getAllowances",
  "outputs": [
   {
    "internalType": "uint256[]",
    "name": "",
    "type": "uint256[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "address[]",
    "name": "tokens",
    "type": "address[]"
   }
  ],
  "name": "getBalances",
  "outputs": [
   {
    "internalType": "uint256[]",
    "name": "",
    "type": "uint256[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const
export const tokensInfoAbi = [
 {
  "inputs": [
   {
    "internalType": "address[]",
    "name": "tokens",
    "type": "address[]"
   }
  ],
  "name": "getTokenInfo",
  "outputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "token",
      "type": "address"
     },
     {
      "internalType": "bool",
      "name": "readable",
      "type": "bool"
     },
     {
      "internalType": "string",
      "name": "name",
      "type": "string"
     },
     {
      "internalType": "string",
      "name": "symbol",
      "type": "string"
     },
     {
      "internalType": "uint8",
      "name": "decimals",
      "type": "uint8"
     },
     {
      "internalType": "uint256",
      "name": "totalSupply",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "owner",
      "type": "address"
     },
     {
      "internalType": "bool",
      "name": "isLpToken",
      "type": "bool"
     },
     {
      "internalType": "address",
      "name": "factory",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "token0",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "token1",
      "type": "address"
     },
     {
      "internalType": "uint112",
      "name": "reserve0",
      "type": "uint112"
     },
     {
      "internalType": "uint112",
      "name": "reserve1",
      "type": "uint112"
     }
    ],
    "internalType": "struct ITokensInfo.TokenInfo[]",
    "name": "",
    "type": "tuple[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const
export const presaleAbi = [
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "totalBaseCollected",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "numBuyers",
    "type": "uint256"
   }
  ],
  "name": "BaseRefunded",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "baseFee",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "referralReserve",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "ownerShare",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tokenFee",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "unsoldTokens",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "burned",
    "type": "bool"
   }
  ],
  "name": "Finalized",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "by",
    "type": "address"
   }
  ],
  "name": "ForceFailed",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "pair",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "lockId",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "baseAmount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tokenAmount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "liquidity",
    "type": "uint256"
   }
  ],
  "name": "LiquidityAdded",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   }
  ],
  "name": "OwnerTokensWithdrawn",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "string",
    "name": "projectInfoHash",
    "type": "string"
   }
  ],
  "name": "ProjectInfoUpdated",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   }
  ],
  "name": "RewardClaimed",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "totalTokensWithdrawn",
    "type": "uint256"
   }
  ],
  "name": "TokensClaimed",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "referrer",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tokens",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "totalBaseCollected",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "numBuyers",
    "type": "uint256"
   }
  ],
  "name": "UserDeposited",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "address[]",
    "name": "accounts",
    "type": "address[]"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "listed",
    "type": "bool"
   }
  ],
  "name": "WhitelistChanged",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   }
  ],
  "name": "WrongTokensRecovered",
  "type": "event"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "BUYERS",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "baseDeposited",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "totalAmount",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "claimedAmount",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "LOCK_ID",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "addLiquidity",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address[]",
    "name": "accounts",
    "type": "address[]"
   }
  ],
  "name": "addWhitelistAccount",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "claimReward",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "forceFailByPresaleOwner",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "forceFailByRAB",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getInfo",
  "outputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "saleToken",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "baseToken",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "tokenPrice",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "maxSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "minSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "whitelistTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "hardCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "softCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "liquidityPercent",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "listingRate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "startTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "endTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "lockPeriod",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "referralRate",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "isBurn",
      "type": "bool"
     }
    ],
    "internalType": "struct PresaleInfo",
    "name": "info",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "presaleOwner",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "factory",
      "type": "address"
     },
     {
      "internalType": "string",
      "name": "projectInfoHash",
      "type": "string"
     }
    ],
    "internalType": "struct PresaleInfo2",
    "name": "info2",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "baseFee",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tokenFee",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "feeAddress",
      "type": "address"
     }
    ],
    "internalType": "struct PresaleFees",
    "name": "fees",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "TOTAL_BASE_COLLECTED",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "TOTAL_TOKENS_SOLD",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "TOTAL_TOKENS_WITHDRAWN",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "TOTAL_BASE_WITHDRAWN",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "NUM_BUYERS",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "FORCE_FAILED",
      "type": "bool"
     },
     {
      "internalType": "bool",
      "name": "LP_GENERATION_COMPLETE",
      "type": "bool"
     }
    ],
    "internalType": "struct PresaleStatus",
    "name": "status",
    "type": "tuple"
   },
   {
    "internalType": "uint8",
    "name": "state",
    "type": "uint8"
   },
   {
    "components": [
     {
      "internalType": "bool",
      "name": "requestVesting",
      "type": "bool"
     },
     {
      "internalType": "bool",
      "name": "linearLock",
      "type": "bool"
     },
     {
      "internalType": "uint256",
      "name": "vestingEndEmission",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPercentage",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPeriod",
      "type": "uint256"
     }
    ],
    "internalType": "struct PresaleVesting",
    "name": "vesting",
    "type": "tuple"
   },
   {
    "internalType": "uint256",
    "name": "totalRefAmount",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "isFinalized",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "isWhitelisted",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "ownerWithdrawTokens",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "presaleStatus",
  "outputs": [
   {
    "internalType": "uint8",
    "name": "",
    "type": "uint8"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   }
  ],
  "name": "recoverWrongTokens",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address[]",
    "name": "accounts",
    "type": "address[]"
   }
  ],
  "name": "removeWhitelistAccount",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "string",
    "name": "projectInfoHash",
    "type": "string"
   }
  ],
  "name": "setProjectInfo",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "internalType": "address",
    "name": "referrer",
    "type": "address"
   }
  ],
  "name": "userDeposit",
  "outputs": [],
  "stateMutability": "payable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "userRefAmount",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "userWithdrawBaseTokens",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "userWithdrawTokens",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "claimed",
    "type": "uint256"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "cursor",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "size",
    "type": "uint256"
   }
  ],
  "name": "viewWhiteListAccount",
  "outputs": [
   {
    "internalType": "address[]",
    "name": "",
    "type": "address[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const
export const presaleFactoryAbi = [
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "presale",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "saleToken",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "baseToken",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "tokenPrice",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "maxSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "minSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "whitelistTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "hardCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "softCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "liquidityPercent",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "listingRate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "startTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "endTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "lockPeriod",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "referralRate",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "isBurn",
      "type": "bool"
     }
    ],
    "indexed": false,
    "internalType": "struct PresaleInfo",
    "name": "info",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "presaleOwner",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "factory",
      "type": "address"
     },
     {
      "internalType": "string",
      "name": "projectInfoHash",
      "type": "string"
     }
    ],
    "indexed": false,
    "internalType": "struct PresaleInfo2",
    "name": "info2",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "baseFee",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tokenFee",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "feeAddress",
      "type": "address"
     }
    ],
    "indexed": false,
    "internalType": "struct PresaleFees",
    "name": "fees",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "bool",
      "name": "requestVesting",
      "type": "bool"
     },
     {
      "internalType": "bool",
      "name": "linearLock",
      "type": "bool"
     },
     {
      "internalType": "uint256",
      "name": "vestingEndEmission",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPercentage",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPeriod",
      "type": "uint256"
     }
    ],
    "indexed": false,
    "internalType": "struct PresaleVesting",
    "name": "vesting",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "string",
      "name": "name",
      "type": "string"
     },
     {
      "internalType": "string",
      "name": "symbol",
      "type": "string"
     },
     {
      "internalType": "uint8",
      "name": "decimals",
      "type": "uint8"
     }
    ],
    "indexed": false,
    "internalType": "struct TokenMeta",
    "name": "tokenMeta",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "string",
      "name": "name",
      "type": "string"
     },
     {
      "internalType": "string",
      "name": "symbol",
      "type": "string"
     },
     {
      "internalType": "uint8",
      "name": "decimals",
      "type": "uint8"
     }
    ],
    "indexed": false,
    "internalType": "struct TokenMeta",
    "name": "baseMeta",
    "type": "tuple"
   }
  ],
  "name": "PresaleCreated",
  "type": "event"
 },
 {
  "inputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "saleToken",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "baseToken",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "tokenPrice",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "minSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "maxSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "startTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "endTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "whitelistTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "referralRate",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "isBurn",
      "type": "bool"
     }
    ],
    "internalType": "struct SaleParams",
    "name": "sale",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "softCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "hardCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "liquidityPercent",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "listingRate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "lockPeriod",
      "type": "uint256"
     }
    ],
    "internalType": "struct CapParams",
    "name": "cap",
    "type": "tuple"
   }
  ],
  "name": "amountNeeded",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "saleToken",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "baseToken",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "tokenPrice",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "minSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "maxSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "startTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "endTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "whitelistTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "referralRate",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "isBurn",
      "type": "bool"
     }
    ],
    "internalType": "struct SaleParams",
    "name": "sale",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "softCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "hardCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "liquidityPercent",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "listingRate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "lockPeriod",
      "type": "uint256"
     }
    ],
    "internalType": "struct CapParams",
    "name": "cap",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "presaleOwner",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "factory",
      "type": "address"
     },
     {
      "internalType": "string",
      "name": "projectInfoHash",
      "type": "string"
     }
    ],
    "internalType": "struct PresaleInfo2",
    "name": "owner",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "bool",
      "name": "requestVesting",
      "type": "bool"
     },
     {
      "internalType": "bool",
      "name": "linearLock",
      "type": "bool"
     },
     {
      "internalType": "uint256",
      "name": "vestingEndEmission",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPercentage",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPeriod",
      "type": "uint256"
     }
    ],
    "internalType": "struct PresaleVesting",
    "name": "vesting",
    "type": "tuple"
   }
  ],
  "name": "create",
  "outputs": [
   {
    "internalType": "address",
    "name": "presale",
    "type": "address"
   }
  ],
  "stateMutability": "payable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "flatFee",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const
export const privateSaleAbi = [
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "totalBaseCollected",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "numBuyers",
    "type": "uint256"
   }
  ],
  "name": "BaseRefunded",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "baseFee",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "referralReserve",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "ownerShare",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tokenFee",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "unsoldTokens",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "burned",
    "type": "bool"
   }
  ],
  "name": "Finalized",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "by",
    "type": "address"
   }
  ],
  "name": "ForceFailed",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   }
  ],
  "name": "OwnerTokensWithdrawn",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "string",
    "name": "projectInfoHash",
    "type": "string"
   }
  ],
  "name": "ProjectInfoUpdated",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   }
  ],
  "name": "RewardClaimed",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "uint8",
    "name": "status",
    "type": "uint8"
   }
  ],
  "name": "StatusSetByRAB",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "totalTokensWithdrawn",
    "type": "uint256"
   }
  ],
  "name": "TokensClaimed",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "referrer",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tokens",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "totalBaseCollected",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "numBuyers",
    "type": "uint256"
   }
  ],
  "name": "UserDeposited",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "bool",
    "name": "isVisible",
    "type": "bool"
   }
  ],
  "name": "VisibilitySet",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "address[]",
    "name": "accounts",
    "type": "address[]"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "listed",
    "type": "bool"
   }
  ],
  "name": "WhitelistChanged",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   }
  ],
  "name": "WrongTokensRecovered",
  "type": "event"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "BUYERS",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "baseDeposited",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "totalAmount",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "claimedAmount",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address[]",
    "name": "accounts",
    "type": "address[]"
   }
  ],
  "name": "addWhitelistAccount",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "claimReward",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "finalized",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "forceFailByPresaleOwner",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "forceFailByRAB",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getInfo",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "version",
    "type": "uint256"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "saleToken",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "baseToken",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "tokenPrice",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "maxSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "minSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "whitelistTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "hardCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "softCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "startTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "endTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "referralRate",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "isBurn",
      "type": "bool"
     }
    ],
    "internalType": "struct PrivateSaleInfo",
    "name": "info",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "presaleOwner",
      "type": "address"
     },
     {
      "internalType": "string",
      "name": "projectInfoHash",
      "type": "string"
     },
     {
      "internalType": "bool",
      "name": "isVisible",
      "type": "bool"
     }
    ],
    "internalType": "struct PrivateSaleInfo2",
    "name": "info2",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "baseFee",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tokenFee",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "feeAddress",
      "type": "address"
     }
    ],
    "internalType": "struct PresaleFees",
    "name": "fees",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "TOTAL_BASE_COLLECTED",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "TOTAL_TOKENS_SOLD",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "TOTAL_TOKENS_WITHDRAWN",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "TOTAL_BASE_WITHDRAWN",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "NUM_BUYERS",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "FORCE_FAILED",
      "type": "bool"
     }
    ],
    "internalType": "struct PrivateSaleStatus",
    "name": "status",
    "type": "tuple"
   },
   {
    "internalType": "uint8",
    "name": "state",
    "type": "uint8"
   },
   {
    "components": [
     {
      "internalType": "bool",
      "name": "requestVesting",
      "type": "bool"
     },
     {
      "internalType": "bool",
      "name": "linearLock",
      "type": "bool"
     },
     {
      "internalType": "uint256",
      "name": "vestingStartEmission",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingEndEmission",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPercentage",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPeriod",
      "type": "uint256"
     }
    ],
    "internalType": "struct PrivateSaleVesting",
    "name": "vesting",
    "type": "tuple"
   },
   {
    "internalType": "uint256",
    "name": "totalRefAmount",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "isFinalized",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "isWhitelisted",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "ownerWithdrawTokens",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "presaleStatus",
  "outputs": [
   {
    "internalType": "uint8",
    "name": "",
    "type": "uint8"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   }
  ],
  "name": "recoverWrongTokens",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address[]",
    "name": "accounts",
    "type": "address[]"
   }
  ],
  "name": "removeWhitelistAccount",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bool",
    "name": "visible",
    "type": "bool"
   }
  ],
  "name": "setIsVisible",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "string",
    "name": "projectInfoHash",
    "type": "string"
   }
  ],
  "name": "setProjectInfo",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint8",
    "name": "status",
    "type": "uint8"
   }
  ],
  "name": "setStatusByRAB",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "internalType": "address",
    "name": "referrer",
    "type": "address"
   }
  ],
  "name": "userDeposit",
  "outputs": [],
  "stateMutability": "payable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "userRefAmount",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "userWithdrawBaseTokens",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "userWithdrawTokens",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "claimed",
    "type": "uint256"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "cursor",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "size",
    "type": "uint256"
   }
  ],
  "name": "viewWhiteListAccount",
  "outputs": [
   {
    "internalType": "address[]",
    "name": "",
    "type": "address[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const
export const privateSaleFactoryAbi = [
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "privateSale",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "saleToken",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "baseToken",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "tokenPrice",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "maxSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "minSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "whitelistTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "hardCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "softCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "startTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "endTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "referralRate",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "isBurn",
      "type": "bool"
     }
    ],
    "indexed": false,
    "internalType": "struct PrivateSaleInfo",
    "name": "info",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "presaleOwner",
      "type": "address"
     },
     {
      "internalType": "string",
      "name": "projectInfoHash",
      "type": "string"
     },
     {
      "internalType": "bool",
      "name": "isVisible",
      "type": "bool"
     }
    ],
    "indexed": false,
    "internalType": "struct PrivateSaleInfo2",
    "name": "info2",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "baseFee",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tokenFee",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "feeAddress",
      "type": "address"
     }
    ],
    "indexed": false,
    "internalType": "struct PresaleFees",
    "name": "fees",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "bool",
      "name": "requestVesting",
      "type": "bool"
     },
     {
      "internalType": "bool",
      "name": "linearLock",
      "type": "bool"
     },
     {
      "internalType": "uint256",
      "name": "vestingStartEmission",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingEndEmission",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPercentage",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPeriod",
      "type": "uint256"
     }
    ],
    "indexed": false,
    "internalType": "struct PrivateSaleVesting",
    "name": "vesting",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "string",
      "name": "name",
      "type": "string"
     },
     {
      "internalType": "string",
      "name": "symbol",
      "type": "string"
     },
     {
      "internalType": "uint8",
      "name": "decimals",
      "type": "uint8"
     }
    ],
    "indexed": false,
    "internalType": "struct TokenMeta",
    "name": "tokenMeta",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "string",
      "name": "name",
      "type": "string"
     },
     {
      "internalType": "string",
      "name": "symbol",
      "type": "string"
     },
     {
      "internalType": "uint8",
      "name": "decimals",
      "type": "uint8"
     }
    ],
    "indexed": false,
    "internalType": "struct TokenMeta",
    "name": "baseMeta",
    "type": "tuple"
   }
  ],
  "name": "PrivateSaleCreated",
  "type": "event"
 },
 {
  "inputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "saleToken",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "baseToken",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "tokenPrice",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "minSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "maxSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "startTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "endTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "whitelistTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "referralRate",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "isBurn",
      "type": "bool"
     }
    ],
    "internalType": "struct PrivateSaleParams",
    "name": "sale",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "softCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "hardCap",
      "type": "uint256"
     }
    ],
    "internalType": "struct PrivateCapParams",
    "name": "cap",
    "type": "tuple"
   }
  ],
  "name": "amountNeeded",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "saleToken",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "baseToken",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "tokenPrice",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "minSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "maxSpendPerBuyer",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "startTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "endTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "whitelistTime",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "referralRate",
      "type": "uint256"
     },
     {
      "internalType": "bool",
      "name": "isBurn",
      "type": "bool"
     }
    ],
    "internalType": "struct PrivateSaleParams",
    "name": "sale",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "softCap",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "hardCap",
      "type": "uint256"
     }
    ],
    "internalType": "struct PrivateCapParams",
    "name": "cap",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "presaleOwner",
      "type": "address"
     },
     {
      "internalType": "string",
      "name": "projectInfoHash",
      "type": "string"
     }
    ],
    "internalType": "struct PrivateOwnerParams",
    "name": "owner",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "bool",
      "name": "requestVesting",
      "type": "bool"
     },
     {
      "internalType": "bool",
      "name": "linearLock",
      "type": "bool"
     },
     {
      "internalType": "uint256",
      "name": "vestingStartEmission",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingEndEmission",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPercentage",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "vestingPeriod",
      "type": "uint256"
     }
    ],
    "internalType": "struct PrivateSaleVesting",
    "name": "vesting",
    "type": "tuple"
   }
  ],
  "name": "create",
  "outputs": [
   {
    "internalType": "address",
    "name": "privateSale",
    "type": "address"
   }
  ],
  "stateMutability": "payable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "flatFee",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const
export const rabbitLockAbi = [
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "id",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "isLp",
    "type": "bool"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "lockDate",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tgeDate",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tgeBps",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "cycle",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "cycleBps",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "string",
    "name": "description",
    "type": "string"
   }
  ],
  "name": "LockAdded",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "id",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "string",
    "name": "description",
    "type": "string"
   }
  ],
  "name": "LockDescriptionChanged",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "id",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "previousOwner",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "newOwner",
    "type": "address"
   }
  ],
  "name": "LockOwnerChanged",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "id",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "unlockedAmount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "isFinal",
    "type": "bool"
   }
  ],
  "name": "LockUnlocked",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "id",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "tgeDate",
    "type": "uint256"
   }
  ],
  "name": "LockUpdated",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "isLp",
    "type": "bool"
   },
   {
    "components": [
     {
      "internalType": "string",
      "name": "name",
      "type": "string"
     },
     {
      "internalType": "string",
      "name": "symbol",
      "type": "string"
     },
     {
      "internalType": "uint8",
      "name": "decimals",
      "type": "uint8"
     }
    ],
    "indexed": false,
    "internalType": "struct TokenMeta",
    "name": "meta",
    "type": "tuple"
   },
   {
    "indexed": false,
    "internalType": "address",
    "name": "token0",
    "type": "address"
   },
   {
    "components": [
     {
      "internalType": "string",
      "name": "name",
      "type": "string"
     },
     {
      "internalType": "string",
      "name": "symbol",
      "type": "string"
     },
     {
      "internalType": "uint8",
      "name": "decimals",
      "type": "uint8"
     }
    ],
    "indexed": false,
    "internalType": "struct TokenMeta",
    "name": "meta0",
    "type": "tuple"
   },
   {
    "indexed": false,
    "internalType": "address",
    "name": "token1",
    "type": "address"
   },
   {
    "components": [
     {
      "internalType": "string",
      "name": "name",
      "type": "string"
     },
     {
      "internalType": "string",
      "name": "symbol",
      "type": "string"
     },
     {
      "internalType": "uint8",
      "name": "decimals",
      "type": "uint8"
     }
    ],
    "indexed": false,
    "internalType": "struct TokenMeta",
    "name": "meta1",
    "type": "tuple"
   }
  ],
  "name": "TokenListed",
  "type": "event"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "cursor",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "size",
    "type": "uint256"
   }
  ],
  "name": "allLocks",
  "outputs": [
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "id",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "token",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "owner",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "amount",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "lockDate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tgeDate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tgeBps",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "cycle",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "cycleBps",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "unlockedAmount",
      "type": "uint256"
     },
     {
      "internalType": "string",
      "name": "description",
      "type": "string"
     }
    ],
    "internalType": "struct IRabbitLock.LockRecord[]",
    "name": "",
    "type": "tuple[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "allTokensLockedCount",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   }
  ],
  "name": "cumulativeLockInfo",
  "outputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "token",
      "type": "address"
     },
     {
      "internalType": "bool",
      "name": "isLp",
      "type": "bool"
     },
     {
      "internalType": "uint256",
      "name": "amount",
      "type": "uint256"
     }
    ],
    "internalType": "struct IRabbitLock.CumulativeLockInfo",
    "name": "",
    "type": "tuple"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "cursor",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "size",
    "type": "uint256"
   }
  ],
  "name": "cumulativeLockInfoPage",
  "outputs": [
   {
    "components": [
     {
      "internalType": "address",
      "name": "token",
      "type": "address"
     },
     {
      "internalType": "bool",
      "name": "isLp",
      "type": "bool"
     },
     {
      "internalType": "uint256",
      "name": "amount",
      "type": "uint256"
     }
    ],
    "internalType": "struct IRabbitLock.CumulativeLockInfo[]",
    "name": "",
    "type": "tuple[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "lockId",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "newAmount",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "newUnlockDate",
    "type": "uint256"
   }
  ],
  "name": "editLock",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "lockId",
    "type": "uint256"
   },
   {
    "internalType": "string",
    "name": "description",
    "type": "string"
   }
  ],
  "name": "editLockDescription",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "lockId",
    "type": "uint256"
   }
  ],
  "name": "getLockById",
  "outputs": [
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "id",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "token",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "owner",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "amount",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "lockDate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tgeDate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tgeBps",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "cycle",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "cycleBps",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "unlockedAmount",
      "type": "uint256"
     },
     {
      "internalType": "string",
      "name": "description",
      "type": "string"
     }
    ],
    "internalType": "struct IRabbitLock.LockRecord",
    "name": "",
    "type": "tuple"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "cursor",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "size",
    "type": "uint256"
   }
  ],
  "name": "getLocksForToken",
  "outputs": [
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "id",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "token",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "owner",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "amount",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "lockDate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tgeDate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tgeBps",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "cycle",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "cycleBps",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "unlockedAmount",
      "type": "uint256"
     },
     {
      "internalType": "string",
      "name": "description",
      "type": "string"
     }
    ],
    "internalType": "struct IRabbitLock.LockRecord[]",
    "name": "",
    "type": "tuple[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "getTotalLockCount",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "internalType": "bool",
    "name": "isLp",
    "type": "bool"
   },
   {
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "unlockDate",
    "type": "uint256"
   },
   {
    "internalType": "string",
    "name": "description",
    "type": "string"
   }
  ],
  "name": "lock",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "id",
    "type": "uint256"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "user",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "cursor",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "size",
    "type": "uint256"
   }
  ],
  "name": "locksForUser",
  "outputs": [
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "id",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "token",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "owner",
      "type": "address"
     },
     {
      "internalType": "uint256",
      "name": "amount",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "lockDate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tgeDate",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "tgeBps",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "cycle",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "cycleBps",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "unlockedAmount",
      "type": "uint256"
     },
     {
      "internalType": "string",
      "name": "description",
      "type": "string"
     }
    ],
    "internalType": "struct IRabbitLock.LockRecord[]",
    "name": "",
    "type": "tuple[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address[]",
    "name": "owners",
    "type": "address[]"
   },
   {
    "internalType": "uint256[]",
    "name": "amounts",
    "type": "uint256[]"
   },
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "internalType": "bool",
    "name": "isLp",
    "type": "bool"
   },
   {
    "internalType": "uint256",
    "name": "tgeDate",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "tgeBps",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "cycle",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "cycleBps",
    "type": "uint256"
   },
   {
    "internalType": "string",
    "name": "description",
    "type": "string"
   }
  ],
  "name": "multipleVestingLock",
  "outputs": [
   {
    "internalType": "uint256[]",
    "name": "ids",
    "type": "uint256[]"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "lockId",
    "type": "uint256"
   }
  ],
  "name": "renounceLockOwnership",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   }
  ],
  "name": "totalLockCountForToken",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "user",
    "type": "address"
   }
  ],
  "name": "totalLockCountForUser",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "lockId",
    "type": "uint256"
   },
   {
    "internalType": "address",
    "name": "newOwner",
    "type": "address"
   }
  ],
  "name": "transferLockOwnership",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "lockId",
    "type": "uint256"
   }
  ],
  "name": "unlock",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "internalType": "bool",
    "name": "isLp",
    "type": "bool"
   },
   {
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "tgeDate",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "tgeBps",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "cycle",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "cycleBps",
    "type": "uint256"
   },
   {
    "internalType": "string",
    "name": "description",
    "type": "string"
   }
  ],
  "name": "vestingLock",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "id",
    "type": "uint256"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "lockId",
    "type": "uint256"
   }
  ],
  "name": "withdrawableTokens",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const
export const standardTokenFactoryAbi = [
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "owner",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint8",
    "name": "tokenType",
    "type": "uint8"
   }
  ],
  "name": "TokenCreated",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "token",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "string",
    "name": "name",
    "type": "string"
   },
   {
    "indexed": false,
    "internalType": "string",
    "name": "symbol",
    "type": "string"
   },
   {
    "indexed": false,
    "internalType": "uint8",
    "name": "decimals",
    "type": "uint8"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "totalSupply",
    "type": "uint256"
   }
  ],
  "name": "TokenDescribed",
  "type": "event"
 },
 {
  "inputs": [
   {
    "internalType": "string",
    "name": "name",
    "type": "string"
   },
   {
    "internalType": "string",
    "name": "symbol",
    "type": "string"
   },
   {
    "internalType": "uint8",
    "name": "decimals",
    "type": "uint8"
   },
   {
    "internalType": "uint256",
    "name": "totalSupply",
    "type": "uint256"
   }
  ],
  "name": "create",
  "outputs": [
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   }
  ],
  "stateMutability": "payable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "flatFee",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const
