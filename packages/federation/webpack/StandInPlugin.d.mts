import type { Compiler, WebpackError } from 'webpack';

export interface StandIn {
  name: string;
  request: string | RegExp;
  from?: RegExp;
  module: string;
}
export const matchedNothing: (name: string) => WebpackError;
export class StandInPlugin {
  constructor(standIns: readonly StandIn[], options?: { mayMiss?: boolean });
  apply(compiler: Compiler): void;
}
