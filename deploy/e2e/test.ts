import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { type Complaint, isExpected, type Said, saidBy, told } from './complaints.ts';

interface Fixtures {
  /** an object around them: of a list of two Playwright takes the second for options */
  expectedComplaints: { lines: readonly Complaint[] };
  baseURL: string;
}

/** Playwright's own line, where a page stays for as long as a reader does: most tests go without the worker (playwright.config.ts) */
const BLOCKED = /^Service Worker registration blocked by Playwright/;

/** a network of its own for every test, or browser: after many calls from one a captcha is asked for, of other tests, too */
export const ownAddress = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` });

/** Every test of the composed site fails on a console error, a hydration warning or an uncaught exception that it did not announce. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [{ lines: [] }, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
  baseURL: async ({}, use) => use(process.env.E2E_URL ?? ''),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: Said[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !BLOCKED.test(message.text())) complaints.push(saidBy(message));
    });
    page.on('pageerror', (error) => complaints.push({ text: error.message, url: page.url() }));
    await use(page);
    // what a page that is left still asked for is nobody's fault
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints.filter((one) => !isExpected(one, expectedComplaints.lines)).map(told)).toEqual([]);
  },
});

export { expect };
