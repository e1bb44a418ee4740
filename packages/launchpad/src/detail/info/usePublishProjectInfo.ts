import { msg, t } from '@lingui/core/macro';
import type { ProjectInfo } from '@rab/config';
import type { Sale } from '@rab/sdk/sales';
import { setProjectInfoCall } from '@rab/sdk/sales';
import { toast } from '@rab/ui';
import { useAppConfig } from '@rab/wallet-context';
import { type TransactionLabels, useTransaction } from '@rab/wallet-context/transactions';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import { useUnstoredInfo } from '../../projectInfo/useUnstoredInfo.ts';
import { type Publication, publishProjectInfo } from './publishProjectInfo.ts';

/** Publishes a sale's project info: stored first, then its hash on chain. */
export function usePublishProjectInfo(sale: Sale, labels: Pick<TransactionLabels, 'success' | 'failed'> = {}) {
  const transaction = useTransaction(`projectInfo:${sale.id}`);
  const { content } = useAppConfig();
  const { keep, forget } = useUnstoredInfo(sale);
  const publish = async (info: ProjectInfo): Promise<Publication> => {
    // until it is published, whatever happens to the store, the wallet and this page
    keep(info);
    const publication = await publishProjectInfo({
      uploadUrl: content.upload,
      info,
      currentHash: sale.projectInfoHash,
      send: async (newHash) => {
        const receipt = await transaction.send({
          call: setProjectInfoCall(sale, newHash),
          summary: msg`Update the project info of ${sale.token.symbol}`,
          touches: touchedBySale(sale),
          ...labels,
        });
        return receipt !== null;
      },
    });
    if (publication === 'published' || publication === 'unchanged') forget();
    if (publication === 'unchanged') toast(t`Nothing has changed.`);
    return publication;
  };
  return { publish, transaction };
}
