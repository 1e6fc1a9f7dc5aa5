import { test as base, expect } from '@playwright/test';

/** console errors that a test expects, as parts of their text */
interface Fixtures {
  expectedComplaints: RegExp[];
  baseURL: string;
}

/** Every test of the composed site fails on a console error, a hydration warning or an uncaught exception that it did not announce. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off the pattern
  baseURL: async ({}, use) => use(process.env.E2E_URL ?? ''),
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect };
