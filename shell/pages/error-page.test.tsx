import { renderPage } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { StatusPage } from './error-page.tsx';

const open = (status: number, path = '/here') =>
  renderPage(<StatusPage status={status} problem={undefined} />, { texts: { shell: texts }, path });

describe('somebody meets a page that cannot be shown', () => {
  it.each([503, 504, 500])('finds mail, phone and messengers at %d, and a way to try again', (status) => {
    open(status);
    const contacts = within(screen.getByRole('list', { name: 'How to reach us' }));
    const addresses = contacts.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses.slice(0, 2)).toEqual(['mailto:hello@cairn.example', 'tel:+442079460182']);
    expect(contacts.getByRole('link', { name: 'WhatsApp' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/here');
  });

  it.each([403, 404, 501])('is led home from %d', (status) => {
    open(status);
    expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('is offered tours like the one whose dates have passed', () => {
    open(410, '/herders-horses-9');
    expect(screen.getByRole('heading', { level: 1, name: 'This tour has been walked' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See other tours' }).getAttribute('href')).toBe('/tours');
    expect(screen.getByTestId('mf-catalog/tour-rail').textContent).toBe('{"similarTo":9,"title":"Similar tours"}');
  });
});
