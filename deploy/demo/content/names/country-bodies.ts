import type { PlaceNames } from '@cairn/shared-contracts/domain/country-names';
import { dateFormatter } from '@cairn/shared-contracts/domain/dates';
import { seasonMonths } from '../calendar.ts';
import { escapeHtml } from '../tours/texts.ts';
import type { Country, Region } from '../world/model.ts';
import { COUNTRY_CAPTIONS } from './country-captions.ts';
import type { NameRow } from './model.ts';
import { REGION_NAMES } from './regions.ts';

type Language = 'de' | 'ru' | 'zh';
const LANGUAGES: readonly Language[] = ['de', 'ru', 'zh'];

interface Wording {
  regions(names: string): string;
  gateway(town: string): string;
  when: string;
  allYear: string;
  /** behind a sentence, between sentences, names and seasons */
  stop: string;
  space: string;
  comma: string;
  semicolon: string;
  list: string;
}

const WESTERN = { stop: '.', space: ' ', comma: ', ', semicolon: '; ', list: ', ' };

/** regions and towns stand in the nominative: their names need no declension */
const WORDINGS: Readonly<Record<Language, Wording>> = {
  de: {
    regions: (names) => `Unsere Veranstalter führen in diese Gebiete: ${names}.`,
    gateway: (town) => `Die meisten Touren beginnen höchstens eine Tagesreise von ${town} entfernt.`,
    when: 'Beste Zeit: ',
    allYear: 'das ganze Jahr',
    ...WESTERN,
  },
  ru: {
    regions: (names) => `Наши организаторы водят сюда: ${names}.`,
    gateway: (town) => `Большинство маршрутов начинается не дальше дня пути; ближайший большой город — ${town}.`,
    when: 'Лучшее время: ',
    allYear: 'круглый год',
    ...WESTERN,
  },
  zh: {
    regions: (names) => `我们的组织者带你走进：${names}。`,
    gateway: (town) => `多数行程的起点距${town}不超过一天路程。`,
    when: '最佳时节：',
    allYear: '全年',
    ...{ stop: '。', space: '', comma: '，', semicolon: '；', list: '、' },
  },
};

const monthIn = (language: Language, month: number): string =>
  dateFormatter(language, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 1)));

function seasonIn(language: Language, { months: [first, last] }: Region): string {
  if (seasonMonths(first, last).length === 12) return WORDINGS[language].allYear;
  return `${monthIn(language, first)} – ${monthIn(language, last)}`;
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/**
 * What is told of a country in the languages beside English: less than the editors' own text, which stays in the language it was written in.
 * @param gateway the town of that name, undefined when it has no other
 */
export function countryBodies({ iso, regions }: Country, gateway: NameRow | undefined): PlaceNames {
  const caption = COUNTRY_CAPTIONS[iso];
  const rows = regions.map((region) => ({ region, names: REGION_NAMES[region.name] }));
  if (!caption) return {};
  const bodies = LANGUAGES.map((language, at) => {
    const say = WORDINGS[language];
    const named = rows.map(({ region, names }) => ({ region, name: names?.[at] ?? region.name }));
    const town = gateway?.[at];
    const about = [
      caption[at] + say.stop,
      say.regions(named.map(({ name }) => name).join(say.list)),
      ...(town ? [say.gateway(town)] : []),
    ];
    const seasons = named.map(({ region, name }) => name + say.comma + seasonIn(language, region));
    return [language, paragraph(about.join(say.space)) + paragraph(say.when + seasons.join(say.semicolon) + say.stop)];
  });
  return Object.fromEntries(bodies);
}
