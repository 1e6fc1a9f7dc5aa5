import { seasonMonths } from './calendar.ts';
import { listed, monthName } from './prose/fill.ts';
import { escapeHtml } from './tours/texts.ts';
import { withArticle } from './world/articles.ts';
import type { Country, Region } from './world/model.ts';

const season = ({ months }: Region) => {
  const all = seasonMonths(...months);
  return all.length === 12 ? 'all year' : `${monthName(all[0] ?? 1)} to ${monthName(all[all.length - 1] ?? 12)}`;
};

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

export function countryText(name: string, { caption, regions, gateway }: Country): string {
  const where = listed(regions.map((region) => withArticle(region.name)));
  const first = regions[0];
  return paragraphs(
    `${caption}. Our organizers in ${name} walk ${where}; most trips begin within a day of ${gateway}.`,
    ...regions.map(({ notes }) => notes[0] ?? ''),
    first
      ? `When to go: ${regions.map((region) => `${region.name}, ${season(region)}`).join('; ')}. On the table: ${first.table}.`
      : '',
  );
}

export const regionText = (region: Region): string =>
  paragraphs(
    region.notes.slice(0, 2).join(' '),
    `The best-known route is ${region.trail}. It can be walked ${season(region) === 'all year' ? 'all year' : `from ${season(region)}`}, and you reach ${region.base} like this: ${region.access}. Look out for ${region.wild}; on the table there is ${region.table}.`,
  );
