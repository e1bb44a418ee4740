import { finish } from '@rab/contracts/airdrop-list';
import { AirdropListDesk } from './AirdropListDesk.ts';
import { type ListReply, type ListRequest, stepsOf } from './messages.ts';

// The list of an airdrop on a thread of its own. Text of a chunk, see `startWorker`: it takes one request after the other.

const PROGRESS_MS = 50;
const desk = new AirdropListDesk();
const reply = (message: ListReply) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ListRequest>) => {
  const { id } = data;
  let said = performance.now();
  try {
    const answer = finish(stepsOf(desk, data), (share) => {
      if (performance.now() - said < PROGRESS_MS) return;
      said = performance.now();
      reply({ id, share });
    });
    reply({ id, answer });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error : new Error(String(error)) });
  }
});
self.postMessage('ready');
