import { renderPage } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../i18n/en-US.json' with { type: 'json' };
import { sampleTour } from '../../testing/sample-tours.ts';
import { TourCard } from './tour-card.tsx';

const show = (tour: Parameters<typeof sampleTour>[0], site = {}) =>
  renderPage(<TourCard tour={sampleTour(tour)} />, { texts: { 'mf-catalog': texts }, site });
const langOf = (name: string) => screen.getByRole('heading', { name }).closest('[lang]')?.getAttribute('lang');

describe('a tour in a list', () => {
  it.each([
    ['ru', 'ru'],
    ['en', undefined],
    [undefined, undefined],
  ])('written in %s, on an English page, has its name marked with %s', (content_language, lang) => {
    show({ id: 3, name: 'Плато Лаго-Наки', ...(content_language ? { content_language } : {}) });
    expect(langOf('Плато Лаго-Наки')).toBe(lang);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('where the site hides organizers: %s, names %d', (forceHideOrganizers, count) => {
    show({ id: 3 }, { organizer: { forceHideOrganizers } });
    expect(screen.queryAllByText('Ala-Too Trekking')).toHaveLength(count);
    expect(screen.queryAllByRole('img', { name: /verified/i })).toHaveLength(count);
  });
});
