import { COOKIES_CHOSEN } from '@cairn/shared-contracts/remote/platform-events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInLayout } from '../testing/render-in-layout.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { CHOICE_COOKIE, NOTICE_COOKIE, readCookie, setCookie } from './cookies.ts';

afterEach(() => {
  for (const name of [NOTICE_COOKIE, CHOICE_COOKIE]) setCookie(name, '', 0);
});
const chosen = () => [NOTICE_COOKIE, CHOICE_COOKIE].map((name) => readCookie(document.cookie, name));

describe('the cookie notice', () => {
  it('says that third-party cookies are used and goes with its button, and others hear of it', async () => {
    let heard = 0;
    window.addEventListener(COOKIES_CHOSEN, () => heard++, { once: true });
    const { user } = renderInLayout(<CookieNotice isAbove={false} />, { visit: { isNoticeDue: true } });
    expect(screen.getByRole('region', { name: 'Cookies' }).textContent).toContain('third-party cookies');
    await user.click(screen.getByRole('button', { name: "Ok, don't show again" }));
    expect(screen.queryByRole('region')).toBeNull();
    expect([...chosen(), heard]).toEqual(['1', 'statistics.campaigns', 1]);
  });

  it('is refused as easily', async () => {
    const { user } = renderInLayout(<CookieNotice isAbove={false} />, { visit: { isNoticeDue: true } });
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(chosen()).toEqual(['1', 'none']);
  });

  it('leads to the settings: each purpose on its own, off until it is turned on', async () => {
    const { user } = renderInLayout(<CookieNotice isAbove={false} />, { visit: { isNoticeDue: true } });
    await user.click(screen.getByRole('button', { name: /Choose/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cookie settings' }));
    const purposes = dialog.getAllByRole<HTMLInputElement>('switch');
    expect(purposes.map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(dialog.getByRole('switch', { name: 'Campaigns' }));
    await user.click(dialog.getByRole('button', { name: 'Save my choice' }));
    expect(chosen()).toEqual(['1', 'campaigns']);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not there for whoever has dismissed it', () => {
    renderInLayout(<CookieNotice isAbove={false} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
