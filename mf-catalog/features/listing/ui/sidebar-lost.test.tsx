import { renderPage } from '@cairn/shared-contracts/testing/render';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../../i18n/en-US.json' with { type: 'json' };
import { SidebarLost } from './sidebar-lost.tsx';

it('filters that could not be loaded say so, and lead to the same search anew', () => {
  renderPage(<SidebarLost />, { path: '/tours?difficulty=2', texts: { 'mf-catalog': texts } });
  expect(screen.getByRole('status').textContent).toBe('The filters could not be loaded. Reload the page');
  const link = screen.getByRole('link', { name: 'Reload the page' });
  // a router's link leaves those with a target to the browser
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/tours?difficulty=2', '_top']);
});
