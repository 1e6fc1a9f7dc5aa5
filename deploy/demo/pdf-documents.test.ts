import { startTestApi, type TestApi } from '@cairn/api/testing/start-test-api';
import { readPdf } from '@cairn/api/testing/tour-pdf/read-pdf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handwritten } from './content/tours/handwritten.ts';
import { seedDemo } from './seed.ts';

const TODAY = '2026-11-20';
/** as far as the tours that are written by hand go */
const TOURS = 104;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: `${TODAY}T12:00:00Z` });
  await seedDemo(api.db, { seed: 'cairn', tours: TOURS, today: TODAY });
});
afterAll(() => api.close());

const ask = (id: number, language: string) =>
  fetch(`${api.url}/spa/private-tour-program-pdf?id=${id}&language=${language}&currency=EUR`);

async function program(id: number, language: string) {
  const answer = await ask(id, language);
  expect(answer.status).toBe(200);
  return readPdf(Buffer.from(await answer.arrayBuffer()));
}

/** lines are broken anywhere */
const unbroken = (text: string) => text.replace(/<[^>]+>|\s/g, '');

/** all that the organizer wrote and the document prints */
function written(id: number): string[] {
  const tour = handwritten(id);
  if (!tour) throw new Error(`no tour ${id} was written by hand`);
  const { included = [], not_included = [], what_to_bring = [], stays = [], fitness = '' } = tour.details;
  return [
    ...[tour.name, tour.summary, fitness, ...tour.description.split('</p>')],
    ...tour.programme.flatMap(({ day }) => [day.title, day.sleep, day.meals, ...day.body.split('</p>')]),
    ...[...included, ...not_included, ...what_to_bring],
    ...stays.flatMap(({ name, text }) => [name, text]),
  ].filter(Boolean);
}

describe('the program of a demo tour on paper', () => {
  it.each([
    ['of three weeks', 101, 'en-US', 'en-GB', 'Page', [8, 10]],
    ['in Russian, for an English reader', 102, 'en-US', 'ru', 'Page', [6, 8]],
    ['in Chinese, for a Chinese reader', 103, 'zh-CN', 'zh-CN', '第', [5, 7]],
    ['in Chinese, for a German reader', 103, 'de-DE', 'zh', 'Seite', [5, 7]],
    ['in German, for a German reader', 104, 'de-DE', 'de-DE', 'Seite', [6, 8]],
  ])('%s can be read, searched and copied whole', async (_what, id, reader, spoken, pageWord, [least, most]) => {
    const { language, pages } = await program(id, reader);
    expect(language).toBe(spoken);
    expect(pages.length).toBeGreaterThanOrEqual(least ?? 0);
    expect(pages.length).toBeLessThanOrEqual(most ?? 0);
    const footers = pages.map((text) =>
      unbroken(text)
        .match(/(?:Page|Seite|第)(\d+)\D+(\d+)页?$/)
        ?.slice(1)
        .map(Number),
    );
    expect(footers).toEqual(pages.map((_page, at) => [at + 1, pages.length]));
    for (const text of pages) expect(text).toContain(pageWord);

    const said = unbroken(pages.join(''));
    expect(said).not.toContain('\ufffd');
    expect(written(id).filter((text) => !said.includes(unbroken(text)))).toEqual([]);
  });

  it('says on one page what a bed is called and how it is', async () => {
    const torn: string[] = [];
    let beds = 0;
    for (let id = 1; id <= 12; id++) {
      const answer = await ask(id, 'en-US');
      // the dates of some are over
      if (answer.status === 410) continue;
      const { pages } = readPdf(Buffer.from(await answer.arrayBuffer()));
      for (const { name, nights } of handwritten(id)?.details.stays ?? []) {
        if (nights === 0) continue;
        beds += 1;
        const told = unbroken(`${name}${nights} night`);
        if (!pages.some((text) => unbroken(text).includes(told))) torn.push(`${id}: ${name}`);
      }
    }
    expect(beds).toBeGreaterThan(12);
    expect(torn).toEqual([]);
  });
});
