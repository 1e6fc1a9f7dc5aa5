import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { type LateCodeOptions, lateCode } from './late-code.tsx';

interface CounterProps {
  label: string;
}
function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}
const MODULE = { default: Counter };
const GONE = new TypeError('Failed to fetch dynamically imported module: /k.js');

/** what the shell hears of */
const uncaught: unknown[] = [];
const told = (event: ErrorEvent) => {
  uncaught.push(event.error);
  event.preventDefault();
};
beforeEach(() => window.addEventListener('error', told));

let root: Root | undefined;
let comeNear: (() => void) | undefined;
// jsdom lays nothing out: the test says when the part comes near
globalThis.IntersectionObserver = class {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
  // an observer has more than late.tsx asks of it
} as unknown as typeof IntersectionObserver;

afterEach(() => {
  window.removeEventListener('error', told);
  uncaught.length = 0;
  jest.useRealTimers();
  // near.ts remembers for the whole page
  Reflect.deleteProperty(globalThis, Symbol.for('cairn.acted'));
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

let rename = (_label: string): void => undefined;
function Page({ Part }: { Part: ComponentType<CounterProps> }) {
  const [label, setLabel] = useState('Filters');
  rename = setLabel;
  return <Part label={label} />;
}

/** the server's page in the document, taken over by a browser that has to fetch the part's code */
async function serve(load: () => Promise<typeof MODULE>, options?: LateCodeOptions) {
  const atServer = lateCode(async () => MODULE);
  await atServer.prepare();
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Page Part={atServer} />);
  document.body.append(box);
  const Part = lateCode(load, options);
  await act(async () => {
    // HTML that is given up is no mistake
    root = hydrateRoot(box, <Page Part={Part} />, { onRecoverableError: () => undefined });
  });
  return { html: () => box.innerHTML, button: screen.getByRole('button', { name: 'Filters 0' }) };
}

describe('a part whose code comes later than its HTML', () => {
  it('stands as the server sent it, and nobody fetches its code', async () => {
    const load = jest.fn(async () => MODULE);
    const { html } = await serve(load);
    expect(html()).toContain('Filters');
    expect(load).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['it comes near the screen', () => comeNear?.()],
    ['somebody does something on the page', () => void fireEvent.pointerDown(document.body)],
  ])('fetches it once when %s, and lives in the same elements', async (_when, happens) => {
    const load = jest.fn(async () => MODULE);
    const { button } = await serve(load);
    await act(async () => happens());
    await act(async () => button.click());
    expect(screen.getByRole('button', { name: 'Filters 1' })).toBe(button);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that cannot be had keeps its HTML, and does not hold the page when it goes on', async () => {
    const { html } = await serve(() => Promise.reject(GONE), { failed: <p>No filters</p> });
    const served = html();
    await act(async () => comeNear?.());
    expect(html()).toBe(served);
    // the shell loads the page anew where its release is gone
    expect(uncaught).toEqual([GONE]);
    await act(async () => startTransition(() => rename('Others')));
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByText('No filters');
  });
});

it('without HTML of the server it is there as soon as its code is', async () => {
  const Part = lateCode(async () => MODULE);
  await Part.prepare();
  render(<Part label="Filters" />);
  screen.getByRole('button', { name: 'Filters 0' });
});

it('code that stalls does not hold the page, and where it fails then something says so', async () => {
  jest.useFakeTimers();
  const code = Promise.withResolvers<typeof MODULE>();
  const Part = lateCode(() => code.promise, { failed: <p>No filters</p> });
  const onReady = jest.fn();
  void Part.prepare().then(onReady);
  await jest.advanceTimersByTimeAsync(900);
  expect(onReady).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(onReady).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  await act(async () => void render(<Part label="Filters" />));
  await act(async () => code.reject(GONE));
  await screen.findByText('No filters');
  expect(uncaught).toEqual([GONE]);
});

describe('a part of wide screens', () => {
  const AT = '(min-width: 992px)';
  const resized = new Set<() => void>();
  let isWide = false;
  beforeEach(() => {
    isWide = false;
    jest.spyOn(window, 'matchMedia').mockImplementation(
      // a media query list has more than is asked of it
      (query) =>
        ({
          matches: isWide && query === AT,
          addEventListener: (_change: string, notify: () => void) => resized.add(notify),
          removeEventListener: (_change: string, notify: () => void) => resized.delete(notify),
        }) as never,
    );
  });

  it('is not fetched by a narrow one for what the server has not written, until it is wide', async () => {
    const load = jest.fn(async () => MODULE);
    const Part = lateCode(load, { shownAt: AT });
    await Part.prepare();
    render(<Part label="Filters" />);
    expect([load.mock.calls, screen.queryByRole('button')]).toEqual([[], null]);
    isWide = true;
    await act(async () => {
      for (const notify of resized) notify();
    });
    screen.getByRole('button', { name: 'Filters 0' });
  });

  it('is there on a wide one as soon as its code is', async () => {
    isWide = true;
    const Part = lateCode(async () => MODULE, { shownAt: AT });
    await Part.prepare();
    render(<Part label="Filters" />);
    screen.getByRole('button', { name: 'Filters 0' });
  });

  it('lives in the HTML of the server, whatever the width', async () => {
    const { button } = await serve(async () => MODULE, { shownAt: AT });
    await act(async () => comeNear?.());
    await act(async () => button.click());
    expect(screen.getByRole('button', { name: 'Filters 1' })).toBe(button);
  });
});
