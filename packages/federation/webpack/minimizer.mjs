import MinimizerPlugin from 'minimizer-webpack-plugin';

/** What makes the scripts of an area and of the shell small. */
export const minimizer = () =>
  new MinimizerPlugin({
    // licences go into a file next to the script, with its name
    extractComments: { condition: 'some', banner: false },
    parallel: false,
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: {
      ecma: 2022,
      compress: { ecma: 2022, passes: 5 },
      // Otherwise the most frequent letters of a script become its short names, and a script lists digests of other files that
      // webpack replaces only later: the same sources had other bytes now and then. It costs 0.04 % of the compressed bytes.
      mangle: { disableCharFreq: true },
    },
  });
