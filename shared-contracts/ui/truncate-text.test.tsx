import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TruncateText } from './truncate-text.tsx';

/** as the browser's: it tells of the first size of what it is shown */
class Observer implements ResizeObserver {
  readonly #tell: () => void;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = () => tell([], this);
  }
  observe() {
    this.#tell();
  }
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = Observer;

const fullHeight = (px: number) => jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(px);
afterEach(() => void jest.restoreAllMocks());

describe('TruncateText', () => {
  it('unfolds a long text and folds it again', async () => {
    fullHeight(400);
    render(<TruncateText>Many words</TruncateText>);
    const text = screen.getByText('Many words');
    expect(text.style.maxHeight).toBe('120px');
    expect(text.parentElement?.style.getPropertyValue('--duration')).toBe('300ms');
    await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
    expect(text.style.maxHeight).toBe('400px');
    await userEvent.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
    expect(text.style.maxHeight).toBe('120px');
  });

  it('says what it unfolds where there are several', () => {
    fullHeight(400);
    render(<TruncateText about="Over Teleti pass">Many words</TruncateText>);
    expect(screen.getByRole('button', { name: 'Show more: Over Teleti pass' }).textContent).toBe('Show more');
  });

  it('leaves a text alone that is a line or so too long', () => {
    fullHeight(144);
    render(<TruncateText>Some words</TruncateText>);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Some words').style.maxHeight).toBe('');
  });
});
