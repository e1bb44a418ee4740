import type { TestClient } from '@rab/evm/testClient';
import type { Address } from 'viem';
import { LocalSafe } from './LocalSafe.ts';
import { SafeHost, type SafeHostOptions } from './SafeHost.ts';
import { SafeService } from './SafeService.ts';

const THRESHOLD = 2;

/** A Safe of which two owners have to sign, with its transaction service and a page that frames Safe Apps. */
export async function startLocalSafe(
  client: TestClient,
  { owners, payer, ...options }: SafeHostOptions & { owners: readonly Address[]; payer: Address },
): Promise<SafeHost> {
  const safe = await LocalSafe.create(client, { owners, threshold: THRESHOLD, payer });
  return SafeHost.start(SafeService.of(safe), options);
}
