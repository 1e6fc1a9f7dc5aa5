import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Stepper } from './stepper.tsx';

const STEPS = [
  { id: '1', label: 'Request sent' },
  { id: '2', label: 'Confirmed' },
  { id: '3', label: 'Prepaid' },
];

let resize: () => void = () => undefined;
class Observer implements ResizeObserver {
  constructor(tell: ResizeObserverCallback) {
    resize = () => tell([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {
    resize = () => undefined;
  }
}
window.ResizeObserver = Observer;

/** as laid out: jsdom measures nothing */
function measured(name: 'clientWidth' | 'scrollWidth' | 'offsetLeft', width: (element: HTMLElement) => number) {
  const where = name === 'offsetLeft' ? HTMLElement.prototype : Element.prototype;
  jest.spyOn(where as HTMLElement, name, 'get').mockImplementation(function (this: HTMLElement) {
    return width(this);
  });
}
afterEach(() => void jest.restoreAllMocks());

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
    measured('scrollWidth', () => 500);
    measured('clientWidth', () => 300);
    render(<Stepper label="Booking" steps={STEPS} current={current} />);
    expect(screen.getByRole('list', { name: 'Booking' }).parentElement?.tabIndex).toBe(0);
  });

  it('keeps the current step in the middle, and stops for the keyboard only where it does not fit, when the page is turned', () => {
    let page = 300;
    measured('scrollWidth', () => Math.max(page, 464));
    measured('clientWidth', (element) => (element.localName === 'li' ? 116 : page));
    measured('offsetLeft', () => 232);
    render(<Stepper label="Booking" steps={STEPS} current={2} />);
    const row = screen.getByRole('list', { name: 'Booking' }).parentElement;
    const seen = () => [row?.scrollLeft, row?.getAttribute('tabindex')];
    expect(seen()).toEqual([140, '0']);
    page = 200;
    act(() => resize());
    expect(seen()).toEqual([190, '0']);
    page = 800;
    act(() => resize());
    expect(seen()[1]).toBeNull();
  });
});
