// One process of a run of mutants: answers each message, the question which tests there are, or test files to run, perhaps with a
// mutant on.
import { TestRuns } from './TestRuns.mjs';

const runs = await TestRuns.of(JSON.parse(process.argv[2]));

/** Runs test files until one of them fails, or the first one where there is no mutant. */
async function tried({ tests, mutant }) {
  for (const test of tests) {
    const started = performance.now();
    const { failure, reached } = await runs.run(test, mutant);
    if (failure !== null || !mutant) return { failure, reached, ms: performance.now() - started };
  }
  return { failure: null, reached: [], ms: 0 };
}

/** What a message asks for; an error here is one of this job, not of a test. */
const answerTo = async (message) => {
  try {
    return message.isQuestion ? { paths: await runs.related() } : await tried(message);
  } catch (error) {
    return { error: String(error.stack) };
  }
};

// what a test leaves to run after its end is no failure of the next one
process.on('unhandledRejection', () => {});
process.on('message', async (message) => {
  process.send({ ...(await answerTo(message)), memory: process.memoryUsage.rss() });
});
process.send('ready');
