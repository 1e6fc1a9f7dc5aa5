import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import { expect, test } from './test.ts';

/** what somebody types in the finder of their language, and what they are offered */
const SEARCHES = [
  ['en-US', 'gruzia', 'Georgia'],
  ['en-US', 'Norwegen', 'Norway'],
  ['en-US', 'Sakartvelo', 'Georgia'],
  ['en-US', 'Asien', 'Asia'],
  ['de-DE', 'Griechenland', 'Griechenland'],
  ['de-DE', 'griechenlnad', 'Griechenland'],
  ['de-DE', 'Georgien wandern', 'Georgien'],
  ['de-DE', 'Turkei', 'Türkei'],
  ['de-DE', 'Swanetien', 'Swanetien'],
  ['de-DE', 'საქართველო', 'Georgien'],
  ['de-DE', 'Sverige', 'Schweden'],
  ['de-DE', 'Wandern in Asien', 'Asien'],
  ['zh-CN', '挪威', '挪威'],
  ['zh-CN', '斯瓦涅季', '斯瓦涅季'],
  ['zh-CN', 'Norwegen', '挪威'],
  ['zh-CN', '亚洲', '亚洲'],
  ['zh-CN', 'yazhou', '亚洲'],
  ['ru-RU', 'Грузия', 'Грузия'],
  ['ru-RU', 'gruzia', 'Грузия'],
  ['ru-RU', 'Сванетея', 'Сванетия'],
  ['ru-RU', 'Griechenland', 'Греция'],
  ['ru-RU', 'Азия', 'Азия'],
  ['ru-RU', 'поход по Азии', 'Азия'],
  ['ru-RU', 'Nihon', 'Япония'],
] as const;

for (const iso of ['en-US', 'de-DE', 'zh-CN', 'ru-RU'] as const) {
  test(`the finder in ${iso} finds places in every language`, { tag: '@mf-catalog' }, async ({ page, baseURL }) => {
    // deploy/e2e/sites/russian.json speaks all of them
    await page.goto(`${baseURL.replace('localhost', 'russian.localhost')}${localeOf(iso).prefix || '/'}`);
    const where = page.getByRole('main').getByRole('combobox');
    await where.click();
    for (const [, phrase, name] of SEARCHES.filter(([of]) => of === iso)) {
      await where.fill(phrase);
      const offered = page.getByRole('option').filter({ hasText: name });
      await expect(offered.first(), phrase).toBeVisible();
    }
  });
}
