import { describe, expect, it } from '@jest/globals';
import { data } from 'react-router';
import { overLine } from './over-line.ts';

const LOST = () => data({ code: 'offline' }, { status: 503 });
const RELOAD = () =>
  new Response(null, { status: 302, headers: { location: '/x', 'x-remix-reload-document': 'true' } });

/** @param line what looking at the line finds, one after the other */
function aLine(situation: {
  answers: unknown[];
  line: boolean[];
  copies?: string[];
  isCopy?: boolean;
  isLost?: boolean;
}) {
  const { answers, line, copies = [], isCopy = false, isLost = false } = situation;
  const did: string[] = [];
  let attempts = 0;
  const run = overLine({
    connection: {
      // lost at first alone
      isOnline: () => !(isLost && attempts++ === 0),
      check: async () => line.shift() ?? true,
      back: async () => void did.push('waited'),
    },
    hasCopy: async (address) => copies.includes(address),
    isCopy: () => isCopy,
    asDocument: (to) => new Response(null, { status: 302, headers: { location: `document ${to}` } }),
  });
  const load = async () => {
    const answer = answers.shift();
    if (typeof answer === 'string') return answer;
    throw answer;
  };
  const request = new Request('https://cairn.test/de/trips');
  const end = run(load, request, '/trips').then(
    (page) => String(page),
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown),
  );
  return { end, did };
}

describe('a navigation', () => {
  it('that the line carries is as it was', async () => {
    const { end, did } = aLine({ answers: ['page'], line: [] });
    expect([await end, did]).toEqual(['page', []]);
  });

  it.each([
    ['calls do not come', LOST],
    ['code does not come', RELOAD],
  ])('waits while there is no line and %s, and goes on', async (_why, lost) => {
    const { end, did } = aLine({ answers: [lost(), lost(), 'page'], line: [false, false] });
    expect([await end, did]).toEqual(['page', ['waited', 'waited']]);
  });

  it('opens the copy of the page that the device has', async () => {
    const { end, did } = aLine({ answers: [LOST()], line: [false], copies: ['https://cairn.test/de/trips'] });
    expect([await end, did]).toEqual(['document /trips', []]);
  });

  it('tries again what had failed before the line came back', async () => {
    const { end, did } = aLine({ answers: [LOST(), 'page'], line: [true], isLost: true });
    expect([await end, did]).toEqual(['page', []]);
  });

  it('from a copy goes on as a page of the server: the code at hand may be of yesterday', async () => {
    const { end, did } = aLine({ answers: [LOST()], line: [false], isCopy: true });
    expect([await end, did]).toEqual(['document /trips', ['waited']]);
  });

  it('ends as it did where the line is there: the site itself has failed', async () => {
    expect(await aLine({ answers: [RELOAD()], line: [true] }).end).toBe('/x');
  });

  it('does not look at the line for what the page answers', async () => {
    const missing = data({ code: 'page_not_found' }, { status: 404 });
    expect(await aLine({ answers: [missing], line: [false] }).end).toBe(missing);
  });
});
