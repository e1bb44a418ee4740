import { expect, it } from '@jest/globals';
import { createFairLaunchCall, type NewFairLaunch } from './createFairLaunchCall.ts';

it('the creation of a fair launch says each part in its place, and the flat fee goes with the call', () => {
  const launch = {
    factory: `0x${'1'.repeat(40)}`,
    info: { softCap: 1n },
    places: { projectInfoHash: 'hash' },
    team: { totalTokens: 2n },
    agreed: { baseFee: 3n, tokenFee: 4n, flatFee: 5n },
  } as unknown as NewFairLaunch;
  expect(createFairLaunchCall(launch)).toMatchObject({
    address: launch.factory,
    functionName: 'create',
    args: [launch.info, launch.places, launch.team, launch.agreed],
    value: 5n,
    emits: { eventName: 'FairLaunchCreated', sender: 'owner' },
  });
});
