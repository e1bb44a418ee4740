import webpack from 'webpack';

/**
 * For tests of plugins: builds and waits until webpack's cache is written.
 * @returns the messages of the build's errors, none where it succeeded
 */
export async function buildErrors(configuration: webpack.Configuration): Promise<readonly string[]> {
  const compiler = webpack({ mode: 'production', ...configuration });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return (stats?.compilation.errors ?? []).map(({ message }) => message);
}
