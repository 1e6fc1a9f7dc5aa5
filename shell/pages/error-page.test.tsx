import { renderPage } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { StatusPage } from './error-page.tsx';

const SITE = {
  contacts: { email: 'hi@cairn.test', phones: [{ type: 'main' as const, formatted_phone: '+44 20 7946 0182' }] },
  messengers: [
    { source: 'whatsapp' as const, url: 'https://wa.me/1' },
    { source: 'telegram' as const, url: 'https://t.me/cairn' },
    { source: 'facebook' as const, url: 'https://m.me/cairn' },
  ],
};
const open = (status: number, { path = '/here', russianIsAvailable = false, reference = '' } = {}) =>
  renderPage(<StatusPage status={status} problem={reference ? { code: '', message: '', reference } : undefined} />, {
    texts: { shell: texts },
    path,
    site: { ...SITE, russianIsAvailable },
  });
const contacts = () => within(screen.getByRole('list', { name: 'How to reach us' })).getAllByRole('link');

describe('somebody meets a page that cannot be shown', () => {
  it.each([
    [404, 'Page not found', /deleted or doesn't even exist/],
    [403, 'Error 403', /^Sorry, you do not have permission to access this page\.$/],
    [503, 'An error occurred', /^Try to refresh the page, or come back later\.$/],
    [504, 'An error occurred', /^Try to refresh the page, or come back later\.$/],
    [410, 'This tour has been walked', /no longer available because the tour dates have passed/],
    [500, 'Internal Error', /Please try again later/],
    [418, 'Internal Error', /Please try again later/],
  ])('%d says “%s”, and nothing to search engines', async (status, title, text) => {
    open(status);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Page Not Found'));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it.each([503, 504, 500])('finds phone, mail and messengers at %d, and a way to try again', (status) => {
    open(status);
    expect(contacts().map((link) => link.getAttribute('href'))).toEqual([
      'tel:+442079460182',
      'mailto:hi@cairn.test',
      'https://m.me/cairn',
      'https://wa.me/1',
      'https://t.me/cairn',
    ]);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/here');
  });

  it.each([503, 504, 500])('can name the failed request at %d to those who look for it', (status) => {
    open(status, { reference: '4bf92f3577b34da6a3ce929d0e0e4736' });
    expect(screen.getByText('Reference: 4bf92f3577b34da6a3ce929d0e0e4736')).toBeTruthy();
  });

  it.each([403, 404, 410, 501])('is not bothered with a reference at %d: nothing failed', (status) => {
    open(status, { reference: '4bf92f3577b34da6a3ce929d0e0e4736' });
    expect(screen.queryByText(/Reference/)).toBeNull();
  });

  it.each([503, 504, 500])('sees a landscape at %d without asking the api, which may be what is away', (status) => {
    const { container } = open(status);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.night')).not.toBeNull();
  });

  it('finds telegram before the other messengers where Russian is spoken', () => {
    open(503, { russianIsAvailable: true });
    expect(
      contacts()
        .map(({ textContent }) => textContent)
        .slice(2),
    ).toEqual(['Telegram', 'WhatsApp', 'Messenger']);
  });

  it.each([403, 404, 501])('is led home from %d', (status) => {
    open(status);
    expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('may go back from what is not theirs', () => {
    open(403);
    expect(screen.getByRole('link', { name: 'Go back' })).toBeTruthy();
  });

  it('is offered tours like the one whose dates have passed', () => {
    open(410, { path: '/herders-horses-9' });
    expect(screen.getByRole('link', { name: 'See other tours' }).getAttribute('href')).toBe('/tours');
    expect(screen.getByTestId('mf-catalog/tour-rail').textContent).toBe('{"similarTo":9,"title":"Similar tours"}');
  });
});
