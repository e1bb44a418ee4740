import type { Address } from 'viem';
import type { Story } from '../playStories.ts';
import { PROJECTS, type Project } from '../projects.ts';
import { DAY, type FairLaunchTerms, HOUR, type Stage } from '../Stage.ts';

type Terms = Partial<Omit<FairLaunchTerms, 'owner' | 'token' | 'project'>> & Pick<FairLaunchTerms, 'start' | 'end'>;

const USUAL = { selling: '1000000', softCap: '2', maxOwner: '3' } as const;

const create = async (stage: Stage, owner: Address, project: Project, terms: Terms): Promise<Address> => {
  const token = await stage.createToken(owner, project);
  return stage.createFairLaunch({ ...USUAL, ...terms, owner, project, token });
};

/** Listed, with a share for the team; one of its buyers has claimed. */
async function* listed(stage: Stage, now: bigint): Story {
  const { secondOwner, buyers } = stage.cast;
  const [ann, ben] = buyers;
  const [start, end] = [now - 6n * DAY, now - 3n * DAY];
  yield start - HOUR;
  const launch = await create(stage, secondOwner, PROJECTS.thistle, { start, end, team: '200000' });
  yield start + HOUR;
  await stage.takePart(ann, launch, '3');
  await stage.takePart(ben, launch, '1');
  yield end + HOUR;
  await stage.act(secondOwner, launch, 'addLiquidity');
  await stage.act(ben, launch, 'userWithdrawTokens');
}

async function* failed(stage: Stage, now: bigint): Story {
  const { thirdOwner, buyers } = stage.cast;
  const [start, end] = [now - 5n * DAY, now - 4n * DAY];
  yield start - HOUR;
  const launch = await create(stage, thirdOwner, PROJECTS.sedge, { start, end });
  yield start + HOUR;
  await stage.takePart(buyers[0], launch, '0.5');
}

async function* live(stage: Stage, now: bigint): Story {
  const { owner, buyers } = stage.cast;
  const [ann, , cleo] = buyers;
  const start = now - 8n * HOUR;
  yield start - HOUR;
  const launch = await create(stage, owner, PROJECTS.mallow, { start, end: now + 2n * DAY });
  yield start + HOUR;
  await stage.takePart(ann, launch, '1.5');
  await stage.takePart(cleo, launch, '0.75');
}

async function* upcoming(stage: Stage, now: bigint): Story {
  yield now - 2n * HOUR;
  await create(stage, stage.cast.thirdOwner, PROJECTS.yarrow, { start: now + DAY, end: now + 3n * DAY, team: '50000' });
}

/** Fair launches in each of their states. */
export const fairLaunchStories = (stage: Stage, now: bigint): Story[] =>
  [listed, failed, live, upcoming].map((story) => story(stage, now));
