import type { CID } from 'multiformats/cid';
import type { Layout } from '../blocks/writeFile.ts';

/** A document that is stored here and shall be kept elsewhere too. */
export interface StoredDocument {
  cid: CID;
  /** File name of the upload. */
  name: string;
  layout: Layout;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Somebody who keeps documents besides us. Calls are repeated, so handing over twice must do no harm. */
export interface PinningService {
  /** Kind, as in the configuration. */
  readonly kind: string;
  /**
   * Hands a document over.
   * @returns true when the service has it, false when it is still fetching it and shall be asked again
   * @throws when it does not answer or refuses; the message holds no secret
   */
  pin(document: StoredDocument): Promise<boolean>;
}
