import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Finder } from './finder.tsx';

const page = defineRoute({
  Component: () => (
    <>
      <h1>Home</h1>
      <Finder />
    </>
  ),
});
const georgia = { kind: 'countries', id: 7, name: 'Georgia', slug: 'georgia', hint: 'Asia', count: 118 };

const find = () => screen.getByRole('link', { name: 'Find tours' }).getAttribute('href');

describe('the finder', () => {
  it('leads to all tours when nothing is chosen', async () => {
    await renderRoute(page, '/', {});
    expect(find()).toBe('/tours');
  });

  it('suggests places while somebody types, with one request for what was typed at last', async () => {
    const { user, asked } = await renderRoute(page, '/', {
      'GET /spa/tours-filter-completion': () => ({ items: [georgia] }),
    });
    await user.click(screen.getByRole('button', { name: /Where/ }));
    const box = await screen.findByRole('combobox', { name: 'Where' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.type(box, 'geo');
    await user.click(await screen.findByRole('option', { name: /Georgia/ }));
    await waitFor(() => expect(find()).toBe('/georgia'));
    expect(asked().filter((call) => call.includes('completion'))).toEqual([
      'GET /spa/tours-filter-completion?phrase=geo&limit=6',
    ]);
  });

  it('offers popular places before the first letter', async () => {
    const { user } = await renderRoute(page, '/', {
      'GET /spa/popular-places': () => ({
        items: [{ id: 2, kind: 'countries', name: 'Norway', slug: 'norway', count: 40, caption: '', picture: null }],
      }),
    });
    await user.click(screen.getByRole('button', { name: /Where/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Where' })));
    await user.click(await screen.findByRole('option', { name: /Norway/ }));
    await waitFor(() => expect(find()).toBe('/norway'));
  });

  it('counts the people', async () => {
    const { user } = await renderRoute(page, '/', {});
    await user.click(screen.getByRole('button', { name: /^Who.*2 people/ }));
    await user.click(await screen.findByRole('button', { name: 'One tourist more' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^Who.*3 people/ })).toBeTruthy();
    expect(find()).toBe('/tours?people=3');
  });

  it('opens the calendar with the very press that wakes it', async () => {
    const { user } = await renderRoute(page, '/', {});
    await user.click(screen.getByRole('button', { name: /^When.*Any dates/ }));
    expect(await screen.findByRole('dialog', { name: 'When' })).toBeTruthy();
  });
});
