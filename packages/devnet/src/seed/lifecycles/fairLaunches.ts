import { addLiquidityCall, claimCall } from '@rab/contracts/sale-calls';
import type { FairLaunchTerms } from '@rab/evm/driver';
import type { Address } from 'viem';
import { DAY, type DemoChain, HOUR } from '../DemoChain.ts';
import { PROJECTS, type Project } from '../projects.ts';
import type { Lifecycle } from '../runLifecycles.ts';

type Terms = Partial<Omit<FairLaunchTerms, 'owner' | 'token'>> & Pick<FairLaunchTerms, 'start' | 'end'>;

const USUAL = { selling: '1000000', softCap: '2', maxOwner: '3' } as const;

const create = async (chain: DemoChain, owner: Address, project: Project, terms: Terms): Promise<Address> => {
  const token = await chain.createToken(owner, project);
  return chain.createFairLaunch({ ...USUAL, ...terms, owner, token, projectInfoHash: await chain.upload(project) });
};

/** Listed, with a share for the team; one of its buyers has claimed. */
async function* listed(chain: DemoChain, now: bigint): Lifecycle {
  const { secondOwner, buyers } = chain.cast;
  const [ann, ben] = buyers;
  const [start, end] = [now - 6n * DAY, now - 3n * DAY];
  yield start - HOUR;
  const launch = await create(chain, secondOwner, PROJECTS.thistle, { start, end, team: '200000' });
  yield start + HOUR;
  await chain.takePart(ann, launch, '3');
  await chain.takePart(ben, launch, '1');
  yield end + HOUR;
  await chain.send(secondOwner, addLiquidityCall({ id: launch }));
  await chain.send(ben, claimCall({ id: launch }));
}

async function* failed(chain: DemoChain, now: bigint): Lifecycle {
  const { thirdOwner, buyers } = chain.cast;
  const [start, end] = [now - 5n * DAY, now - 4n * DAY];
  yield start - HOUR;
  const launch = await create(chain, thirdOwner, PROJECTS.sedge, { start, end });
  yield start + HOUR;
  await chain.takePart(buyers[0], launch, '0.5');
}

async function* live(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, buyers } = chain.cast;
  const [ann, , cleo] = buyers;
  const start = now - 8n * HOUR;
  yield start - HOUR;
  const launch = await create(chain, owner, PROJECTS.mallow, { start, end: now + 2n * DAY });
  yield start + HOUR;
  await chain.takePart(ann, launch, '1.5');
  await chain.takePart(cleo, launch, '0.75');
}

async function* upcoming(chain: DemoChain, now: bigint): Lifecycle {
  yield now - 2n * HOUR;
  await create(chain, chain.cast.thirdOwner, PROJECTS.yarrow, { start: now + DAY, end: now + 3n * DAY, team: '50000' });
}

/** Fair launches in each of their states. */
export const fairLaunchLifecycles = (chain: DemoChain, now: bigint): Lifecycle[] =>
  [listed, failed, live, upcoming].map((lifecycle) => lifecycle(chain, now));
