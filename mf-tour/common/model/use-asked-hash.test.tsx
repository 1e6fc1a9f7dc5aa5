import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useAskedHash } from './use-asked-hash.ts';

type Move = (router: ReturnType<typeof createMemoryRouter>) => Promise<void>;

const to =
  (address: string, state?: unknown): Move =>
  (router) =>
    router.navigate(address, { state });
const back: Move = (router) => router.navigate(-1);
const pictures = to('/tour#viewer', { over: '#viewer' });

describe('what a page is asked for', () => {
  it.each<[what: string, moves: Move[], asked: string[]]>([
    ['by its address', [], ['#program']],
    ['once, while pictures open over it and close', [pictures, back], ['#program']],
    [
      'once, while something opens over the pictures',
      [pictures, to('/tour#log-in', { over: '#log-in' }), back, back],
      ['#program'],
    ],
    ['again by the same link', [to('/tour#program')], ['#program', '#program']],
    ['by a link that stands in what is open', [pictures, to('/tour#reviews')], ['#program', '#reviews']],
    ['by Back', [to('/tour#reviews'), back], ['#program', '#reviews', '#program']],
  ])('%s', async (_what, moves, expected) => {
    const seen: string[] = [];
    function Page() {
      const asked = useAskedHash();
      useEffect(() => void seen.push(asked.hash), [asked]);
      return null;
    }
    const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/tour#program'] });
    render(<RouterProvider router={router} />);
    for (const move of moves) await act(() => move(router));
    expect(seen).toEqual(expected);
  });
});
