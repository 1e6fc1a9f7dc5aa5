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

  it.each([1, 3])('can be scrolled by keyboard where it does not fit, at step %d of 3', (current) => {
    const widths = { scrollWidth: 500, clientWidth: 300 };
    for (const [name, value] of Object.entries(widths)) {
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
    }
    render(<Stepper label="Booking" steps={STEPS} current={current} />);
    expect(screen.getByRole('list', { name: 'Booking' }).parentElement?.tabIndex).toBe(0);
    for (const name of Object.keys(widths)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
});
