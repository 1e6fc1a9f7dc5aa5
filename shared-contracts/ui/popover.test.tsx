import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { DROPDOWN_CLOSE_MS, DROPDOWN_THROTTLE_MS } from './constants.ts';
import { HoverPopover, Popover } from './popover.tsx';

describe('Popover', () => {
  it('opens beside its button and closes with Escape', async () => {
    render(
      <Popover label="Who is coming" trigger={<Button>Tourists</Button>}>
        Words
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tourists' }));
    expect(screen.getByRole('dialog', { name: 'Who is coming' }).textContent).toContain('Words');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('HoverPopover', () => {
  const show = () =>
    render(
      <HoverPopover label="Who is coming" trigger={<Button>Tourists</Button>}>
        Words
      </HoverPopover>,
    );

  it('opens under the mouse, and waits a moment before it goes', async () => {
    jest.useFakeTimers();
    const mouse = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    await mouse.hover(screen.getByRole('button', { name: 'Tourists' }));
    expect(screen.getByText('Words')).toBeTruthy();
    await mouse.unhover(screen.getByRole('button', { name: 'Tourists' }));
    act(() => jest.advanceTimersByTime(DROPDOWN_CLOSE_MS - 1));
    expect(screen.getByText('Words')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Words')).toBeNull();
    jest.useRealTimers();
  });

  it('does not flicker under a mouse that comes straight back', async () => {
    jest.useFakeTimers();
    const mouse = userEvent.setup({ delay: null });
    show();
    const button = screen.getByRole('button', { name: 'Tourists' });
    await mouse.hover(button);
    await mouse.unhover(button);
    act(() => jest.advanceTimersByTime(DROPDOWN_CLOSE_MS));
    await mouse.hover(button);
    act(() => jest.advanceTimersByTime(DROPDOWN_THROTTLE_MS - DROPDOWN_CLOSE_MS - 1));
    expect(screen.queryByText('Words')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Words')).toBeTruthy();
    jest.useRealTimers();
  });

  it('stays when the button is pressed, until Escape', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Tourists' }));
    expect(screen.getByRole('dialog', { name: 'Who is coming' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens from the keyboard', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Who is coming' })).toBeTruthy();
  });
});
