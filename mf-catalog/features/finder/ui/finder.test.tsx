import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

const where = () => screen.getByRole('combobox', { name: 'Where' });
/** the box with suggestions, once it is there and has the focus */
const opened = () =>
  waitFor(() => {
    const box = where();
    expect([box.getAttribute('aria-expanded'), document.activeElement === box]).toEqual(['true', true]);
    return box;
  });
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
    await user.click(screen.getByRole('combobox', { name: 'Where' }));
    await opened();
    await user.keyboard('geo');
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
    await user.click(screen.getByRole('combobox', { name: 'Where' }));
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
    await screen.findByDisplayValue('Georgia (Sakartvelo)');
    expect(find()).toBe('/georgia');
    await user.click(where());
    const box = await opened();
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
    await user.click(where());
    await user.clear(await opened());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(find()).toBe('/tours'));
  });

  it('begins with it when its name cannot be had, too', async () => {
    await renderRoute(onListing, '/georgia', { 'GET /spa/validate-slug': () => 503 });
    expect(where()).toHaveProperty('value', 'Georgia');
    expect(find()).toBe('/georgia');
  });

  it('loses no letter of who types at once, while the box is still on its way', async () => {
    const { user } = await renderRoute(page, '/', {
      'GET /spa/tours-filter-completion': () => ({ items: [georgia] }),
    });
    await user.tab();
    expect(document.activeElement).toBe(where());
    await user.keyboard('geor');
    expect(await opened()).toHaveProperty('value', 'geor');
    await user.keyboard('gia');
    expect(where()).toHaveProperty('value', 'georgia');
    expect(await screen.findByRole('option', { name: /Georgia/ })).toBeTruthy();
  });

  it('keeps what is typed, and the list, when the page moves', async () => {
    const { user } = await renderRoute(page, '/', {
      'GET /spa/tours-filter-completion': () => ({ items: [georgia] }),
    });
    await user.click(where());
    await opened();
    await user.keyboard('geo');
    fireEvent.scroll(document);
    expect(where()).toHaveProperty('value', 'geo');
    await user.click(await screen.findByRole('option', { name: /Georgia/ }));
    expect(where()).toHaveProperty('value', 'Georgia');
  });

  it('keeps what is typed when the field is left', async () => {
    const { user } = await renderRoute(page, '/', { 'GET /spa/tours-filter-completion': () => ({ items: [] }) });
    await user.click(where());
    await opened();
    await user.keyboard('ala kul');
    await user.tab();
    expect(where()).toHaveProperty('value', 'ala kul');
    expect(find()).toBe('/tours?placeName=ala+kul');
  });

  it('leads to the place that is called so, whether it was chosen or not', async () => {
    const { user, path } = await renderRoute(page, '/', {
      'GET /spa/tours-filter-completion': () => ({ items: [georgia] }),
    });
    await user.click(where());
    await opened();
    await user.keyboard('georgia');
    expect(await screen.findByRole('option', { name: /Georgia/ })).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/georgia'));
  });

  it('searches on Enter before any answer, too', async () => {
    const { user, path } = await renderRoute(page, '/', {
      'GET /spa/tours-filter-completion': () => ({ items: [georgia] }),
    });
    await user.tab();
    await user.keyboard('georgia{Enter}');
    await waitFor(() => expect(path()).toBe('/tours?placeName=georgia'));
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
