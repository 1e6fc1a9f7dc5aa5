import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Alert } from './alert.tsx';

describe('Alert', () => {
  it('interrupts only for a danger, unless told otherwise', () => {
    const { rerender } = render(<Alert title="2 seats left">on 28 June.</Alert>);
    expect(screen.getByRole('note').textContent).toBe('2 seats left on 28 June.');
    rerender(
      <Alert tone="danger" title="The bank declined the payment.">
        Try another card.
      </Alert>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Try another card.');
    rerender(
      <Alert tone="success" role="status">
        Paid.
      </Alert>,
    );
    expect(screen.getByRole('status').textContent).toBe('Paid.');
  });
});
