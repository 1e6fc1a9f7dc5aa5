import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Stepper } from './stepper.tsx';

const STEPS = [
  { id: '1', label: 'Request sent' },
  { id: '2', label: 'Confirmed' },
  { id: '3', label: 'Prepaid' },
];

describe('Stepper', () => {
  it('says which step is under way and which are done', () => {
    render(<Stepper label="Booking" steps={STEPS} current={1} />);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Request sent, done');
    expect(second?.getAttribute('aria-current')).toBe('step');
    expect(third?.textContent).toBe('3Prepaid');
  });

  it('has no current step when all are done', () => {
    render(<Stepper label="Booking" steps={STEPS} current={3} />);
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
    expect(screen.getByText('Prepaid').textContent).toBe('Prepaid, done');
  });
});
