import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import { type LoadContext, Slot } from '@cairn/shared-contracts/remote/platform';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { fakeSource } from '../testing/fake-source.ts';
import { SlotProvider } from './composed-slot.tsx';
import type { SlotRuntime } from './slot-runtime.ts';
import type { UnitModule, UnitsSource } from './units-source.ts';

const PANEL = 'mf-content/fragment.organizer-rail';
const QUIET_LINE = texts.composition.fragment;
const BROWSER: LoadContext = {
  locale: 'en-US',
  currency: 'EUR',
  isServer: false,
  load: () => Promise.reject(new Error('no calls here')),
};

interface PanelProps {
  limit?: number;
}
const Panel = ({ limit }: PanelProps) => <button type="button">Book {limit} seats</button>;
const panel: UnitModule = { Component: Panel };
function Broken(): never {
  throw new Error('bad panel');
}
function Counter() {
  const [seats, setSeats] = useState(1);
  return (
    <button type="button" onClick={() => setSeats(seats + 1)}>
      {seats} seats
    </button>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const page = (source: UnitsSource, runtime: Partial<SlotRuntime>, failed?: string) => (
  <TextsContext value={createI18n('en-US', { shell: texts })}>
    <SlotProvider
      runtime={{
        source,
        context: BROWSER,
        waits: new Map(),
        rendered: new Set(),
        deferred: new Set(),
        nonce: 'n',
        ...runtime,
      }}
    >
      <h1>Tour</h1>
      <Slot name="mf-content/organizer-rail" props={{ limit: 2 }} pending={<p>One moment</p>} failed={failed} />
    </SlotProvider>
  </TextsContext>
);
const showPage = (source: UnitsSource, runtime: Partial<SlotRuntime> = {}, failed?: string) =>
  render(page(source, runtime, failed));
/** a promise with its handles outside */
function later() {
  let come = (_module: UnitModule): void => undefined;
  let fail = (_error: Error): void => undefined;
  const promise = new Promise<UnitModule>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { promise, come, fail };
}
const panelShown = () => screen.queryByRole('button', { name: 'Book 2 seats' });

describe("another remote's part of a page", () => {
  it('is filled at once when its code is there, with the props of the page', () => {
    showPage(fakeSource({ here: { [PANEL]: panel } }));
    expect(panelShown()).not.toBeNull();
  });

  it('comes on demand: something of its size stands there until then', async () => {
    const code = later();
    showPage(fakeSource({ later: { [PANEL]: code.promise } }));
    screen.getByText('One moment');
    await act(async () => code.come(panel));
    expect(panelShown()).not.toBeNull();
    expect(screen.queryByText('One moment')).toBeNull();
  });

  it.each([
    ['a quiet line', undefined, QUIET_LINE],
    ['what the page wants there', 'Write to the organizer', 'Write to the organizer'],
  ])('that cannot be fetched is %s, and the rest of the page stays', async (_title, failed, words) => {
    const code = later();
    showPage(fakeSource({ later: { [PANEL]: code.promise } }), {}, failed);
    await act(async () => code.fail(new Error('network')));
    screen.getByText(words);
    screen.getByRole('heading', { name: 'Tour' });
  });

  it.each([
    ['is known to be down', fakeSource({ down: [PANEL] })],
    ['belongs to a remote that is not there', fakeSource({})],
  ])('that %s is never asked for', (_title, source) => {
    const load = jest.spyOn(source, 'loadFragment');
    showPage(source);
    screen.getByText(QUIET_LINE);
    screen.getByRole('heading', { name: 'Tour' });
    expect(load).not.toHaveBeenCalled();
  });

  it.each<[string, UnitModule, RegExp]>([
    ['throws', { Component: Broken }, /bad panel/],
    ['is no fragment', { title: 'texts' }, /mf-content\/organizer-rail is not a fragment/],
  ])('that %s while rendering spoils its own place only', (_title, module, reason) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    showPage(fakeSource({ here: { [PANEL]: module } }));
    screen.getByText(QUIET_LINE);
    screen.getByRole('heading', { name: 'Tour' });
    expect(String(warn.mock.calls)).toMatch(reason);
  });

  const counter: UnitModule = { Component: Counter };
  it.each<[string, UnitsSource]>([
    ['was there from the start', fakeSource({ here: { [PANEL]: counter } })],
    ['came on demand', fakeSource({ later: { [PANEL]: Promise.resolve(counter) } })],
  ])('that %s keeps its state when the page renders again', async (_title, source) => {
    const view = await act(async () => showPage(source));
    act(() => screen.getByRole('button').click());
    view.rerender(page(source, {}));
    screen.getByRole('button', { name: '2 seats' });
  });

  it('that the page does not stand in a composition shows the page’s own fallback', () => {
    render(<Slot name="mf-content/organizer-rail" props={{ limit: 2 }} failed={<p>Alone</p>} />);
    screen.getByText('Alone');
  });
});

describe('a part that the server rendered and whose code is on its way', () => {
  // React warns of scripts that are made in a browser; here no server has made one before
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('shows when the code has come', async () => {
    const code = later();
    await act(async () => {
      showPage(fakeSource({ later: { [PANEL]: code.promise } }), { rendered: new Set([PANEL]) });
    });
    expect(panelShown()).toBeNull();
    await act(async () => code.come(panel));
    expect(panelShown()).not.toBeNull();
  });

  it('is not replaced by a fallback when the code cannot be had', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const code = later();
    await act(async () => {
      showPage(fakeSource({ later: { [PANEL]: code.promise } }), { rendered: new Set([PANEL]) });
    });
    await act(async () => code.fail(new Error('network')));
    // here nothing came from a server: its boundary just stays as it was
    expect(screen.queryByText(QUIET_LINE)).toBeNull();
    screen.getByText('One moment');
    expect(String(warn.mock.calls)).toContain(`${PANEL} keeps its static form`);
  });
});

const SERVER: LoadContext = { ...BROWSER, isServer: true };

describe('a part that the page does not declare', () => {
  it('is left to the browser by the server, though the server has its code', () => {
    const source = { ...fakeSource({ here: { [PANEL]: panel } }), loadFragment: () => new Promise<never>(() => {}) };
    showPage(source, { context: SERVER, rendered: new Set(['mf-tour/route.tour']) });
    screen.getByText('One moment');
    expect(panelShown()).toBeNull();
  });
});

describe('the calls of a part, on the server', () => {
  const ON_SERVER = { context: SERVER, rendered: new Set([PANEL]) };
  // React warns of scripts that are made in a browser, as this one is in the test
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  const withPreload = (preload: (props: object, context: LoadContext) => Promise<unknown>) =>
    fakeSource({ here: { [PANEL]: { Component: Panel, preload } } });

  it('are made before it is shown, with its props', async () => {
    const calls = later();
    const preload = jest.fn((_props: object, _context: LoadContext): Promise<unknown> => calls.promise);
    await act(async () => {
      showPage(withPreload(preload), ON_SERVER);
    });
    expect(preload.mock.calls).toEqual([[{ limit: 2 }, SERVER]]);
    expect(panelShown()).toBeNull();
    screen.getByRole('heading', { name: 'Tour' });
    await act(async () => calls.come({}));
    expect(panelShown()).not.toBeNull();
    expect(preload).toHaveBeenCalledTimes(1);
  });

  it('that fail are its own business: it is shown', async () => {
    await act(async () => {
      showPage(
        withPreload(() => Promise.reject(new Error('503'))),
        { context: SERVER },
      );
    });
    expect(panelShown()).not.toBeNull();
  });

  it('that hang are given up', async () => {
    jest.useFakeTimers();
    await act(async () => {
      showPage(
        withPreload(() => new Promise(() => {})),
        { context: SERVER },
      );
    });
    await act(async () => jest.advanceTimersByTime(1499));
    expect(panelShown()).toBeNull();
    await act(async () => jest.advanceTimersByTime(1));
    expect(panelShown()).not.toBeNull();
  });

  it('are not made in the browser, which has its own', () => {
    const preload = jest.fn(async () => undefined);
    showPage(withPreload(preload));
    expect(preload).not.toHaveBeenCalled();
    expect(panelShown()).not.toBeNull();
  });

  it('are handed on in a script that stands behind it', () => {
    const { container } = showPage(fakeSource({ here: { [PANEL]: panel } }), {
      ...ON_SERVER,
      collectCalls: () => 'self.__CALLS__=[1]',
    });
    const script = container.querySelector('script');
    expect([script?.textContent, script?.nonce]).toEqual(['self.__CALLS__=[1]', 'n']);
    expect(panelShown()?.compareDocumentPosition(script ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
