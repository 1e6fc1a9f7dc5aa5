import { renderPage } from '@cairn/shared-contracts/testing/render';
import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../i18n/en-US.json' with { type: 'json' };
import { sampleTour } from '../../testing/sample-tours.ts';
import { OfOneOrganizer, TourCard } from './tour-card.tsx';

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

  it('has a way to ask its organizer, whose form is another remote’s and comes with the first press', async () => {
    const { user } = show({ id: 3, name: 'Ala-Kul trek' });
    expect(screen.queryByTestId('mf-chat/ask-organizer')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask Ala-Too Trekking about Ala-Kul trek' }));
    expect(JSON.parse(screen.getByTestId('mf-chat/ask-organizer').textContent ?? '')).toMatchObject({
      tourId: 3,
      organizerName: 'Ala-Too Trekking',
    });
  });

  it('says so when the form cannot be had, and the card is as before', async () => {
    const { user } = renderPage(
      <>
        <TourCard tour={sampleTour({ id: 3, name: 'Ala-Kul trek' })} />
        <ToastRegion />
      </>,
      { texts: { 'mf-catalog': texts }, slot: ({ failed }) => failed },
    );
    const ask = screen.getByRole('button', { name: 'Ask Ala-Too Trekking about Ala-Kul trek' });
    for (const _press of ['first', 'second']) {
      await user.click(ask);
      expect(await screen.findByText('The question form could not be loaded. Please try again.')).toBeTruthy();
    }
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('where the site hides organizers: %s, names %d', (forceHideOrganizers, count) => {
    show({ id: 3 }, { organizer: { forceHideOrganizers } });
    expect(screen.queryAllByText('Ala-Too Trekking')).toHaveLength(count);
    expect(screen.queryAllByRole('img', { name: /verified/i })).toHaveLength(count);
    expect(screen.queryAllByRole('button', { name: /^Ask / })).toHaveLength(count);
  });

  it('on the page of its organizer does not name them again', () => {
    renderPage(
      <OfOneOrganizer value={true}>
        <TourCard tour={sampleTour({ id: 3 })} />
      </OfOneOrganizer>,
      { texts: { 'mf-catalog': texts } },
    );
    expect(screen.queryByText('Ala-Too Trekking')).toBeNull();
    expect(screen.queryByRole('img', { name: /verified/i })).toBeNull();
    expect(screen.getByRole('button', { name: /^Ask / })).toBeTruthy();
  });

  it.each([
    ['what its photo is about', { focus: { x: 30, y: 20 } }, '30% 20%'],
    ['faces and summits, where nobody has said what it is about', {}, '50% 35%'],
  ])('keeps in view %s', (_what, said, position) => {
    show({ id: 3, images: [{ image: '/media/k/{size}.jpg', alt: 'Our group', placeholder: '#888888', ...said }] });
    expect(screen.getByRole('img', { name: 'Our group' }).style.objectPosition).toBe(position);
  });

  it('shows the tiny picture that came with the page until the large one is there', () => {
    const preview = 'data:image/webp;base64,UklG';
    show({ id: 3, images: [{ image: '/media/k/{size}.jpg', alt: 'Our group', placeholder: '#888888', preview }] });
    const box = screen.getByRole('img', { name: 'Our group' }).closest('span');
    expect(box?.querySelector('img')?.getAttribute('src')).toBe(preview);
  });
});
