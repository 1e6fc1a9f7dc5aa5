import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Finder } from './finder.tsx';

const ASK = 'Say what you are looking for';

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

const where = () => screen.getByRole('combobox', { name: ASK });
const whereField = (): HTMLInputElement => {
  const field = where();
  if (!(field instanceof HTMLInputElement)) throw new Error('what is asked for is typed in no field');
  return field;
};
/** the box with suggestions, once it is there and has the focus */
const opened = () =>
  waitFor(() => {
    const box = where();
    expect([box.getAttribute('aria-expanded'), document.activeElement === box]).toEqual(['true', true]);
    return box;
  });
type View = Awaited<ReturnType<typeof renderRoute>>;
/** "Find tours" leads there */
async function leads({ user, path }: View, to: string) {
  await user.click(screen.getByRole('button', { name: 'Find tours' }));
  await waitFor(() => expect(path()).toBe(to));
}

describe('the finder', () => {
  it('leads to all tours when nothing is chosen', async () => {
    await leads(await renderRoute(page, '/', {}), '/tours');
  });

  it('suggests places while somebody types, with one request for what was typed at last', async () => {
    const view = await renderRoute(page, '/', {
      'GET /spa/tours-filter-completion': () => ({ items: [georgia] }),
    });
    await view.user.click(screen.getByRole('combobox', { name: ASK }));
    await opened();
    await view.user.keyboard('geo');
    await view.user.click(await screen.findByRole('option', { name: /Georgia/ }));
    await leads(view, '/georgia');
    expect(view.asked().filter((call) => call.includes('completion'))).toEqual([
      'GET /spa/tours-filter-completion?phrase=geo&limit=6',
    ]);
  });

  // React tells of a focus from before the page lived when it lives: behind the letters that were typed in between
  it('what was typed is not selected when the focus is told of late, or the next letter would take its place', async () => {
    await renderRoute(page, '/', {});
    const field = whereField();
    field.value = 'g';
    field.setSelectionRange(1, 1);
    fireEvent.focus(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
  });

  it('the place that stands there gives way to what is typed', async () => {
    await renderRoute(onListing, '/', {});
    const field = whereField();
    fireEvent.focus(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Georgia'.length]);
  });

  it('offers popular places before the first letter', async () => {
    const view = await renderRoute(page, '/', {
      'GET /spa/popular-places': () => ({
        items: [{ id: 2, kind: 'countries', name: 'Norway', slug: 'norway', count: 40, caption: '', picture: null }],
      }),
    });
    await view.user.click(screen.getByRole('combobox', { name: ASK }));
    await view.user.click(await screen.findByRole('option', { name: /Norway/ }));
    await leads(view, '/norway');
  });

  it('begins with the place of the listing that the visitor is on', async () => {
    const view = await renderRoute(onListing, '/georgia', {
      'GET /spa/validate-slug': () => ({
        result: { ...georgia, name: 'Georgia (Sakartvelo)', heading: '', text: '', picture: null, parents: [] },
      }),
      'GET /spa/popular-places': () => ({
        items: [{ id: 2, kind: 'countries', name: 'Norway', slug: 'norway', count: 40, caption: '', picture: null }],
      }),
    });
    await screen.findByDisplayValue('Georgia (Sakartvelo)');
    await view.user.click(where());
    const box = await opened();
    expect(box).toHaveProperty('value', 'Georgia (Sakartvelo)');
    // typing replaces it
    await view.user.keyboard('o');
    expect(box).toHaveProperty('value', 'o');
    await view.user.clear(box);
    await view.user.click(await screen.findByRole('option', { name: /Norway/ }));
    await leads(view, '/norway');
  });

  it('looks everywhere again when that place is taken out', async () => {
    const view = await renderRoute(onListing, '/georgia', { 'GET /spa/validate-slug': () => ({ result: null }) });
    await view.user.click(where());
    await view.user.clear(await opened());
    await view.user.keyboard('{Escape}');
    await leads(view, '/tours');
  });

  it('begins with it when its name cannot be had, too', async () => {
    const view = await renderRoute(onListing, '/georgia', { 'GET /spa/validate-slug': () => 503 });
    expect(where()).toHaveProperty('value', 'Georgia');
    await leads(view, '/georgia');
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

  it('does not say that there is nothing when nobody could be asked', async () => {
    const view = await renderRoute(page, '/', { 'GET /spa/tours-filter-completion': () => 503 });
    await view.user.click(where());
    await opened();
    await view.user.keyboard('geo');
    expect(await screen.findByText(/^No suggestions right now/)).toBeTruthy();
    expect(screen.queryByText('Nothing found')).toBeNull();
    // it is searched for all the same
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(view.path()).toBe('/tours?q=geo'));
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
    const view = await renderRoute(page, '/', { 'GET /spa/tours-filter-completion': () => ({ items: [] }) });
    await view.user.click(where());
    await opened();
    await view.user.keyboard('ala kul');
    await view.user.tab();
    expect(where()).toHaveProperty('value', 'ala kul');
    await leads(view, '/tours?q=ala+kul');
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
    await waitFor(() => expect(path()).toBe('/tours?q=georgia'));
  });

  it('counts the people', async () => {
    const view = await renderRoute(page, '/', {});
    await view.user.click(screen.getByRole('button', { name: /^Who.*2 people/ }));
    await view.user.click(await screen.findByRole('button', { name: 'One adult more' }));
    await view.user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^Who.*3 people/ })).toBeTruthy();
    await leads(view, '/tours?people=3');
  });

  it('opens the calendar with the very press that wakes it', async () => {
    const { user } = await renderRoute(page, '/', {});
    await user.click(screen.getByRole('button', { name: /^When.*Any dates/ }));
    expect(await screen.findByRole('dialog', { name: 'When' })).toBeTruthy();
  });

  describe('reads a sentence', () => {
    const sentence = 'a family trek in Georgia in July under €900 with unicorns';
    const reading = {
      parts: [
        { id: 'place', filter: { slug: 'georgia' }, name: 'Georgia', slug: 'georgia', isGuess: false },
        { id: 'dates', filter: { dateFrom: '2027-07-01', dateTo: '2027-07-31' }, isGuess: false },
        {
          id: 'price',
          filter: { priceMax: '900' },
          money: { max: 900, currency: 'EUR', isPerDay: false },
          isGuess: false,
        },
        { id: 'party', filter: { people: '3', minAge: '10' }, party: { adults: 2, ages: [10] }, isGuess: true },
      ],
      left: ['unicorns'],
    };
    async function say() {
      const view = await renderRoute(page, '/', {
        'GET /spa/tours-filter-completion': () => ({ items: [] }),
        'GET /spa/tours-phrase': () => reading,
      });
      await view.user.click(where());
      await opened();
      await view.user.keyboard(sentence);
      await screen.findByRole('list', { name: 'What we understood' });
      return view;
    }
    const chips = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

    it('says it in chips, to whoever listens, too, and what was left out', async () => {
      await say();
      expect(chips()).toEqual(['Georgia', 'July 2027', 'up to €900', '2 adults, child 10, a guess: change']);
      const said = 'We read: Georgia, July 2027, up to €900, 2 adults, child 10. Left out: unicorns';
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said);
      // a list of names would lie over the chips
      expect(screen.queryByRole('listbox')).toBe(null);
    });

    it('leads to what it means', async () => {
      const view = await say();
      await leads(
        view,
        '/georgia?dateFrom=2027-07-01&dateTo=2027-07-31&priceMax=900&minAge=10&people=3&ages=10&left=unicorns',
      );
    });

    it('takes a chip away on a press and on Delete, and the focus goes on', async () => {
      const view = await say();
      await view.user.click(screen.getByRole('button', { name: 'Remove July 2027' }));
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove up to €900' }));
      await view.user.keyboard('{Delete}');
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /2 adults, child 10/ }));
      await view.user.keyboard('{Backspace}');
      expect(chips()).toEqual(['Georgia']);
      await leads(view, '/georgia?left=unicorns');
    });

    it('lets a guess be put right, and that counts', async () => {
      const view = await say();
      await view.user.click(screen.getByRole('button', { name: /2 adults, child 10/ }));
      await view.user.click(await screen.findByRole('button', { name: 'Child 1: one year younger' }));
      await view.user.click(screen.getByRole('button', { name: 'One child more' }));
      await view.user.keyboard('{Escape}');
      expect(await screen.findByRole('button', { name: /^Who.*4 people/ })).toBeTruthy();
      await leads(
        view,
        '/georgia?dateFrom=2027-07-01&dateTo=2027-07-31&priceMax=900&minAge=9&people=4&ages=9,10&left=unicorns',
      );
    });
  });
});
