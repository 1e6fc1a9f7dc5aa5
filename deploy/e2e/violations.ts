import { test as base } from './test.ts';

/** every violation of the page's policy, Trusted Types included, as 'directive blocked sample' */
export const test = base.extend<{ violations: string[] }>({
  violations: async ({ page }, use) => {
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        const tell: unknown = Reflect.get(window, 'tellViolation');
        if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI} ${sample}`);
      });
    });
    await use(violations);
  },
});
