import { describe, expect, it } from '@jest/globals';
import { replaceCopy } from './replace-copy.ts';

const TIME = '2027-05-05T10:00:00.000Z';

function aCopy({ isThere, replaced, isLeaving = false }: { isThere: boolean; replaced?: string; isLeaving?: boolean }) {
  const did: string[] = [];
  const held = new Map(replaced ? [['cairn:copy-replaced', replaced]] : []);
  const site = { isThere };
  let tell: () => void = () => {};
  const settled = replaceCopy(TIME, {
    window: { dispatchEvent: ({ type }) => did.push(type) > 0, location: { reload: () => did.push('reload') } },
    storage: { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => held.set(key, value) },
    connection: {
      check: async () => site.isThere,
      subscribe: (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
    isLeaving: () => isLeaving,
  });
  return { did, site, settled, tell: () => tell(), turn: () => new Promise((resolve) => setImmediate(resolve)) };
}

describe('a page that is a copy', () => {
  it('gives way to the page when the site is back, after the forms have been told', async () => {
    const copy = aCopy({ isThere: false });
    await copy.settled;
    expect(copy.did).toEqual([]);
    copy.site.isThere = true;
    copy.tell();
    await copy.turn();
    expect(copy.did).toEqual(['cairn:before-reload', 'reload']);
  });

  it('does so at once where the site is there', async () => {
    const copy = aCopy({ isThere: true });
    await copy.settled;
    expect(copy.did).toEqual(['cairn:before-reload', 'reload']);
  });

  it('leaves it to the navigation that is under way', async () => {
    const copy = aCopy({ isThere: false, isLeaving: true });
    await copy.settled;
    copy.site.isThere = true;
    copy.tell();
    await copy.turn();
    expect(copy.did).toEqual([]);
  });

  it('stays when a reload has brought it again', async () => {
    const copy = aCopy({ isThere: true, replaced: TIME });
    await copy.settled;
    expect(copy.did).toEqual([]);
  });
});
