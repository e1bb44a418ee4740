/** A script that brings all it needs and knows nothing of federation; `entry` is the absolute path of its source. */
export function scriptText(script: { entry: string; isProduction: boolean }): Promise<string>;
