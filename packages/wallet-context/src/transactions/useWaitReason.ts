import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from 'wagmi';
import { sendingParts } from './sendingParts.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

/** Longer than this nothing waits without a word. */
const PATIENCE_MS = 60_000;

const unanswered = () => ({
  simulating: t`The network hasn’t responded yet. Nothing has been sent.`,
  wallet: t`Your wallet hasn’t answered yet. If it shows no request, open it and check whether it was sent.`,
});

/**
 * Why an act has been in the same phase for more than a minute, and what can be done, as a sentence; undefined before, and
 * while nothing is waited for. Found out again each minute; at once for one that was already waiting when it was first seen
 * here, as after a reload.
 */
export function useWaitReason(record: TransactionRecord | undefined): string | undefined {
  const config = useConfig();
  const [said, setSaid] = useState<{ of: string; why: string }>();
  // of what the owners of a Safe have to sign more is known than that it waits
  const { id, phase, chainId, account, hash, nonce, startedAt = 0 } = (record?.proposal ? undefined : record) ?? {};
  const isFirst = useRef(true);
  const of = `${id} ${phase} ${hash}`;
  useEffect(() => {
    if (!account || !chainId || (phase !== 'simulating' && phase !== 'wallet' && phase !== 'pending')) return;
    let isOver = false;
    const findOut = async () => {
      if (phase !== 'pending') return unanswered()[phase];
      const { readWaitReason } = await sendingParts.readWaitReason();
      return readWaitReason(config, { chainId, account, hash, nonce });
    };
    const say = () => {
      findOut().then(
        (why) => isOver || setSaid({ of, why }),
        // what cannot be loaded is no reason that helps anybody
        () => undefined,
      );
      timer = setTimeout(say, PATIENCE_MS);
    };
    const waited = isFirst.current ? Date.now() - startedAt : 0;
    isFirst.current = false;
    let timer = setTimeout(say, Math.max(0, PATIENCE_MS - waited));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [config, of, phase, chainId, account, hash, nonce, startedAt]);
  return said?.of === of ? said.why : undefined;
}
