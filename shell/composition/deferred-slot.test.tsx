import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import { type LoadContext, type PlacedFragment, Slot } from '@cairn/shared-contracts/remote/platform';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type MouseEvent, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { partRefs } from '../client/experiments/part-refs.ts';
import texts from '../i18n/en-US.json' with { type: 'json' };
import earlyPress from '../inline/early-press.ts';
import { fakeSource } from '../testing/fake-source.ts';
import { SlotProvider } from './composed-slot.tsx';
import type { SlotRuntime } from './slot-runtime.ts';
import type { UnitModule, UnitsSource } from './units-source.ts';

earlyPress();

const RAIL = 'mf-catalog/fragment.tour-rail';

function Rail({ title }: { title?: string }) {
  const [liked, setLiked] = useState(false);
  return (
    <button type="button" onClick={() => setLiked(true)}>
      {liked ? 'Liked' : title}
    </button>
  );
}
// a fragment's module, as the rail's remote exposes it
const rail = { Component: Rail } as UnitModule;

let observed: { element: Element; come: () => void }[] = [];
let root: Root;

beforeEach(() => {
  observed = [];
  // jsdom has none
  Object.assign(globalThis, {
    IntersectionObserver: class {
      private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        observed.push({ element, come: () => this.tell([{ isIntersecting: true }]) });
      }
      disconnect() {}
    },
  });
});
afterEach(() => {
  // near.ts remembers for the whole page
  Reflect.deleteProperty(globalThis, Symbol.for('cairn.acted'));
  act(() => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

let rename = (_title: string): void => undefined;
type Wake = PlacedFragment['wake'];
function Page({ wake }: { wake: Wake }) {
  const [title, setTitle] = useState('Similar treks');
  rename = setTitle;
  return (
    <section aria-label="Similar">
      <Slot name="mf-catalog/tour-rail" {...(wake ? { wake } : {})} props={{ title }} />
    </section>
  );
}

function site(source: UnitsSource, isServer: boolean, wake: Wake, more: Pick<SlotRuntime, 'refOf'> = {}) {
  const context: LoadContext = {
    locale: 'en-US',
    currency: 'EUR',
    isServer,
    load: () => Promise.reject(new Error('no calls here')),
  };
  const units = new Set([RAIL]);
  return (
    <TextsContext value={createI18n('en-US', { shell: texts })}>
      <SlotProvider
        runtime={{ source, context, waits: new Map(), rendered: units, deferred: units, nonce: 'n', ...more }}
      >
        <Page wake={wake} />
      </SlotProvider>
    </TextsContext>
  );
}

/** the server's page in the document, taken over by a browser that has to fetch the fragment's code */
async function openPage(
  code = Promise.resolve(rail),
  { module = rail, wake = 'near' as Wake, before = () => {}, more = {} as Pick<SlotRuntime, 'refOf'> } = {},
) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(site(fakeSource({ here: { [RAIL]: module } }), true, wake));
  document.body.append(place);
  before();
  const source = fakeSource({ later: { [RAIL]: code } });
  const load = jest.spyOn(source, 'load');
  await act(async () => {
    root = hydrateRoot(place, site(source, false, wake, more));
  });
  return { load, html: () => place.innerHTML };
}

const press = () => act(async () => screen.getByRole('button').click());

describe('a part below the fold', () => {
  it('stands as the server sent it, and nobody fetches its code', async () => {
    const { load } = await openPage();
    screen.getByRole('button', { name: 'Similar treks' });
    expect(load).not.toHaveBeenCalled();
  });

  it('comes to life at a press on it, and that press counts', async () => {
    const { load } = await openPage();
    await press();
    expect(load.mock.calls).toEqual([[RAIL]]);
    await screen.findByRole('button', { name: 'Liked' });
  });

  it.each<[string, () => void]>([
    ['its place comes near the screen', () => observed[0]?.come()],
    ['somebody presses anywhere', () => window.dispatchEvent(new Event('pointerdown'))],
    ['somebody uses the keyboard', () => window.dispatchEvent(new Event('keydown'))],
  ])('comes to life when %s', async (_title, happens) => {
    const { load } = await openPage();
    expect(observed.map(({ element }) => element)).toEqual([screen.getByRole('region', { name: 'Similar' })]);
    await act(async () => happens());
    expect(load.mock.calls).toEqual([[RAIL]]);
    await press();
    screen.getByRole('button', { name: 'Liked' });
  });

  it('is known to stand there before it lives, and as one part when it does', async () => {
    const parts = partRefs();
    await openPage(undefined, { wake: 'interaction', more: { refOf: parts.refOf } });
    const [waiting, ...others] = parts.all();
    expect([waiting?.remote, others]).toEqual(['mf-catalog', []]);
    const observe = jest.fn();
    waiting?.place.observeUsing({ observe } as unknown as IntersectionObserver);
    expect(observe).toHaveBeenCalledWith(screen.getByRole('button', { name: 'Similar treks' }));
    await press();
    await screen.findByRole('button', { name: 'Liked' });
    expect(parts.all()).toHaveLength(1);
    expect(parts.all()).not.toContain(waiting);
  });

  it('comes to life with the page where this visitor needs what only its code shows', async () => {
    const { load } = await openPage(undefined, { wake: 'start' });
    expect(load.mock.calls).toEqual([[RAIL]]);
    expect(observed).toEqual([]);
    await press();
    screen.getByRole('button', { name: 'Liked' });
  });

  it('keeps its HTML when the page above renders again, and follows the page once it lives', async () => {
    const { html } = await openPage();
    const served = html();
    const button = screen.getByRole('button');
    await act(async () => rename('Similar walks'));
    expect(html()).toBe(served);
    await act(async () => observed[0]?.come());
    expect(screen.getByRole('button', { name: 'Similar walks' })).toBe(button);
  });

  it('whose code cannot be had keeps its HTML, and does not hold the page when it goes on', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const gone = Promise.reject(new Error('network'));
    gone.catch(() => undefined);
    const { html } = await openPage(gone);
    const served = html();
    await act(async () => observed[0]?.come());
    expect(html()).toBe(served);
    await act(async () => startTransition(() => rename('Similar walks')));
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByText(texts.composition.fragment);
  });
});

/** an organizer's name: a link that its code makes open a sheet */
function Name({ title }: { title?: string }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere, and opens a sheet where scripts are */}
      <a href="#organizer" onClick={open}>
        {title}
      </a>
      {isOpen ? <p>Sheet</p> : null}
    </>
  );
}
const name = { Component: Name } as UnitModule;

describe('a part that waits until somebody turns to it', () => {
  const open = (code = Promise.resolve(name), before = () => {}) =>
    openPage(code, { module: name, wake: 'interaction', before });
  const link = () => screen.getByRole('link', { name: 'Similar treks' });

  it('costs nothing where it is seen', async () => {
    const { load } = await open();
    expect(observed).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['a pointer comes over it', () => link().dispatchEvent(new Event('pointerover', { bubbles: true }))],
    ['the focus comes to it', () => link().focus()],
    ['somebody presses anywhere', () => window.dispatchEvent(new Event('pointerdown'))],
  ])('comes to life when %s', async (_title, happens) => {
    const { load } = await open();
    await act(async () => happens());
    expect(load.mock.calls).toEqual([[RAIL]]);
    expect(screen.queryByText('Sheet')).toBeNull();
    await act(async () => link().click());
    screen.getByText('Sheet');
  });

  it('comes to life at once when somebody was there before the page lived', async () => {
    const { load } = await open(undefined, () => link().focus());
    expect(load.mock.calls).toEqual([[RAIL]]);
  });

  it('keeps a press on its link until its code is there, and does not lead away meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<UnitModule>();
    await open(promise);
    await act(async () => link().click());
    await act(async () => link().click());
    expect(location.hash).toBe('');
    expect(screen.queryByText('Sheet')).toBeNull();
    await act(async () => resolve(name));
    screen.getByText('Sheet');
    expect(location.hash).toBe('');
  });

  it('whose code cannot be had is the link that it was', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const { promise, reject } = Promise.withResolvers<UnitModule>();
    await open(promise);
    await act(async () => link().click());
    expect(location.hash).toBe('');
    await act(async () => reject(new Error('network')));
    await waitFor(() => expect(location.hash).toBe('#organizer'));
    history.replaceState(null, '', '/');
    await act(async () => link().click());
    await waitFor(() => expect(location.hash).toBe('#organizer'));
    history.replaceState(null, '', '/');
  });
});
