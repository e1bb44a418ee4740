import { addLiquidityCall, claimCall } from '@rab/contracts/sale-calls';
import type { ProRataTerms } from '@rab/evm/driver';
import type { Address } from 'viem';
import { DAY, type DemoChain, HOUR } from '../DemoChain.ts';
import { PROJECTS, type Project } from '../projects.ts';
import type { Lifecycle } from '../runLifecycles.ts';

type When = Pick<ProRataTerms, 'start' | 'end'>;

const USUAL = { selling: '1000000', softCap: '2', hardCap: '4', maxOwner: '3' } as const;

const create = async (chain: DemoChain, owner: Address, project: Project, when: When): Promise<Address> => {
  const token = await chain.createToken(owner, project);
  return chain.createProRata({ ...USUAL, ...when, owner, token, projectInfoHash: await chain.upload(project) });
};

/** Listed, with twice its hard cap committed; one of its buyers has the tokens and the rest. */
async function* listed(chain: DemoChain, now: bigint): Lifecycle {
  const { secondOwner, buyers } = chain.cast;
  const [ann, ben] = buyers;
  const [start, end] = [now - 5n * DAY, now - 2n * DAY];
  yield start - HOUR;
  const sale = await create(chain, secondOwner, PROJECTS.heather, { start, end });
  yield start + HOUR;
  await chain.takePart(ann, sale, '6');
  await chain.takePart(ben, sale, '2');
  yield end + HOUR;
  await chain.send(secondOwner, addLiquidityCall({ id: sale }));
  await chain.send(ben, claimCall({ id: sale }));
}

async function* failed(chain: DemoChain, now: bigint): Lifecycle {
  const { thirdOwner, buyers } = chain.cast;
  const [start, end] = [now - 4n * DAY, now - 3n * DAY];
  yield start - HOUR;
  const sale = await create(chain, thirdOwner, PROJECTS.willow, { start, end });
  yield start + HOUR;
  await chain.takePart(buyers[1], sale, '0.5');
}

/** With more committed than its hard cap. */
async function* live(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, buyers } = chain.cast;
  const [ann, , cleo] = buyers;
  const start = now - 6n * HOUR;
  yield start - HOUR;
  const sale = await create(chain, owner, PROJECTS.bramble, { start, end: now + 2n * DAY });
  yield start + HOUR;
  await chain.takePart(ann, sale, '3.5');
  await chain.takePart(cleo, sale, '1.5');
}

/** Pro rata sales that were settled, have failed and run. */
export const proRataLifecycles = (chain: DemoChain, now: bigint): Lifecycle[] =>
  [listed, failed, live].map((lifecycle) => lifecycle(chain, now));
