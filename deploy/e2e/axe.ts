import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA: axe must find nothing on the page as it stands */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      // 2.5.3, which axe still tries out: whoever speaks to the page says what they read
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // all rules run; what passes is not written out node by node, with a selector for each
      resultTypes: ['violations'],
    })
    // in the page itself: otherwise its results are put together in a second page, opened for that. No frame of another origin is ours.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}
