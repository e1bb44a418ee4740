import { t } from '@lingui/core/macro';
import type { ContractCall } from '@rab/contracts';
import { newSalt, scheduleCall } from '@rab/contracts/powers';
import { say, type Words } from '@rab/language';
import { topics } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import { use } from 'react';
import { TimelockContext } from './TimelockContext.ts';

/** Changes a setting, at once as its owner or by a proposal to the timelock that owns the settings. */
export function useSettingAct(act: string) {
  const timelock = use(TimelockContext);
  const transaction = useTransaction(`setting:${act}`);
  const touches = [topics.settings];
  const send = (call: ContractCall, summary: Words) =>
    transaction.send(
      timelock
        ? {
            call: scheduleCall(timelock.address, call, timelock.delay, newSalt()),
            summary: t`Schedule: ${say(summary)}`,
            touches,
          }
        : { call, summary, touches },
    );
  return { transaction, send };
}
