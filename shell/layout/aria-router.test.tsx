import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { AriaRouter } from './aria-router.tsx';

it.each([
  ['/tours', '/de/tours'],
  ['/spades-and-buckets', '/de/spades-and-buckets'],
  ['/spa/private-tour-program-pdf?id=1', '/spa/private-tour-program-pdf?id=1'],
  ['/api/crm/api/payment/receipt', '/api/crm/api/payment/receipt'],
  ['/media/user/1.pdf', '/media/user/1.pdf'],
  ['https://example.org/', 'https://example.org/'],
])('on a German page %s leads to %s', (href, to) => {
  render(
    <MemoryRouter basename="/de" initialEntries={['/de']}>
      <AriaRouter>
        <LinkButton href={href}>Go</LinkButton>
      </AriaRouter>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe(to);
});
