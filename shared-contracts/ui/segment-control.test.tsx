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
});
