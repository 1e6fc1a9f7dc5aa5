import { pageRenderer } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import german from '../../../i18n/de.json' with { type: 'json' };
import { canonicalOf, metaOf } from '../../../testing/head.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { LegalChangesPage } from './legal-changes.tsx';
import { LegalDocument } from './legal-page.tsx';

const document = (version: string, content_language = 'en') => ({
  'GET /spa/legal-page': () => ({
    body: {
      kind: 'privacy',
      version,
      versions: ['2.0', '1.0'],
      title: 'Privacy Policy',
      body: '<h2>What we keep</h2><p>Little.</p>',
      published_on: '2026-03-01',
      content_language,
      languages: [content_language],
    },
  }),
});

describe('a reader of a document', () => {
  it('sees the version in force and finds the earlier one', async () => {
    renderInPage(<LegalDocument kind="privacy" version={undefined} />, document('2.0'));
    expect(await screen.findByText(/^Version 2.0, in force from March 1, 2026/)).toBeTruthy();
    const changed = screen.getAllByRole('link', { name: 'What changed since version 1.0' });
    expect(changed[0]?.getAttribute('href')).toBe('/privacy/2.0?from=1.0');
    expect(screen.getByRole('link', { name: 'Version 1.0' }).getAttribute('href')).toBe('/privacy/1.0');
    expect(screen.queryByText('This is an earlier version.')).toBeNull();
    expect(screen.queryByText(/not available in English/)).toBeNull();
    expect(canonicalOf()).toBe('https://cairn.test/privacy');
  });

  it('is told that there is none in their language', async () => {
    renderInPage(<LegalDocument kind="privacy" version={undefined} />, document('2.0', 'de'));
    const told = await screen.findByText(/^This document is not available in English/);
    expect(told.textContent).toBe(
      'This document is not available in English. The text below, in German, is the one that holds.',
    );
    expect(told.closest('[lang]')?.getAttribute('lang')).not.toBe('de');
    expect(screen.getByRole('heading', { name: 'What we keep' }).closest('[lang]')?.getAttribute('lang')).toBe('de');
  });

  it('is warned on an earlier version, which search engines leave out', async () => {
    renderInPage(<LegalDocument kind="privacy" version="1.0" />, document('1.0'));
    expect(await screen.findByText('This is an earlier version.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the one in force now' }).getAttribute('href')).toBe('/privacy');
    expect(metaOf('robots')).toBe('noindex');
  });
});

it('what is said about a document is in one language, whatever that of its text', async () => {
  pageRenderer({ 'mf-content': german })(<LegalDocument kind="privacy" version={undefined} />, document('2.0'), {
    locale: 'de-DE',
  });
  await screen.findByRole('heading', { level: 1, name: 'Datenschutzerklärung' });
  expect(screen.getByText(/^Dieses Dokument/).textContent).toBe(
    'Dieses Dokument liegt nicht auf Deutsch vor. Es gilt der folgende englische Wortlaut.',
  );
  expect(metaOf('description')).toMatch(/^Datenschutzerklärung von /);
});

it('a comparison of a text in another language says so, and speaks of what came and went in the reader’s', async () => {
  const body = {
    ...{ title: 'Privacy Policy', content_language: 'en' },
    from: { version: '1.0', published_on: '2025-03-01' },
    to: { version: '2.0', published_on: '2026-03-01' },
    changes: [{ kind: 'p', state: 'changed', parts: [{ state: 'added', text: '60 days' }] }],
  };
  pageRenderer({ 'mf-content': german })(
    <LegalChangesPage kind="privacy" from="1.0" to="2.0" />,
    { 'GET /spa/legal-changes': () => ({ body }) },
    { locale: 'de-DE' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Datenschutzerklärung' });
  expect(screen.getByText(/^Dieses Dokument liegt nicht auf Deutsch vor/)).toBeTruthy();
  expect(screen.getByText('60 days').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText('[hinzugefügt:]').closest('[lang]')?.getAttribute('lang')).toBe('de-DE');
});

it('a reader compares two versions: what came is inserted, what went is struck out, the rest on request', async () => {
  const same = (text: string) => ({ kind: 'p', state: 'same', parts: [{ state: 'same', text }] });
  const body = {
    ...{ title: 'Privacy Policy', content_language: 'en' },
    from: { version: '1.0', published_on: '2025-03-01' },
    to: { version: '2.0', published_on: '2026-03-01' },
    changes: [
      { kind: 'h2', state: 'same', parts: [{ state: 'same', text: '1. Data' }] },
      same('We keep little.'),
      {
        ...{ kind: 'li', state: 'changed' },
        parts: [
          { state: 'same', text: 'For ' },
          { state: 'removed', text: '30' },
          { state: 'added', text: '60' },
          { state: 'same', text: ' days' },
        ],
      },
    ],
  };
  const { user } = renderInPage(<LegalChangesPage kind="privacy" from="1.0" to="2.0" />, {
    'GET /spa/legal-changes': () => ({ body }),
  });
  expect(await screen.findByText(/^1 paragraph is different/)).toBeTruthy();
  expect(screen.getByText('60').tagName).toBe('INS');
  expect(screen.getByText('30').tagName).toBe('DEL');
  expect(screen.queryByText('We keep little.')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Show what stayed as well' }));
  expect(screen.getByText('We keep little.')).toBeTruthy();
  expect(metaOf('robots')).toBe('noindex');
});
