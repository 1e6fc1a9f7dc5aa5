import { COOKIES_CHOSEN } from '@cairn/shared-contracts/remote/platform-events';
import { renderPage } from '@cairn/shared-contracts/testing/render';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { ALL, keepChoice, NOTHING } from '../../layout/cookie-choice.ts';
import { CHOICE_COOKIE, EMPLOYEE_COOKIE, NOTICE_COOKIE, setCookie } from '../../layout/cookies.ts';
import { useAnalytics } from './use-analytics.ts';

function Page() {
  useAnalytics();
  return <title>A walk</title>;
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const touch = () => act(() => void window.dispatchEvent(new Event('pointerdown')));
const open = (gtag?: string) => renderPage(<Page />, { site: { metrics: { gtag } } });
const GTAG = ['https://www.googletagmanager.com/gtag/js?id=G-1'];

const clear = () => {
  for (const name of [NOTICE_COOKIE, CHOICE_COOKIE, EMPLOYEE_COOKIE, 'country']) setCookie(name, '', 0);
  for (const script of document.head.querySelectorAll('script')) script.remove();
  delete window.dataLayer;
};
beforeEach(clear);
afterEach(clear);

describe('counting visits', () => {
  it('nothing is loaded before the notice is dismissed, and the page on show is counted after it', async () => {
    open('G-1');
    touch();
    expect(scripts()).toEqual([]);
    keepChoice(ALL);
    act(() => void window.dispatchEvent(new Event(COOKIES_CHOSEN)));
    expect(scripts()).toEqual([]);
    touch();
    await waitFor(() => expect(scripts()).toEqual(GTAG));
    await waitFor(() => expect(window.dataLayer).toHaveLength(3));
    expect(Array.from(Object(window.dataLayer?.[2]))).toMatchObject(['event', 'page_view', { page_title: 'A walk' }]);
  });

  it('a visitor who has dismissed it is counted from the first sign of life', async () => {
    setCookie(NOTICE_COOKIE, '1', 100);
    open('G-1');
    expect(scripts()).toEqual([]);
    touch();
    await waitFor(() => expect(scripts()).toEqual(GTAG));
  });

  it('whoever refuses is not counted, also where nobody has to be asked', async () => {
    setCookie('country', 'US', 100);
    keepChoice(NOTHING);
    open('G-1');
    act(() => void window.dispatchEvent(new Event(COOKIES_CHOSEN)));
    touch();
    await act(async () => undefined);
    expect(scripts()).toEqual([]);
  });

  it.each([
    ['an employee', 'G-1', EMPLOYEE_COOKIE],
    ['anybody on a site without counters', undefined, 'country'],
  ])('%s is not counted', async (_title, gtag, cookie) => {
    setCookie(NOTICE_COOKIE, '1', 100);
    setCookie(cookie, '1', 100);
    open(gtag);
    touch();
    await act(async () => undefined);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });
});
