import { FaultyService } from './FaultyService.ts';

/** Addresses of what a page talks to. */
export interface Network {
  /** The product's own host. */
  host: string;
  node: string;
  indexer: string;
  store: string;
}

/** Every service that a page talks to, each behind a proxy that can make it fail. */
export class FaultyNetwork {
  readonly host: FaultyService;
  readonly node: FaultyService;
  readonly indexer: FaultyService;
  readonly store: FaultyService;

  private constructor(host: FaultyService, node: FaultyService, indexer: FaultyService, store: FaultyService) {
    this.host = host;
    this.node = node;
    this.indexer = indexer;
    this.store = store;
  }

  static async start({ host, node, indexer, store }: Network): Promise<FaultyNetwork> {
    return new FaultyNetwork(
      await FaultyService.start(host),
      await FaultyService.start(node),
      await FaultyService.start(indexer),
      await FaultyService.start(store),
    );
  }

  heal(): void {
    for (const service of this.#all) service.heal();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#all.map((service) => service.stop()));
  }

  get #all(): FaultyService[] {
    return [this.host, this.node, this.indexer, this.store];
  }
}
