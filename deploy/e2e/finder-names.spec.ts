import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import { expect, test } from './test.ts';

const ISO = ['en-US', 'de-DE', 'zh-CN', 'ru-RU'] as const;
const NORWAY = ['Norway', 'Norwegen', '挪威', 'Норвегия'] as const;
const GEORGIA = ['Georgia', 'Georgien', '格鲁吉亚', 'Грузия'] as const;
const GREECE = ['Greece', 'Griechenland', '希腊', 'Греция'] as const;

/** what is typed in any finder, and what each language calls the place */
const EVERYWHERE = [
  ['Griechenland', GREECE],
  ['挪威', NORWAY],
  ['Грузия', GEORGIA],
  ['Norwegen', NORWAY],
  ['gruzia', GEORGIA],
  ['Georgien wandern', GEORGIA],
] as const;

/** what somebody types in the finder of their language, and what they are offered */
const SEARCHES = [
  ...EVERYWHERE.flatMap(([phrase, names]) => ISO.map((iso, index) => [iso, phrase, names[index] ?? ''] as const)),
  ['en-US', 'Sakartvelo', 'Georgia'],
  ['en-US', 'Asien', 'Asia'],
  ['de-DE', 'griechenlnad', 'Griechenland'],
  ['de-DE', 'Turkei', 'Türkei'],
  ['de-DE', 'Swanetien', 'Swanetien'],
  ['de-DE', 'საქართველო', 'Georgien'],
  ['de-DE', 'Sverige', 'Schweden'],
  ['de-DE', 'Wandern in Asien', 'Asien'],
  ['zh-CN', '斯瓦涅季', '斯瓦涅季'],
  ['zh-CN', '亚洲', '亚洲'],
  ['zh-CN', 'yazhou', '亚洲'],
  ['zh-CN', '亚', '亚洲'],
  ['de-DE', 'Afr', 'Afrika'],
  ['ru-RU', 'Сванетея', 'Сванетия'],
  ['ru-RU', 'Азия', 'Азия'],
  ['ru-RU', 'поход по Азии', 'Азия'],
  ['ru-RU', 'Nihon', 'Япония'],
] as const;

for (const iso of ISO) {
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

const ADDRESSES = {
  Griechenland: 'greece',
  挪威: 'norway',
  Грузия: 'georgia',
  Norwegen: 'norway',
  gruzia: 'georgia',
  'Georgien wandern': 'georgia',
};

for (const [index, iso] of ISO.entries()) {
  test(`Enter in the finder in ${iso} leads to the place that is offered`, { tag: '@mf-catalog' }, async ({
    page,
    baseURL,
  }) => {
    const home = `${baseURL.replace('localhost', 'russian.localhost')}${localeOf(iso).prefix || '/'}`;
    for (const [phrase, names] of EVERYWHERE) {
      await page.goto(home);
      const where = page.getByRole('main').getByRole('combobox');
      await where.click();
      await where.fill(phrase);
      await expect(
        page
          .getByRole('option')
          .filter({ hasText: names[index] ?? '' })
          .first(),
        phrase,
      ).toBeVisible();
      await where.press('Enter');
      await expect(page, phrase).toHaveURL(new RegExp(`/${ADDRESSES[phrase]}(?:$|[?#])`));
      expect(new URL(page.url()).searchParams.get('left'), phrase).toBeNull();
    }
  });
}

/** parts of the world by the beginning of their names, and the finder's language */
const BEGINNINGS = [
  ['en-US', 'afr', 'Africa'],
  ['en-US', 'Asi', 'Asia'],
  ['en-US', 'Евро', 'Europe'],
  ['de-DE', 'Afr', 'Afrika'],
  ['zh-CN', '欧', '欧洲'],
  ['ru-RU', 'Евро', 'Европа'],
] as const;

for (const [iso, phrase, name] of BEGINNINGS) {
  test(`Enter behind "${phrase}" leads to the tours of ${name}, in ${iso}`, { tag: '@mf-catalog' }, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL.replace('localhost', 'russian.localhost')}${localeOf(iso).prefix || '/'}`);
    const where = page.getByRole('main').getByRole('combobox');
    await where.click();
    await where.fill(phrase);
    await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible();
    await where.press('Enter');
    await expect(page).toHaveURL(/[?&]continent=\d+/);
  });
}
