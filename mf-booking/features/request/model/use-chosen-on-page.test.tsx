import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useOpenInHistory } from '../../../common/model/use-open-in-history.ts';
import { useChosenOnPage } from './use-chosen-on-page.ts';

let sheet: ReturnType<typeof useOpenInHistory>;
/** as the tour's page tells of a press in its own list */
const CHOICE = { replace: true, state: { chosen: 'departure' } };

function open() {
  const asked: string[] = [];
  function Panel() {
    sheet = useOpenInHistory('booking');
    useChosenOnPage(() => {
      asked.push(router.state.location.search);
      sheet.open();
    });
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Panel /> }], { initialEntries: ['/tours', '/tour'] });
  render(<RouterProvider router={router} />);
  return { router, asked };
}

describe('a departure chosen in the page’s own list', () => {
  it('opens the sheet once: Back closes it for good', async () => {
    const { router, asked } = open();
    await act(() => router.navigate('/tour?departure=3', CHOICE));
    expect([asked, sheet.isOpen]).toEqual([['?departure=3'], true]);
    await act(() => router.navigate(-1));
    expect([asked.length, sheet.isOpen, router.state.location.pathname]).toEqual([1, false, '/tour']);
  });

  it('opens it once also where something else was chosen in the sheet', async () => {
    const { router, asked } = open();
    await act(() => router.navigate('/tour?departure=3', CHOICE));
    await act(() => router.navigate('/tour?departure=4', { replace: true, state: router.state.location.state }));
    await act(async () => sheet.close());
    expect([asked.length, sheet.isOpen, router.state.location.search]).toEqual([1, false, '?departure=4']);
  });

  it('opens it again when it is chosen again', async () => {
    const { router, asked } = open();
    await act(() => router.navigate('/tour?departure=3', CHOICE));
    await act(() => router.navigate(-1));
    await act(() => router.navigate('/tour?departure=3', CHOICE));
    expect([asked.length, sheet.isOpen]).toEqual([2, true]);
  });

  it('is not chosen once more by what opens over the page', async () => {
    const { router, asked } = open();
    await act(() => router.navigate('/tour?departure=3', CHOICE));
    await act(() => router.navigate(-1));
    const { search, state } = router.state.location;
    await act(() => router.navigate(`/tour${search}#viewer`, { state: { ...state, over: '#viewer' } }));
    await act(() => router.navigate(-1));
    expect([asked.length, sheet.isOpen]).toEqual([1, false]);
  });
});
