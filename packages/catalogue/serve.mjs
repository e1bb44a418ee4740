// `pnpm catalogue`: every part of the UI in all its states, rebuilt at every change.
// Environment: RAB_PORT moves the server (8760 by default).
import { serveBuild } from '@rab/federation/serve';
import webpack from 'webpack';
import config from './webpack.config.mjs';

const port = Number(process.env.RAB_PORT ?? 8760);
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

await serveBuild({ root: config.output.path, port }).catch((error) =>
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use; set RAB_PORT to another one.` : error.message),
);

webpack(config).watch({}, (error, stats) => {
  if (error) fail(error.message);
  if (stats.hasErrors()) console.error(stats.toString('errors-only'));
  else
    console.log(
      `catalogue: http://127.0.0.1:${port} (built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s)`,
    );
});
