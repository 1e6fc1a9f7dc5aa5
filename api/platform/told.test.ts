import { describe, expect, it, jest } from '@jest/globals';
import { ENGLISH_READER, type ToldText, tell, tellAll, tellKept, untold } from './told.ts';

const GERMAN = { ...ENGLISH_READER, language: 'de-DE' };
/** as the database has it, whichever release wrote it: it is typed by what this one knows */
const stored = (told: object): ToldText => JSON.parse(JSON.stringify(told));
const refund = (value: unknown) => stored({ key: 'told.history.refund', values: { refund: value } });

describe('what another release may have told', () => {
  it('is told in the language of the reader where there are words for all of it', () => {
    const log = { warn: jest.fn() };
    const told = refund({ money: { amount: 5_000, currency: 'EUR' } });
    expect(tellKept(told, 'Kept', GERMAN, log)).toBe(tell(told, GERMAN));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['a text', stored({ key: 'told.history.swapped', values: {} }), 'told.history.swapped'],
    ['a group of texts', stored({ key: 'told.history', values: {} }), 'told.history'],
    ['what every object has', stored({ key: 'told.constructor', values: {} }), 'told.constructor'],
    ['a value', refund({ crypto: 'BTC 1' }), 'told.history.refund {refund}'],
    ['a text in a text', refund({ told: { key: 'told.later', values: {} } }), 'told.later'],
    ['a text around it', { ...refund(5), within: stored({ key: 'told.around', values: {} }) }, 'told.around'],
  ])('%s without words is read as it was kept, which is logged once', (_what, told, unknown) => {
    const log = { warn: jest.fn() };
    for (let times = 0; times < 3; times++) expect(tellKept(told, 'Kept', GERMAN, log)).toBe('Kept');
    expect(log.warn.mock.calls).toEqual([[{ unknown }, expect.any(String)]]);
    const live = (kept?: string) => tellAll({ message: untold(told, 'tourist', kept) }, GERMAN);
    expect(live('Kept')).toEqual({ message: 'Kept' });
  });
});
