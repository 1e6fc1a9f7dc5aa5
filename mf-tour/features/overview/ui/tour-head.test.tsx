import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aDate, aTour } from '../../../testing/sample-tour.ts';
import { TourHead } from './tour-head.tsx';

const DATES = [
  { ...aDate, id: 500, is_busy: true },
  { ...aDate, id: 501, not_guaranteed: true },
  { ...aDate, id: 502, not_guaranteed: false },
];

it.each([
  ['the page opens with one that may not run, after one that is full', '/t', false],
  ['the guaranteed one is chosen', '/t?departure=502', true],
  ['the other is chosen', '/t?departure=501', false],
  ['nobody can choose the full one', '/t?departure=500', false],
])('a guarantee is that of the departure the page is about: %s', (_case, path, isSaid) => {
  renderInPage(<TourHead tour={{ ...aTour, dates: DATES }} />, {}, { path });
  expect(screen.queryByText('Guaranteed departure') !== null).toBe(isSaid);
});
