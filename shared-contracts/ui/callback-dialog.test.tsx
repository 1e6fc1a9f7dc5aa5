import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CallbackDialog } from './callback-dialog.tsx';

function Asked({ phone }: { phone?: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return <CallbackDialog backEntry={null} isOpen={isOpen} onOpenChange={setIsOpen} {...(phone ? { phone } : {})} />;
}

describe('CallbackDialog', () => {
  it('says who will be called, and goes', async () => {
    render(<Asked phone="+44 20 7946 0182" />);
    const dialog = screen.getByRole('dialog', { name: 'Call requested' });
    expect(within(dialog).getByRole('status').textContent).toBe(
      // a number stays on one line
      'Thank you. We will call you back shortly on +44\u00a020\u00a07946\u00a00182.',
    );
    const [cross, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    expect(cross).toBeTruthy();
    if (close) await userEvent.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does without a number', () => {
    render(<Asked />);
    expect(screen.getByRole('status').textContent).toBe('Thank you. We will call you back shortly.');
  });
});
