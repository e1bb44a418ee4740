import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedScenarios, GROUPS, jestCounts, mainPartOf, STEPS, sampleOf } from './steps.mjs';

const report = (...statuses) => ({
  numPassedTests: statuses.filter((status) => status === 'passed').length,
  numFailedTests: statuses.filter((status) => status === 'failed').length,
  testResults: [
    {
      assertionResults: statuses.map((status, at) => ({
        status,
        fullName: `test ${at}`,
        failureMessages: status === 'failed' ? ['\u001b[31mexpected 1\u001b[39m\nreceived 2'] : [],
      })),
    },
  ],
});

test('a skipped test fails on a CI and nowhere else', () => {
  const skipped = report('passed', 'pending');
  assert.deepEqual(jestCounts(0, skipped, true), {
    passed: 1,
    failed: 1,
    failures: ['test 1: skipped, which fails on a CI'],
  });
  assert.deepEqual(jestCounts(0, skipped, false), { passed: 1, failed: 0, failures: [] });
});

test('an exit code that is not 0 is a failure even when the report names none', () => {
  const countsOf = ({ passed, failed }) => ({ passed, failed });
  assert.deepEqual(countsOf(jestCounts(1, report('passed'), true)), { passed: 1, failed: 1 });
  assert.deepEqual(countsOf(jestCounts(1, report('passed', 'failed'), true)), { passed: 1, failed: 1 });
});

test('failures of units are named with what was expected, without colours', () => {
  const { failures } = jestCounts(1, report('passed', 'failed'), true);
  assert.deepEqual(failures, ['test 1\nexpected 1\nreceived 2']);
});

test('a file of tests that could not be loaded is named', () => {
  const unloaded = { name: 'a.test.ts', message: 'Cannot find module', status: 'failed', assertionResults: [] };
  const { failures } = jestCounts(1, { numPassedTests: 0, numFailedTests: 0, testResults: [unloaded] }, true);
  assert.deepEqual(failures, ['a.test.ts\nCannot find module']);
});

test('failed scenarios are named with file, line and message', () => {
  const spec = (title, status, error) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ error }] }],
  });
  const suites = [
    {
      specs: [spec('passes', 'expected')],
      suites: [{ specs: [spec('fails', 'unexpected', { message: 'not visible' })] }],
    },
  ];
  assert.deepEqual(failedScenarios({ suites }), ['a.spec.ts:7 fails\nnot visible']);
});

test('of the page on which a scenario ended its main part is repeated at the end of the output', () => {
  const page = `the page at the end of a
- banner:
  - link "Home"
- main:
  - link "Explorer":
    - /url: http://127.0.0.1
  - button "Approve"
- contentinfo:
  - list:
    - link "Docs"
- status: Sent`;
  assert.equal(
    mainPartOf(page),
    'the page at the end of a\n- main:\n  - link "Explorer":\n  - button "Approve"\n- status: Sent',
  );
  assert.equal(mainPartOf('the page at the end of b\n- text: Refused'), 'the page at the end of b\n- text: Refused');
});

test('a commit has its sixth of the matrices', () => {
  const commits = ['00000001', '00000002', '00000003', 'fffffffe'].map((start) => start + '01'.repeat(16));
  assert.deepEqual(commits.map(sampleOf), ['1/6', '2/6', '3/6', '2/6']);
});

test('each step has its place in the order, once', () => {
  assert.deepEqual(GROUPS.flat(2).sort(), Object.keys(STEPS).sort());
});
