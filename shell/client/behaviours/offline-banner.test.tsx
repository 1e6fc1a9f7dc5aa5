import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import texts from '../../i18n/en-US.json' with { type: 'json' };
import { COPY_ATTRIBUTE } from '../../offline/vocabulary.ts';
import { OfflineBanner } from './offline-banner.tsx';

let isServerThere = true;
beforeEach(() => {
  isServerThere = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch');
    return Response.json({ shell: 'main.1.js', composition: 1 });
  });
});
afterEach(() => {
  document.documentElement.removeAttribute(COPY_ATTRIBUTE);
  jest.restoreAllMocks();
});

const tell = (name: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(name)));
const text = () => screen.getByRole('status').textContent;

function showBanner(isToldByPage = false) {
  const never = () => new Promise<never>(() => undefined);
  const router = createMemoryRouter([
    { path: '/', element: <OfflineBanner isToldByPage={isToldByPage} /> },
    { path: '/slow', loader: never, element: null },
  ]);
  render(
    <TextsContext value={createI18n('en-US', { shell: texts })}>
      <RouterProvider router={router} />
    </TextsContext>,
  );
  return router;
}

async function lose(): Promise<void> {
  isServerThere = false;
  tell('offline');
  // the look that the loss has started ends before the next one begins
  await act(async () => undefined);
}

async function find(): Promise<void> {
  isServerThere = true;
  tell('online');
  await waitFor(() => expect(text()).toBe(''));
}

describe('a lost connection', () => {
  it('is told of, and the word goes by itself', async () => {
    showBanner();
    expect(text()).toBe('');
    await lose();
    expect(text()).toMatch(/^No connection\. What is on the page stays/);
    await find();
  });

  it('says that the page that was asked for waits', async () => {
    const router = showBanner();
    await lose();
    act(() => void router.navigate('/slow'));
    await waitFor(() => expect(text()).toBe('No connection. The page you asked for opens as soon as it is back.'));
    await find();
  });

  it('is left to a page with words of its own, until another page is asked for', async () => {
    const router = showBanner(true);
    await lose();
    expect(text()).toBe('');
    act(() => void router.navigate('/slow'));
    await waitFor(() => expect(text()).toMatch(/^No connection\. The page you asked for/));
    await find();
  });

  it('says of when the copy is', async () => {
    document.documentElement.setAttribute(COPY_ATTRIBUTE, '2027-05-05T10:00:00.000Z');
    showBanner();
    await lose();
    expect(text()).toMatch(/^No connection\. You are reading this page as it was on Wed, May 5, 2027, \d\d:\d\d\.$/);
    await find();
  });
});
