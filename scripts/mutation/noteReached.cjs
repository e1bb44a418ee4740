const { writeFileSync } = require('node:fs');

// After a test file has run: which mutants it has reached, for the worker that ran it.
afterAll(() => writeFileSync(process.env.RAB_REACHED, JSON.stringify([...(globalThis.rabReached ?? [])])));
