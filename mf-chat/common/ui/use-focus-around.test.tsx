import { Button } from '@cairn/shared-contracts/ui/button';
import { ConfirmDialog } from '@cairn/shared-contracts/ui/confirm-dialog';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusAround } from './use-focus-around.ts';

function Part() {
  const [isAsking, setIsAsking] = useState(false);
  const ref = useFocusAround<HTMLButtonElement>({ hasDialog: isAsking });
  return (
    <>
      <Button ref={ref} onPress={() => setIsAsking(true)}>
        Take it away
      </Button>
      {isAsking ? (
        <ConfirmDialog
          backEntry={null}
          isOpen
          title="Sure?"
          confirmLabel="Yes"
          onConfirm={() => undefined}
          onOpenChange={setIsAsking}
        >
          It goes.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** a page with a part that a dialog asks about; @returns how it is taken away, and how frames pass */
async function openDialog() {
  const page = (hasPart: boolean) => (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the messages of a chat, which scroll */}
      <div role="log" tabIndex={0} aria-label="Around it">
        {hasPart ? <Part /> : null}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
  const frames: FrameRequestCallback[] = [];
  const user = userEvent.setup();
  const { rerender } = render(page(true));
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  act(() => screen.getByRole('button', { name: 'Yes' }).focus());
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  return {
    user,
    takeAway: () => rerender(page(false)),
    drawFrames: () =>
      act(() => {
        for (const frame of frames.splice(0)) frame(0);
      }),
  };
}

const around = () => screen.getByRole('log', { name: 'Around it' });

describe('what leaves the page after its dialog', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('hands the focus on when it leaves together with the dialog', async () => {
    const { takeAway, drawFrames } = await openDialog();
    takeAway();
    drawFrames();
    expect(document.activeElement).toBe(around());
  });

  it('hands it on when it leaves after the dialog, before the dialog has given the focus back', async () => {
    const { user, takeAway, drawFrames } = await openDialog();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    takeAway();
    drawFrames();
    expect(document.activeElement).toBe(around());
  });

  it('hands it on when it leaves after the dialog has given the focus back', async () => {
    const { user, takeAway, drawFrames } = await openDialog();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    drawFrames();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take it away' }));
    takeAway();
    expect(document.activeElement).toBe(around());
  });

  it('takes it from nobody who has it by then', async () => {
    const { user, takeAway, drawFrames } = await openDialog();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    takeAway();
    act(() => elsewhere.focus());
    drawFrames();
    expect(document.activeElement).toBe(elsewhere);
  });
});
