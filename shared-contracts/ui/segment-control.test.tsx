import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentControl } from './segment-control.tsx';

const THEMES = [
  { id: 'auto', label: 'Auto' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

describe('SegmentControl', () => {
  it('a person chooses the dark theme', async () => {
    const change = jest.fn();
    render(<SegmentControl label="Theme" options={THEMES} value="auto" onChange={change} />);
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(change).toHaveBeenCalledWith('dark');
  });

  it('always has one choice', async () => {
    const change = jest.fn();
    render(<SegmentControl label="Theme" options={THEMES} value="auto" onChange={change} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Auto' }));
    expect(change).not.toHaveBeenCalled();
  });

  it('works with the arrow keys and is one stop of the Tab key', async () => {
    const change = jest.fn();
    render(<SegmentControl label="Theme" options={THEMES} value="auto" onChange={change} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Auto', checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(change).toHaveBeenCalledWith('light');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('cannot be changed when it is disabled', async () => {
    const change = jest.fn();
    render(<SegmentControl label="Theme" options={THEMES} value="auto" onChange={change} isDisabled />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(change).not.toHaveBeenCalled();
  });
});
