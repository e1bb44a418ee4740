import type { getInstance, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Instance = NonNullable<ReturnType<typeof getInstance>>;
type Shared = Instance['options']['shared'][string][number];

/**
 * Answers every share key that the host has with the host's copy, whatever versions the areas bring: two keys of one
 * package must never come from two builds (two React contexts). It belongs to the host and, as a global plugin, to every
 * area's own instance of the runtime.
 * @param host before it knows any remote: all copies are its own then
 */
export function hostCopies({
  name,
  shareScopeMap,
}: Pick<Instance, 'name' | 'shareScopeMap'>): ModuleFederationRuntimePlugin {
  const copies = new Map<string, Shared>();
  for (const [key, versions] of Object.entries(shareScopeMap.default ?? {}))
    for (const copy of Object.values(versions)) {
      copies.set(key, copy);
      // the runtime writes down the area that uses a copy as the one that it is from, and drops it along with that area
      Object.defineProperty(copy, 'from', { get: () => name, set() {} });
    }
  return {
    name: 'rab-host-copies',
    resolveShare(args) {
      const shared = copies.get(args.pkgName);
      if (shared) args.resolver = () => ({ shared, useTreesShaking: false });
      return args;
    },
    errorLoadShare({ pkgName }) {
      // else the next attempt gets this one's failure
      const copy = copies.get(pkgName);
      if (copy) copy.loading = null;
    },
  };
}
