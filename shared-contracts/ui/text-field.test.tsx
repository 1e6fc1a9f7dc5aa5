import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('takes what a person types under its label', async () => {
    const change = jest.fn();
    render(<TextField label="Email" onChange={change} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ka');
    expect(change).toHaveBeenLastCalledWith('ka');
  });

  it('is described by its hint', () => {
    render(<TextField label="Email" hint="For the booking papers" />);
    const field = screen.getByRole('textbox', { description: 'For the booking papers' });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the error in place of the hint', () => {
    render(<TextField label="Email" hint="For the booking papers" error="Please enter a valid e-mail." />);
    const field = screen.getByRole('textbox', { description: 'Please enter a valid e-mail.' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('For the booking papers')).toBeNull();
  });

  it('leaves the decision to send a form to the form', () => {
    render(<TextField label="Email" error="Wrong" isRequired />);
    const field = screen.getByRole('textbox');
    expect(field.getAttribute('aria-required')).toBe('true');
    expect(field instanceof HTMLInputElement && field.checkValidity()).toBe(true);
  });
});
