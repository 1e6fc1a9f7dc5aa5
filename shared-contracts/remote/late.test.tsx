import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { late } from './late.tsx';
import { NAVIGATES } from './platform-events.ts';

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}
const LateCounter = late(Counter, { className: 'box', asleep: 'asleep tall' });
const LatePage = late(() => <LateCounter label="Inner" />);

let root: Root | undefined;
let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
// jsdom lays nothing out: the test says when the part comes near
globalThis.IntersectionObserver = class {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    seen = callback;
  }
  observe() {}
  disconnect() {}
  // an observer has more than late.tsx asks of it
} as unknown as typeof IntersectionObserver;

afterEach(() => {
  // near.ts remembers for the whole page
  Reflect.deleteProperty(globalThis, Symbol.for('cairn.acted'));
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

/** the server's page in the document, taken over by the browser */
async function serve(page = <LateCounter label="Pressed" />) {
  const box = document.createElement('div');
  // a server has no document: there the part is asleep
  box.innerHTML = renderToString(page).replace('class="box"', 'class="box asleep tall"');
  document.body.append(box);
  const onRecoverableError = jest.fn();
  await act(async () => {
    root = hydrateRoot(box, page, { onRecoverableError });
  });
  return { button: screen.getByRole('button'), onRecoverableError };
}
const press = (button: HTMLElement) => act(async () => void button.click());

describe('a late part', () => {
  it('stands as the server sent it until it comes near, and then works, the same element', async () => {
    const { button, onRecoverableError } = await serve();
    expect(button.textContent).toBe('Pressed 0');
    expect(button.parentElement?.className).toBe('box asleep tall');
    await act(async () => seen?.([{ isIntersecting: true }]));
    await press(button);
    expect(screen.getByRole('button')).toBe(button);
    expect(button.parentElement?.className).toBe('box');
    expect(button.textContent).toBe('Pressed 1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('counts the very press that wakes it, of a screen reader too', async () => {
    const { button } = await serve();
    await press(button);
    expect(button.textContent).toBe('Pressed 1');
  });

  it('is there for the first press of anything on the page', async () => {
    const { button } = await serve();
    await act(async () => void fireEvent.pointerDown(document.body));
    await press(button);
    expect(button.textContent).toBe('Pressed 1');
  });

  it('does not hold a navigation that no press began', async () => {
    let go = (_page: string) => {};
    function Site() {
      const [page, setPage] = useState('First');
      go = setPage;
      return (
        <>
          <h1>{page}</h1>
          <LateCounter label={page} />
        </>
      );
    }
    const { button } = await serve(<Site />);
    await act(async () => {
      window.dispatchEvent(new Event(NAVIGATES));
      startTransition(() => go('Second'));
    });
    expect(screen.getByRole('heading').textContent).toBe('Second');
    expect(screen.getByRole('button')).toBe(button);
    expect(button.textContent).toBe('Second 0');
  });

  it('within a late part wakes with it at a press anywhere: no navigation has to wait for it', async () => {
    const { button } = await serve(<LatePage />);
    await act(async () => void fireEvent.pointerDown(document.body));
    // nothing else happens, and it comes no nearer
    expect(Object.keys(button).some((key) => key.startsWith('__reactProps'))).toBe(true);
  });
});
