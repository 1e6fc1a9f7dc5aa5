import { NOTICE_DISMISSED } from '@cairn/shared-contracts/remote/platform-events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInLayout } from '../testing/render-in-layout.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { NOTICE_COOKIE, readCookie, setCookie } from './cookies.ts';

afterEach(() => setCookie(NOTICE_COOKIE, '', 0));

describe('the cookie notice', () => {
  it('says that third-party cookies are used and goes with its button, and others hear of it', async () => {
    let heard = 0;
    window.addEventListener(NOTICE_DISMISSED, () => heard++, { once: true });
    const { user } = renderInLayout(<CookieNotice />, { visit: { isNoticeDue: true } });
    expect(screen.getByRole('region', { name: 'Cookies' }).textContent).toContain('third-party cookies');
    await user.click(screen.getByRole('button', { name: "Ok, don't show again" }));
    expect(screen.queryByRole('region')).toBeNull();
    expect([readCookie(document.cookie, NOTICE_COOKIE), heard]).toEqual(['1', 1]);
  });

  it.each([
    [{}, 1],
    [{ 'published:/privacy': false }, 0],
  ])('with the flags %j has %i links to the privacy policy', (flags, links) => {
    renderInLayout(<CookieNotice />, { visit: { isNoticeDue: true }, flags });
    expect(screen.queryAllByRole('link')).toHaveLength(links);
  });

  it('is not there for whoever has dismissed it', () => {
    renderInLayout(<CookieNotice />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
