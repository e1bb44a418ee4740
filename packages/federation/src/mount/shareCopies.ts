import type { getInstance, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { hostCopies } from '../host/hostCopies.ts';

type Instance = NonNullable<ReturnType<typeof getInstance>>;

/** What the first area's script on a page offers the others. */
interface Offered {
  /** What it was built with, in short. */
  offer: string;
  plugin: ModuleFederationRuntimePlugin;
}

const page = globalThis as { _rabCopies?: Offered };

/**
 * Lets the areas on a partner's page have one copy of the libraries: that of the first script. One that was built with
 * other shared packages brings all of its own and shares nothing.
 * @param instance of this script's build, before it has loaded anything
 * @param offer what this build offers, in short
 */
export function shareCopies(instance: Instance, offer: string): void {
  page._rabCopies ??= { offer, plugin: hostCopies(instance) };
  if (page._rabCopies.offer === offer) instance.registerPlugins([page._rabCopies.plugin]);
}
