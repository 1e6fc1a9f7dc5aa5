import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { bookingGraphPage } from './booking-graph-page.ts';

it('the page about the life of a booking shows what the tables say: npm run booking-graph', () => {
  expect(readFileSync(join(import.meta.dirname, 'booking-graph.md'), 'utf8')).toBe(bookingGraphPage());
});
