import { renderPage } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../i18n/en-US.json' with { type: 'json' };
import RedirectPage from './redirect-page.tsx';

const open = (url: string) =>
  renderPage(<RedirectPage />, {
    texts: { shell: texts },
    path: `/redirect?url=${encodeURIComponent(url)}`,
    site: { crmLoginLink: 'https://crm.test/login' },
  });
const links = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('a link to another site', () => {
  it('is named before anybody follows it', () => {
    open('https://crm.test/login?x=1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are leaving Cairn');
    expect(links()).toEqual(['Go to crm.test https://crm.test/login?x=1', 'Stay on Cairn /']);
    expect(screen.getByRole('link', { name: 'Go to crm.test' }).getAttribute('rel')).toBe(
      'noopener noreferrer nofollow',
    );
  });

  it('is blocked where the site does not name that one', () => {
    open('https://evil.test/login');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link is blocked');
    expect(screen.getByText(/evil\.test/)).toBeTruthy();
    expect(links()).toEqual(['Stay on Cairn /', 'Go back /']);
  });
});
