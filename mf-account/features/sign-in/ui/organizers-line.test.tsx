import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import { renderPage } from '@cairn/shared-contracts/testing/render';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../../i18n/en-US.json' with { type: 'json' };
import { OrganizersLine } from './organizers-line.tsx';

const OWN = { crmLoginLink: 'https://crm.test/in', crmRegisterLink: 'https://crm.test/join' };

it.each<['login' | 'register', string, SiteInput, string]>([
  ['login', 'Log in to your office', {}, 'https://crm.cairn.example/login'],
  ['login', 'Log in to your office', OWN, 'https://crm.test/in'],
  ['register', 'Register as an organizer', {}, 'https://crm.cairn.example/register'],
  ['register', 'Register as an organizer', OWN, 'https://crm.test/join'],
])('an organizer on the %s page: %s, of the site %j, leads to %s', (way, name, site, href) => {
  renderPage(<OrganizersLine way={way} />, { texts: { 'mf-account': texts }, site });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
