import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInLayout } from '../testing/render-in-layout.tsx';
import { BareHeader } from './bare-header.tsx';

describe('the bare header', () => {
  it.each(['pay', 'pay-uuid', 'qr', 'qr-uuid'])('says on the page “%s” that the payment is encrypted', (page) => {
    renderInLayout(<BareHeader />, { page });
    expect(screen.getByText('Encrypted payment')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['login', 'register'])(
    'is left by “Close” on the page “%s”, home where nothing of ours was before',
    async (page) => {
      const { user, address } = renderInLayout(<BareHeader />, { page, at: '/login' });
      expect(screen.queryByText('Encrypted payment')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(address()).toBe('/');
    },
  );
});
