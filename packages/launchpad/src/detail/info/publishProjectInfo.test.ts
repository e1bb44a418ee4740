/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { projectInfoSchema, v } from '@rab/config';
import { BLANK_PROJECT_INFO_HASH } from '@rab/config/project-info';
import { type RunningStore, startContentStore } from '@rab/testing/startContentStore';
import { publishProjectInfo } from './publishProjectInfo.ts';

const info = v.parse(projectInfoSchema, { description: 'Carrots for everybody.' });

describe('publishProjectInfo', () => {
  let store: RunningStore;
  let sent: string[];
  let succeeds: boolean;
  const publish = (currentHash = BLANK_PROJECT_INFO_HASH) =>
    publishProjectInfo({
      uploadUrl: store.origin,
      info,
      currentHash,
      send: async (hash) => {
        sent.push(hash);
        return succeeds;
      },
    });

  beforeAll(async () => {
    store = await startContentStore();
  }, 30_000);
  afterAll(() => store.stop());
  beforeEach(() => {
    [sent, succeeds] = [[], true];
  });

  it('names on chain what the store has', async () => {
    expect(await publish()).toBe('published');
    expect(sent).toHaveLength(1);
    expect(await (await fetch(`${store.origin}/ipfs/${sent[0]}`)).json()).toEqual(info);
  });

  it('sends nothing when nothing has changed', async () => {
    await publish();
    const [hash] = sent;
    sent = [];
    expect(await publish(hash)).toBe('unchanged');
    expect(sent).toEqual([]);
  });

  it('reports a transaction that did not happen', async () => {
    succeeds = false;
    expect(await publish()).toBe('unsent');
  });

  it('sends nothing, least of all the blank hash, while the store is gone', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const gone = await startContentStore();
    await gone.stop();
    const send = async () => {
      sent.push('anything');
      return true;
    };
    expect(await publishProjectInfo({ uploadUrl: gone.origin, info, currentHash: 'Qm', send })).toBe('unstored');
    expect(sent).toEqual([]);
  }, 30_000);
});
