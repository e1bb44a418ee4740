import { type Incompatibility, incompatibilityOf, type Surface } from '@rab/federation/compatibility';

/** What the builds of one commit say of themselves. */
export interface Release {
  /** What its shell offers. */
  offer: Surface;
  /** What its areas need, by folder. */
  needs: Readonly<Record<string, Surface>>;
}

/** An area that the shell of the other release refuses before any code of it runs. */
export interface Refusal extends Incompatibility {
  area: string;
}

/** Which builds can be mixed, and what that means for what is deployed. */
export interface Plan {
  /** Deployed areas that the new shell would take from their visitors: a reason not to release it. */
  broken: Refusal[];
  /** New areas that the deployed shell refuses: they are released after the new one. */
  waiting: Refusal[];
}

const refusals = ({ offer }: Release, { needs }: Release): Refusal[] =>
  Object.entries(needs).flatMap(([area, surface]) => {
    const incompatibility = incompatibilityOf(surface, offer);
    return incompatibility ? [{ area, ...incompatibility }] : [];
  });

/** Compares, as a host does, the areas of what is deployed with a new shell, and new areas with the shell that is deployed. */
export const planMix = (deployed: Release, next: Release): Plan => ({
  broken: refusals(next, deployed),
  waiting: refusals(deployed, next),
});
