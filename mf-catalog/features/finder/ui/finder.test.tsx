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
const onListing = defineRoute({
  Component: () => (
    <>
      <h1>Tours in Georgia</h1>
      <Finder place={{ slug: 'georgia', name: 'Georgia' }} />
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

  it('begins with the place of the listing that the visitor is on', async () => {
    const { user } = await renderRoute(onListing, '/georgia', {
      'GET /spa/validate-slug': () => ({
        result: { ...georgia, name: 'Georgia (Sakartvelo)', heading: '', text: '', picture: null, parents: [] },
      }),
      'GET /spa/popular-places': () => ({
        items: [{ id: 2, kind: 'countries', name: 'Norway', slug: 'norway', count: 40, caption: '', picture: null }],
      }),
    });
    const where = await screen.findByRole('button', { name: /^Where.*Georgia \(Sakartvelo\)/ });
    expect(find()).toBe('/georgia');
    await user.click(where);
    const box = await screen.findByRole('combobox', { name: 'Where' });
    expect(box).toHaveProperty('value', 'Georgia (Sakartvelo)');
    // typing replaces it
    await user.keyboard('o');
    expect(box).toHaveProperty('value', 'o');
    await user.clear(box);
    await user.click(await screen.findByRole('option', { name: /Norway/ }));
    await waitFor(() => expect(find()).toBe('/norway'));
  });

  it('looks everywhere again when that place is taken out', async () => {
    const { user } = await renderRoute(onListing, '/georgia', { 'GET /spa/validate-slug': () => ({ result: null }) });
    await user.click(screen.getByRole('button', { name: /^Where.*Georgia/ }));
    await user.clear(await screen.findByRole('combobox', { name: 'Where' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(find()).toBe('/tours'));
  });

  it('begins with it when its name cannot be had, too', async () => {
    await renderRoute(onListing, '/georgia', { 'GET /spa/validate-slug': () => 503 });
    expect(screen.getByRole('button', { name: /^Where.*Georgia/ })).toBeTruthy();
    expect(find()).toBe('/georgia');
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
