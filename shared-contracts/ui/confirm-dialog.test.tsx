import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';

function show(onConfirm: () => unknown) {
  render(
    <ConfirmDialog
      backEntry={null}
      title="Cancel this booking?"
      confirmLabel="Cancel and refund €281"
      cancelLabel="Keep booking"
      onConfirm={onConfirm}
      isDestructive
      defaultOpen
    >
      You get €281 back in full.
    </ConfirmDialog>,
  );
}

describe('ConfirmDialog', () => {
  it('does nothing when the safe choice is taken', async () => {
    const confirm = jest.fn();
    show(confirm);
    await userEvent.click(screen.getByRole('button', { name: 'Keep booking' }));
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says Confirm and Cancel when nothing better is said', () => {
    render(
      <ConfirmDialog backEntry={null} title="Leave the page?" onConfirm={() => undefined} defaultOpen>
        What you wrote is lost.
      </ConfirmDialog>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
      expect.arrayContaining(['Cancel', 'Confirm']),
    );
  });

  it('acts and closes when confirmed', async () => {
    const confirm = jest.fn();
    show(confirm);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and refund €281' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays open when the work fails', async () => {
    show(() => Promise.reject(new Error('declined')));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and refund €281' }));
    expect(screen.getByRole('alertdialog', { name: 'Cancel this booking?' })).toBeTruthy();
  });
});
