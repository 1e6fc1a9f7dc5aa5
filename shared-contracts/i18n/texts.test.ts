import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LOCALES } from './locales.ts';
import { readMessage } from './message-arguments.ts';

const ROOT = join(import.meta.dirname, '../..');
/** where texts are, and the sources that ask for them */
const ROOMS = [
  'api',
  'api/modules/tour-pdf',
  'shell',
  'shell/server/live-page',
  'shell/client/inspector',
  'shared-contracts/ui',
  'mf-account',
  'mf-booking',
  'mf-catalog',
  'mf-chat',
  'mf-content',
  'mf-tour',
];
/** rooms inside rooms: their sources ask for their own texts */
const INNER: Readonly<Record<string, readonly string[]>> = {
  api: ['api/modules/tour-pdf'],
  shell: ['shell/server/live-page', 'shell/client/inspector'],
};
const [ENGLISH, ...TRANSLATIONS] = LOCALES;

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );

function textsOf(room: string, code: string): Map<string, string> {
  // our own files: this test is what holds them to their shape
  const tree = JSON.parse(readFileSync(join(ROOT, room, 'i18n', `${code}.json`), 'utf8')) as Tree;
  return new Map(flatten(tree));
}

/** the plural categories that whole numbers of a language fall into */
function categoriesOf(iso: string): string[] {
  const rules = new Intl.PluralRules(iso);
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))];
}

/** argument names and kinds; a translation may put a plural where English has a number or nothing to agree with */
const names = (kinds: string[]): string[] => [...new Set(kinds.map((kind) => kind.split(' ')[0] ?? ''))].sort();

describe.each(ROOMS)('texts of %s', (room) => {
  const english = textsOf(room, ENGLISH?.code ?? '');

  it.each(LOCALES)(
    'in $code are messages that can be read, with every plural form that the language has',
    ({ code, iso }) => {
      const broken: string[] = [];
      for (const [key, text] of textsOf(room, code)) {
        try {
          for (const options of readMessage(text, iso).plurals) {
            const missing = categoriesOf(iso).filter((category) => !options.includes(category));
            if (missing.some((category) => !isSpelledOut(options, category, iso))) broken.push(`${key}: ${missing}`);
          }
        } catch (error) {
          broken.push(`${key}: ${String(error)}`);
        }
      }
      expect(broken).toEqual([]);
    },
  );

  describe.each(TRANSLATIONS)('in $code', ({ code, iso }) => {
    const texts = textsOf(room, code);

    it('have the keys of the English ones, and no others', () => {
      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    });

    it('need what the English ones need', () => {
      const different: string[] = [];
      for (const [key, text] of texts) {
        const original = readMessage(english.get(key) ?? '', 'en-US');
        const message = readMessage(text, iso);
        const wanted = names(original.arguments);
        if (names(message.arguments).join() !== wanted.join())
          different.push(`${key}: ${message.arguments} for ${wanted}`);
        if (message.selects.join() !== original.selects.join()) different.push(`${key}: ${message.selects}`);
      }
      expect(different).toEqual([]);
    });

    it('say something', () => {
      expect([...texts].filter(([key, text]) => !text.trim() && english.get(key)?.trim()).map(([key]) => key)).toEqual(
        [],
      );
    });
  });

  it('hold every key that the sources ask for', () => {
    const inner = INNER[room] ?? [];
    const keys = [...english.keys(), ...inner.flatMap((other) => [...textsOf(other, 'en-US').keys()])];
    const unknown = sourcesOf(join(ROOT, room)).flatMap((path) =>
      keysAskedBy(readFileSync(path, 'utf8'))
        .filter((asked) => !keys.some((key) => asked.test(key)))
        .map((asked) => `${path.slice(ROOT.length + 1)} ${asked.source}`),
    );
    expect(unknown).toEqual([]);
  });
});

/** '=1' stands for the category that only 1 falls into */
const isSpelledOut = (options: string[], category: string, iso: string): boolean =>
  category === 'one' && options.includes('=1') && new Intl.PluralRules(iso).select(21) !== 'one';

function sourcesOf(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist', 'testing'].includes(entry.name) ? [] : sourcesOf(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** t('card.days') asks for one key, t(`difficulty.${level}`) for one of some */
function keysAskedBy(source: string): RegExp[] {
  const calls = source.matchAll(/(?<![\w.$])t\(\s*(?:'([^'\\]+)'|`([^`]+)`)\s*[,)]/g);
  return [...calls].map(([, literal, template = '']) => {
    const parts = literal === undefined ? template.split(/\$\{[^}]*\}/) : [literal];
    const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
    return new RegExp(`^${pattern}$`);
  });
}

/**
 * Countries and regions have an article, a plural or a case after these words ("in the Netherlands", "in den Alpen"): their names stand
 * alone, as after a colon.
 */
const BEFORE_A_NAME: Readonly<Record<string, string>> = {
  'en-US': 'about|across|around|at|for|from|in|into|near|of|on|through|to',
  de: 'an|auf|aus|bei|durch|für|in|ins|mit|nach|nahe|über|um|von|zu',
  ru: 'в|во|до|для|за|из|к|ко|на|над|о|об|около|от|по|под|при|с|со|у|через',
};
/** rooms and keys whose place is a town or a sight, which has its name alone, or which the specification words (§9) */
const ALLOWED: readonly string[] = [
  'shared-contracts/ui input_phone.country_missmatch_hint',
  'mf-tour tickets.title',
  'mf-content organizer.seoDescription',
  'mf-booking review.lengthFrom',
  'mf-catalog heading.cities',
  'mf-catalog heading.showplaces',
];
/** the place is called otherwise there; English says "near Georgia" of what it knows the middle of */
const PLACES_NAMED: Readonly<Record<string, readonly string[]>> = {
  de: ['empty.wider', 'phrase.near'],
  ru: ['empty.wider', 'phrase.near'],
};

it.each(Object.entries(BEFORE_A_NAME))('names of countries and regions need no grammar in %s', (code, words) => {
  const wrong = ROOMS.flatMap((room) =>
    [...textsOf(room, code)].flatMap(([key, text]) => {
      const names = PLACES_NAMED[code]?.includes(key) ? 'name|place' : 'place|country|region|continent';
      const before = new RegExp(`(?<!\\p{L})(?:${words}) \\{(?:${names})\\}`, 'iu');
      return before.test(text) && !ALLOWED.includes(`${room} ${key}`) ? [`${room} ${key}: ${text}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Words that have a second one for the same thing: the product has one, in Chinese as in English. */
const CHINESE_WORDS: readonly { never: RegExp; unless?: RegExp; say: string }[] = [
  { never: /线路/, say: '行程 is a tour, 路线 its route' },
  { never: /路线/, unless: /route|trail|directions/i, say: '行程 is a tour' },
  { never: /主办方|主办者|供应商|组织方|服务商/, say: '组织者 is an organizer' },
  { never: /导游/, say: '向导 is a guide' },
  { never: /博客|专栏/, say: '杂志 is the journal' },
];

it.each(ROOMS)('texts of %s have one word for one thing in Chinese', (room) => {
  const english = textsOf(room, 'en-US');
  const mixed = [...textsOf(room, 'zh')].flatMap(([key, text]) =>
    CHINESE_WORDS.flatMap(({ never, unless, say }) =>
      never.test(text) && !unless?.test(english.get(key) ?? '') ? [`${key}: ${text}: ${say}`] : [],
    ),
  );
  expect(mixed).toEqual([]);
});
