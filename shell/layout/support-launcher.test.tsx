import { renderPage } from '@cairn/shared-contracts/testing/render';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { SupportLauncher } from './support-launcher.tsx';

const render = (site?: { chat: { supportLauncher: boolean } }) =>
  renderPage(<SupportLauncher />, { texts: { shell: texts }, ...(site ? { site } : {}) });

it('the support is on no page by default', () => {
  render();
  expect(screen.queryByRole('link')).toBeNull();
});

it('the support is on every page where the site has it on', () => {
  render({ chat: { supportLauncher: true } });
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe('/chat?with=support');
});
