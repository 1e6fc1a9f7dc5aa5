import { expect, it } from '@jest/globals';
import { namesInJest, namesInPlaywright } from './reports.ts';

it('names failed tests of Jest with their files, and a file that failed before its first test', () => {
  const counts = { numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 2 };
  const testResults = [
    {
      name: '/site/api/seats.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'seats are held', status: 'passed' },
        { fullName: 'seats are freed', status: 'failed' },
      ],
    },
    { name: '/site/api/mail.test.ts', status: 'failed', assertionResults: [] },
    { name: '/site/api/tours.test.ts', status: 'passed', assertionResults: [] },
  ];
  expect(namesInJest({ ...counts, testResults }, '/site')).toEqual([
    'failed: api/seats.test.ts › seats are freed',
    'failed: api/mail.test.ts',
  ]);
});

it('names what failed in Playwright and what passed at another try, with the groups around it', () => {
  const spec = (title: string, status: string) => ({ title, file: 'chat.spec.ts', tests: [{ status }] });
  const group = { title: 'a thread', specs: [spec('opens', 'expected'), spec('scrolls', 'unexpected')] };
  const file = { title: 'chat.spec.ts', specs: [spec('is found', 'flaky'), spec('is left out', 'skipped')] };
  const report = { stats: { expected: 1, unexpected: 1, flaky: 1 }, suites: [{ ...file, suites: [group] }] };
  expect(namesInPlaywright(report)).toEqual([
    'flaky: chat.spec.ts › is found',
    'failed: chat.spec.ts › a thread › scrolls',
  ]);
});
