import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { AWAY_POLICY, awayPages } from '@cairn/shell/away-page';
import { expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

it('what the edge says while no shell answers is as the shell would say it, in every language', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.html'));
  // after a change: node deploy/edge/away-pages.ts
  expect(new Map(files.map((file) => [file, read(file)]))).toEqual(awayPages());
});

it.each(LOCALES)('addresses below "$prefix" have the page in their language', ({ prefix, hreflang }) => {
  const file = `away.${hreflang}.html`;
  expect(read('http.conf')).toContain(prefix ? `'~^${prefix}(?:/|$)' ${file};` : `default ${file};`);
  expect(read('kustomization.yaml')).toContain(file);
});

it('its policy allows the style of the page', () => {
  expect(read('server.conf')).toContain(`Content-Security-Policy "${AWAY_POLICY}"`);
});
