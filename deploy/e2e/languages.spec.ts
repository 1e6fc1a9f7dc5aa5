import type { BlogPost } from '@cairn/shared-contracts/api/content.schema';
import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import type { ReviewsPage, Tour } from '@cairn/shared-contracts/api/tours.schema';
import { LOCALES, type LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import type { APIRequestContext } from '@playwright/test';
import { foreignTexts } from './foreign-text.ts';
import { collectTexts } from './page-texts.ts';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

/** deploy/e2e/sites/russian.json: the site of these tests that speaks all four languages */
const SITE = 'russian';
/** brands that the site names */
const BRANDS = ['Cairn', 'Messenger', 'WhatsApp', 'Telegram', 'Facebook', 'Instagram', 'Club Review'];

type Ask = <Answer>(path: string, iso?: string) => Promise<Answer>;
const asker =
  (request: APIRequestContext, baseURL: string): Ask =>
  async (path, iso = 'en-US') => {
    const { host } = new URL(baseURL);
    const headers = { 'x-language': iso, host: host.replace('localhost', `${SITE}.localhost`) };
    const answer = await request.get(`${baseURL}/api${path}`, { headers });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };

interface Named {
  id: number;
  name: string;
}
interface List<Item> {
  items: Item[];
}

/** what places and things are called */
async function namesOf(ask: Ask, iso: string): Promise<ReadonlyMap<string, string>> {
  const [parts, activities, collections] = await Promise.all([
    ask<List<Named & { countries: Named[] }>>('/crm/api/world-part/groups', iso),
    ask<List<Named>>('/spa/rest-kinds', iso),
    ask<List<Named>>('/spa/collections', iso),
  ]);
  const places = [...parts.items.flatMap(({ countries }) => countries), ...activities.items, ...collections.items];
  return new Map([
    ...parts.items.map(({ id, name }) => [`part ${id}`, name] as const),
    ...places.map(({ id, name }) => [`${id}`, name] as const),
  ]);
}

/** as they are in English, of those that are called otherwise in the language */
async function englishNames(ask: Ask, iso: string): Promise<string[]> {
  const [english, here] = await Promise.all([namesOf(ask, 'en-US'), namesOf(ask, iso)]);
  return [...english].flatMap(([id, name]) => (here.get(id) === name ? [] : [name]));
}

async function organizerNames(ask: Ask): Promise<string[]> {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => ask<List<PublicOrganizer>>(`/crm/api/organizer/list?limit=50&page=${page}`)),
  );
  return pages.flatMap(({ items }) => items.flatMap(({ name, person }) => [name, person]));
}

type Route = Tour['route'];

/** what a page's route passes, as the gazetteer calls it in the language: "Ala-Köl-Pass" is a name, not an English word */
async function routeNames(ask: Ask, path: string, { code, iso }: LocaleProperties): Promise<string[]> {
  const [, article] = /^\/blog\/(.+)$/.exec(path) ?? [];
  const [, tour] = /^\/([^/]+-\d+)$/.exec(path) ?? [];
  const routes: Route[] = [];
  if (tour) routes.push((await ask<{ tour: Tour }>(`/spa/tour?slug=${tour}`, iso)).tour.route);
  if (article) {
    const { blocks } = await ask<BlogPost>(`/spa/blog-post?slug=${article}`, iso);
    routes.push(...blocks.flatMap((block) => (block.type === 'map' ? [block.tour.route] : [])));
  }
  return routes.flat().flatMap(({ name, name_language }) => (name_language === code ? [name] : []));
}

/** who wrote the reviews that a page shows: "van" is a word of one language only where nobody is called so */
async function reviewerNames(ask: Ask, path: string): Promise<string[]> {
  const [, tour] = /^\/([^/]+-\d+)$/.exec(path) ?? [];
  const [, organizer] = /^\/tour-provider\/(\d+)$/.exec(path) ?? [];
  const { items } = tour
    ? (await ask<{ tour: Tour }>(`/spa/tour?slug=${tour}&expand_reviews=1`)).tour.reviews
    : organizer
      ? await ask<ReviewsPage>(`/spa/organizer-reviews?id=${organizer}`)
      : { items: [] };
  return items.map(({ author }) => author);
}

/** every kind of page, and the squad whose change can break it */
const PAGES = [
  ['home', '@mf-catalog', '/'],
  ['listing', '@mf-catalog', '/tours'],
  ['listing of a country', '@mf-catalog', '/georgia'],
  ['climate', '@mf-catalog', '/georgia/climate-and-weather'],
  ['destinations', '@mf-catalog', '/destinations'],
  ['collections', '@mf-catalog', '/collections'],
  ['tour', '@mf-tour', 'a tour'],
  ['organizer', '@mf-content', '/tour-provider/1'],
  ['club', '@mf-content', '/tour-providers'],
  ['article', '@mf-content', 'an article'],
  ['article with pictures, in English only', '@mf-content', '/blog/the-month-of-roses-24'],
  ['help', '@mf-content', '/help-center'],
  ['answer', '@mf-content', '/help-center/when-am-i-charged'],
  ['contacts', '@mf-content', '/contacts'],
  ['join', '@mf-content', '/join'],
  ['about', '@mf-content', '/about'],
  ['how organizers are checked', '@mf-content', '/how-organizers-are-checked'],
  ['help request', '@mf-content', '/help-center/write?type=individual_tour'],
  ['journal', '@mf-content', '/blog'],
  ['legal text', '@mf-content', '/privacy'],
  ['log-in', '@mf-account', '/login'],
  ['sitemap', '@mf-content', '/sitemap'],
] as const;

const pathIn = ({ prefix }: LocaleProperties, path: string): string => (path === '/' ? prefix || '/' : prefix + path);

// what the server sends is what search engines read
test.use({ javaScriptEnabled: false });

for (const [name, tag, at] of PAGES) {
  test(`${name}: each language says nothing in another`, { tag }, async ({ page, request, baseURL }) => {
    test.slow();
    const ask = asker(request, baseURL);
    const origin = baseURL.replace('localhost', `${SITE}.localhost`);
    const path =
      at === 'a tour'
        ? `/${(await firstTour(request, baseURL)).slug}`
        : at === 'an article'
          ? `/blog/${(await ask<List<{ slug: string }>>('/spa/blog-posts')).items[0]?.slug}`
          : at;
    const names = [...(await organizerNames(ask)), ...(await reviewerNames(ask, path)), ...BRANDS];
    let inEnglish: ReadonlySet<string> = new Set();
    for (const locale of LOCALES) {
      await page.goto(origin + pathIn(locale, path));
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.iso);
      const texts = await page.evaluate(collectTexts);
      expect(texts.own.length).toBeGreaterThan(20);
      if (inEnglish.size === 0) inEnglish = new Set(texts.own.map(({ text }) => text));
      const english = await englishNames(ask, locale.iso);
      const called = [...names, ...(await routeNames(ask, path, locale))];
      expect(foreignTexts(locale.code, texts, { names: called, english, inEnglish }), `${locale.code} ${path}`).toEqual(
        [],
      );
    }
  });
}
