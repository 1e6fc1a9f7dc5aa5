import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInLayout } from '../testing/render-in-layout.tsx';
import { Footer } from './footer.tsx';

const SITE = {
  crmLoginLink: 'https://crm.test/login',
  contacts: { email: 'hi@cairn.test', phones: [{ type: 'main' as const, formatted_phone: '+44 20 7946 0182' }] },
  socials: [
    { source: 'instagram' as const, url: 'https://instagram.com/cairn' },
    { source: 'x' as const, url: 'https://x.com/cairn' },
  ],
};
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the footer', () => {
  it('has the contacts and social networks of the site', () => {
    renderInLayout(<Footer />, { site: SITE });
    expect(linksOf(screen.getByRole('list', { name: 'Contacts' }))).toEqual([
      '+44 20 7946 0182 tel:+442079460182',
      'hi@cairn.test mailto:hi@cairn.test',
    ]);
    expect(linksOf(screen.getByRole('navigation', { name: 'Follow us' }))).toEqual([
      'Instagram https://instagram.com/cairn',
      'X https://x.com/cairn',
    ]);
    expect(screen.getByRole('link', { name: 'Organizer log in' }).getAttribute('href')).toBe('https://crm.test/login');
  });

  it('says whose it is, and of which year', () => {
    renderInLayout(<Footer />, { site: { ...SITE, name: 'Cairn Days' } });
    expect(linksOf(screen.getByRole('navigation', { name: 'Cairn Days' }))).toContain('About the club /about');
    expect(screen.getByText(new RegExp(`^© ${new Date().getUTCFullYear()} Cairn Days`))).toBeTruthy();
  });

  it('leads to the legal texts that are published, and to no other', () => {
    const legal = () =>
      linksOf(screen.getByRole('contentinfo')).filter((link) => /agreement|privacy|safety-rules/.test(link));
    const flags = { 'published:/privacy': true, 'published:/agreement': false, 'published:/safety-rules': false };
    const { unmount } = renderInLayout(<Footer />);
    expect(legal()).toHaveLength(4);
    unmount();
    renderInLayout(<Footer />, { flags: { ...flags, 'published:/tour-provider-agreement': false } });
    expect(legal()).toEqual(['Privacy /privacy']);
  });

  it('has no place for networks that the site has not', () => {
    renderInLayout(<Footer />, { site: { ...SITE, socials: [] } });
    expect(screen.queryByRole('navigation', { name: 'Follow us' })).toBeNull();
  });
});
