import type { WebpackPluginInstance } from 'webpack';

export declare function minimizer(): WebpackPluginInstance;
