import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { useBackEntry } from './use-back-entry.ts';

let said: string[];
let shown: { open(): void; close(): void; leave(): void; openOver(): void };

function Panel({ onBack }: { onBack: () => void }): ReactNode {
  const { leave } = useBackEntry('log-in', onBack);
  const [isOver, setIsOver] = useState(false);
  shown.leave = () => leave(() => said.push('gone on'));
  shown.openOver = () => setIsOver(true);
  return (
    <>
      <p>Who is asking?</p>
      {isOver ? <Over onBack={() => setIsOver(false)} /> : null}
    </>
  );
}

function Over({ onBack }: { onBack: () => void }): ReactNode {
  useBackEntry('viewer', onBack);
  return <p>Pictures</p>;
}

function Page(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  shown = { ...shown, open: () => setIsOpen(true), close: () => setIsOpen(false) };
  const onBack = () => {
    said.push('closed by Back');
    setIsOpen(false);
  };
  return isOpen ? <Panel onBack={onBack} /> : null;
}

let router: ReturnType<typeof createBrowserRouter>;
const address = () => window.location.pathname + window.location.hash;
/** the page at an address, over another one */
function show(path: string) {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', path);
  router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  said = [];
  shown = { open() {}, close() {}, leave() {}, openOver() {} };
});
afterEach(() => router.dispose());

describe('an entry of the history for what opens over a page', () => {
  it('is where Back closes it, and the page stays', async () => {
    show('/tour-1');
    act(() => shown.open());
    expect(address()).toBe('/tour-1#log-in');
    // by which a page that is loaded anew knows it
    expect(router.state.location.state).toMatchObject({ over: '#log-in' });
    act(() => window.history.back());
    await waitFor(() => expect(said).toEqual(['closed by Back']));
    expect([address(), screen.queryByText('Who is asking?')]).toEqual(['/tour-1', null]);
  });

  it('goes when it is closed by other means', async () => {
    show('/tour-1');
    act(() => shown.open());
    act(() => shown.close());
    await waitFor(() => expect(address()).toBe('/tour-1'));
    expect(said).toEqual([]);
  });

  it('goes also when it is closed before the router has rendered its coming', async () => {
    show('/tour-1');
    act(() => {
      flushSync(() => shown.open());
      flushSync(() => shown.close());
    });
    await waitFor(() => expect(address()).toBe('/tour-1'));
  });

  it('is left by Back also before the router has rendered its coming', async () => {
    show('/tour-1');
    await act(async () => {
      flushSync(() => shown.open());
      const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await popped;
    });
    expect([said, address()]).toEqual([['closed by Back'], '/tour-1']);
  });

  it('stays while what has opened over it is closed by Back', async () => {
    show('/tour-1');
    act(() => shown.open());
    act(() => shown.openOver());
    expect(address()).toBe('/tour-1#viewer');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByText('Pictures')).toBeNull());
    expect([said, address()]).toEqual([[], '/tour-1#log-in']);
    act(() => window.history.back());
    await waitFor(() => expect(said).toEqual(['closed by Back']));
    expect(address()).toBe('/tour-1');
  });

  it('is given up for another page, whose link stood in it', async () => {
    show('/tour-1');
    act(() => shown.open());
    await act(() => router.navigate('/tour-2'));
    expect([said, address()]).toEqual([['closed by Back'], '/tour-2']);
  });

  it('goes before something else happens', async () => {
    show('/tour-1');
    act(() => shown.open());
    act(() => shown.leave());
    await waitFor(() => expect(said).toEqual(['gone on']));
    expect(address()).toBe('/tour-1');
  });

  const inRubles = () =>
    router.navigate('/tour-1?priceMax=90#log-in', { replace: true, state: router.state.location.state });
  const query = () => window.location.search + window.location.hash;

  it.each([
    ['by Back', () => window.history.back()],
    ['by other means', () => shown.close()],
  ])('takes along what was changed in the address meanwhile, closed %s', async (_means, close) => {
    show('/tour-1?priceMax=1');
    act(() => shown.open());
    await act(inRubles);
    act(close);
    await waitFor(() => expect(query()).toBe('?priceMax=90'));
    expect(router.state.location.search).toBe('?priceMax=90');
  });

  it('takes it along from the entry over it as well', async () => {
    show('/tour-1?priceMax=1');
    act(() => shown.open());
    act(() => shown.openOver());
    await act(() =>
      router.navigate('/tour-1?priceMax=90#viewer', { replace: true, state: router.state.location.state }),
    );
    act(() => window.history.back());
    await waitFor(() => expect(query()).toBe('?priceMax=90#log-in'));
    act(() => window.history.back());
    await waitFor(() => expect(query()).toBe('?priceMax=90'));
    expect(screen.queryByText('Who is asking?')).toBeNull();
  });

  it('is one of its own over what a reload has left', async () => {
    show('/tour-1#log-in');
    act(() => shown.open());
    expect(address()).toBe('/tour-1#log-in-again');
    act(() => window.history.back());
    await waitFor(() => expect(said).toEqual(['closed by Back']));
    expect(address()).toBe('/tour-1#log-in');
  });
});
