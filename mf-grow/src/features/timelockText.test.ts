import { expect, it } from '@jest/globals';
import { contractAddress, parseConfig } from '@rab/config';
import { contractCall } from '@rab/contracts';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { rawCall } from '@rab/contracts/raw-call';
import { configFixture } from '@rab/testing/configFixture';
import {
  removeExchangeCall,
  setAdministratorCall,
  setBaseTokenCall,
  setExchangeCall,
  setFeesCall,
} from '../actions/settingCalls.ts';
import { timelockText } from './timelockText.ts';

const chain = Object.values(parseConfig(configFixture()).chains)[0];
if (!chain) throw new Error('The fixture has a chain.');
const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const timelock = at('9');
const setting = { address: contractAddress(chain, 'launchpadSetting'), abi: launchpadSettingAbi } as const;
const own = { address: timelock, abi: timelockControllerAbi } as const;
const fees = { baseFee: 20n, tokenFee: 5n, creationFee: 10n ** 17n, feeAddress: at('4') };
const hash = `0x${'ab'.repeat(32)}` as const;

it.each([
  [
    setFeesCall(chain, fees),
    'Fees: 2% of the raise, 0.5% of the tokens sold, 0.1 BNB to create a sale, paid to 0x4444…4444',
  ],
  [setAdministratorCall(chain, at('3')), 'Administrator: 0x3333…3333'],
  [
    setExchangeCall(chain, { factory: at('c'), router: at('d'), initHash: hash, swapFeeBps: 25n }),
    /^Exchange .*: swap fee 0\.25%/,
  ],
  [removeExchangeCall(chain, at('c')), /^Exchange .* removed$/],
  [setBaseTokenCall(chain, at('0'), true), 'Base token BNB allowed'],
  [setBaseTokenCall(chain, at('0'), false), 'Base token BNB disabled'],
  [
    contractCall({ ...setting, functionName: 'transferOwnership', args: [at('5')] }),
    'Ownership offered to 0x5555…5555',
  ],
  [contractCall({ ...setting, functionName: 'acceptOwnership', args: [] }), 'Accept the ownership of the settings'],
  [contractCall({ ...own, functionName: 'updateDelay', args: [5400n] }), 'Change the timelock’s delay to 1.5 hours'],
  [
    contractCall({ ...own, functionName: 'grantRole', args: [hash, at('6')] }),
    'Give 0x6666…6666 an unknown role in the timelock',
  ],
  [
    contractCall({ ...own, functionName: 'revokeRole', args: [hash, at('6')] }),
    'Take an unknown role in the timelock from 0x6666…6666',
  ],
])('says what a timelock is going to change: %# [SAF-05]', (call, words) => {
  const { to: target, data } = rawCall(call);
  const said = timelockText({ target, value: 0n, data }, timelock, chain);
  if (typeof words === 'string') expect(said).toBe(words);
  else expect(said).toMatch(words);
});

it('names function and contract of what it does not know, and coins that are paid along [SAF-05]', () => {
  const unknown = { value: 0n, data: '0x12345678' } as const;
  const of = (target: typeof timelock) => `Call 0x12345678 of ${target}`;
  for (const target of [setting.address, timelock, at('7')])
    expect(timelockText({ ...unknown, target }, timelock, chain)).toBe(of(target));
  const { to: target, data } = rawCall(setAdministratorCall(chain, at('3')));
  expect(timelockText({ target: at('7'), value: 0n, data }, timelock, chain)).toBe(
    `Call ${data.slice(0, 10)} of ${at('7')}`,
  );
  expect(timelockText({ target, value: 10n ** 18n, data }, timelock, chain)).toBe(
    'Administrator: 0x3333…3333, and pay 1 BNB',
  );
});

it.each([
  ['administrator', `0x${'0'.repeat(64)}`],
  ['proposer', '0xb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc1'],
  ['executor', '0xd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e63'],
  ['canceller', '0xfd643c72710c63c0180259aba6b2d05451e3591a24e58b62239378085726f783'],
] as const)('names the %s role that is given or taken, and whose it is then [SAF-05]', (name, role) => {
  const said = (functionName: 'grantRole' | 'revokeRole', holder: typeof timelock) => {
    const { to: target, data } = rawCall(contractCall({ ...own, functionName, args: [role, holder] }));
    return timelockText({ target, value: 0n, data }, timelock, chain);
  };
  expect(said('grantRole', at('6'))).toBe(`Give 0x6666…6666 the ${name} role in the timelock`);
  expect(said('revokeRole', at('6'))).toBe(`Take the ${name} role in the timelock from 0x6666…6666`);
  // a role of the zero address is everybody's
  expect(said('grantRole', at('0'))).toBe(`Give everyone the ${name} role in the timelock`);
});
