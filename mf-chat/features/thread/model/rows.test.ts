import { describe, expect, it } from '@jest/globals';
import { message } from '../../../testing/samples.ts';
import { rowsOf } from './rows.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

describe('the thread as it is drawn', () => {
  it('has a separator before every day, and what is on its way at the end', () => {
    const rows = rowsOf(
      {
        messages: [
          message(1, { created_at: '2027-01-01T22:00:00Z' }),
          message(2, { created_at: '2027-01-01T23:00:00Z', direction: 'system' }),
          message(3, { created_at: '2027-01-02T01:00:00Z', direction: 'output', client_key: 'k3' }),
        ],
        outgoing: [{ clientKey: 'k4', text: 'x', at: Date.parse('2027-01-03T00:00:00Z'), state: 'sending' }],
        total: 3,
      },
      dayOf,
    );
    expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'day day 2027-01-01',
      'message 1',
      'system 2',
      'day day 2027-01-02',
      'message k3',
      'day day 2027-01-03',
      'outgoing k4',
    ]);
  });
});
