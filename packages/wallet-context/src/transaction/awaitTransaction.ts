import type { TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import { followCalls } from './followCalls.ts';
import { followTransaction } from './followTransaction.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

const DROPPED =
  'The network does not know this transaction any more. Look into your wallet before you send it once more.';
const WALLET_FORGOT = 'The wallet does not know this request any more. Look into it before you send it once more.';
const CANCELLED = 'You cancelled it in your wallet. Nothing else happened.';
const REPLACED = 'Another transaction of your account took its place.';

type Awaited = Promise<TransactionReceipt | null>;
const awaited = new Map<string, Awaited>();

/**
 * Waits for one confirmation of a sent record and reports how it ended; null unless it succeeded. A repriced
 * transaction is followed to its new hash. A record that is awaited already on this page is not awaited twice.
 */
export function awaitTransaction(
  config: Config,
  record: TransactionRecord,
  onChange: (record: TransactionRecord) => void,
): Awaited {
  const running = awaited.get(record.id);
  if (running) return running;
  const started = follow(config, record, onChange).finally(() => awaited.delete(record.id));
  awaited.set(record.id, started);
  return started;
}

async function follow(
  config: Config,
  sent: TransactionRecord,
  onChange: (record: TransactionRecord) => void,
): Promise<TransactionReceipt | null> {
  let record = sent;
  const update = (change: Partial<TransactionRecord>) => {
    record = { ...record, ...change };
    onChange(record);
  };
  const sayKnown = (message: string) => (isKnown: boolean) =>
    update(isKnown ? { phase: 'pending', message: undefined } : { phase: 'dropped', message });

  if (!record.hash && record.callsId) {
    const end = await followCalls(config, record.callsId, { onKnown: sayKnown(WALLET_FORGOT) });
    update(end.kind === 'mined' ? { hash: end.hash } : { ...end, phase: 'failed', message: undefined });
    if (end.kind === 'failed') return null;
  }
  const { hash, account, nonce, fingerprint } = record;
  if (!hash) throw new Error('Only a sent transaction can be awaited.');
  const end = await followTransaction(
    config.getClient({ chainId: record.chainId }),
    { hash, account, nonce, fingerprint },
    { onSeen: update, onKnown: sayKnown(DROPPED) },
  );
  if (end.kind !== 'mined') {
    const message = end.kind === 'cancelled' ? CANCELLED : REPLACED;
    update({ phase: 'replaced', message, ...(end.hash && { hash: end.hash }) });
    return null;
  }
  const { receipt } = end;
  const hasSucceeded = receipt.status === 'success';
  update({ phase: hasSucceeded ? 'confirmed' : 'failed', hash: receipt.transactionHash, message: undefined });
  return hasSucceeded ? receipt : null;
}
