import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';

const input = () => screen.getByLabelText('Password', { selector: 'input' });

describe('PasswordField', () => {
  it('hides what is typed until its owner wants to see it', async () => {
    render(<PasswordField label="Password" />);
    await userEvent.type(input(), 'long walk');
    expect(input()).toHaveProperty('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(input()).toHaveProperty('type', 'text');
    expect(input()).toHaveProperty('value', 'long walk');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input()).toHaveProperty('type', 'password');
  });

  it('lets a password manager fill it', () => {
    render(<PasswordField label="Password" autoComplete="new-password" />);
    expect(input()).toHaveProperty('autocomplete', 'new-password');
  });
});
