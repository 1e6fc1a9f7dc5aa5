import { describe, expect, it } from '@jest/globals';
import { NOTHING, readItems, requestIdOf, selectionText, toggledTour } from './selection.ts';
import { tokenOf } from './selection-token.ts';

const ALA_KUL = { id: 1, slug: 'ala-kul-1', name: 'Ala-Kul' };
const TERSKEY = { id: 12, slug: 'terskey-12', name: 'Terskey' };

describe('the selection of tours for a request', () => {
  it.each([
    ['theme=dark; tour_selection_token=31-abc', '31-abc'],
    ['tour_selection_token=31-abc%2Dd', '31-abc-d'],
    ['xtour_selection_token=31-abc', null],
    ['', null],
  ])('its token in %p is %p', (cookies, token) => {
    expect(tokenOf(cookies)).toBe(token);
  });

  it('names its request in the token’s first part', () => {
    expect(requestIdOf('31-abc-d')).toBe('31');
  });

  it('is keyed by id; choosing again takes out', () => {
    const two = toggledTour(toggledTour(NOTHING, ALA_KUL), TERSKEY);
    expect(two).toEqual({ 1: ALA_KUL, 12: TERSKEY });
    expect(toggledTour(two, ALA_KUL)).toEqual({ 12: TERSKEY });
  });

  it.each([
    ['nothing stored', null, {}],
    ['no JSON', '{', {}],
    ['no object', '7', {}],
    ['items that are none', '{"1":{"id":1},"2":null,"3":{"id":4,"slug":"a","name":"b"}}', {}],
    ['an item', JSON.stringify({ 1: ALA_KUL }), { 1: ALA_KUL }],
  ])('reads %s', (_title, stored, items) => {
    expect(readItems(stored)).toEqual(items);
  });

  it('is sent as words with addresses', () => {
    const text = selectionText(
      'Tours for request 31',
      { 1: ALA_KUL, 12: TERSKEY },
      (slug) => `https://cairn.test/${slug}`,
    );
    expect(text).toBe(
      'Tours for request 31\n\nAla-Kul\nhttps://cairn.test/ala-kul-1\n\nTerskey\nhttps://cairn.test/terskey-12',
    );
  });
});
