import root from '../jest.config.mjs';

const [servers] = root.projects;

/** The step `operations`: apart from the units, since it needs what is built, and programs of its own. */
export default { ...servers, testMatch: ['<rootDir>/deploy/test/*.test.ts'], testTimeout: 240_000 };
