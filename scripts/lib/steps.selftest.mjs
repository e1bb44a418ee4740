import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jestCounts } from './steps.mjs';

const report = (...statuses) => ({
  numPassedTests: statuses.filter((status) => status === 'passed').length,
  numFailedTests: statuses.filter((status) => status === 'failed').length,
  testResults: [{ assertionResults: statuses.map((status, at) => ({ status, fullName: `test ${at}` })) }],
});

test('a skipped test fails on a CI and nowhere else', () => {
  assert.deepEqual(jestCounts(0, report('passed', 'pending'), true), { passed: 1, failed: 1 });
  assert.deepEqual(jestCounts(0, report('passed', 'pending'), false), { passed: 1, failed: 0 });
});

test('an exit code that is not 0 is a failure even when the report names none', () => {
  assert.deepEqual(jestCounts(1, report('passed'), true), { passed: 1, failed: 1 });
  assert.deepEqual(jestCounts(1, report('passed', 'failed'), true), { passed: 1, failed: 1 });
});
