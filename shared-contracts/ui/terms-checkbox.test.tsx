import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TermsCheckbox } from './terms-checkbox.tsx';

const TEXT = 'I accept Terms and Conditions and agree to have my personal data processed according to Privacy Policy';

describe('TermsCheckbox', () => {
  it('says what is accepted and leads to both documents', () => {
    render(<TermsCheckbox isSelected={false} onChange={() => undefined} />);
    expect(screen.getByRole('checkbox', { name: TEXT })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe('/agreement');
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  });

  it('is ticked by its words, but not by reading a document', async () => {
    const change = jest.fn();
    render(<TermsCheckbox isSelected={false} onChange={change} />);
    screen.getByRole('link', { name: 'Privacy Policy' }).addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(screen.getByRole('link', { name: 'Privacy Policy' }));
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText(/I accept/));
    expect(change).toHaveBeenCalledWith(true);
  });

  it('says that it is needed', () => {
    render(<TermsCheckbox isSelected={false} onChange={() => undefined} error="Required field" />);
    expect(screen.getByRole('checkbox', { description: 'Required field' })).toBeTruthy();
  });
});
