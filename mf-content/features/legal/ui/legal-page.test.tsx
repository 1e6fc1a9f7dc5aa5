import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { canonicalOf, metaOf } from '../../../testing/head.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { LegalDocument } from './legal-page.tsx';

const document = (version: string) => ({
  'GET /spa/legal-page': () => ({
    body: {
      kind: 'privacy',
      version,
      versions: ['2.0', '1.0'],
      title: 'Privacy Policy',
      body: '<h2>What we keep</h2><p>Little.</p>',
      published_on: '2026-03-01',
    },
  }),
});

describe('a reader of a document', () => {
  it('sees the version in force and finds the earlier one', async () => {
    renderInPage(<LegalDocument kind="privacy" version={undefined} />, document('2.0'));
    expect(await screen.findByText('Version 2.0, in force from March 1, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Version 1.0' }).getAttribute('href')).toBe('/privacy/1.0');
    expect(screen.queryByText('This is an earlier version.')).toBeNull();
    expect(canonicalOf()).toBe('https://cairn.test/privacy');
  });

  it('is warned on an earlier version, which search engines leave out', async () => {
    renderInPage(<LegalDocument kind="privacy" version="1.0" />, document('1.0'));
    expect(await screen.findByText('This is an earlier version.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the one in force now' }).getAttribute('href')).toBe('/privacy');
    expect(metaOf('robots')).toBe('noindex');
  });
});
