import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

describe('Dialog', () => {
  it('opens from its button, is named by its title and gives the focus back', async () => {
    render(
      <Dialog backEntry={null} title="Log in" trigger={<Button>Open</Button>}>
        Words
      </Dialog>,
    );
    const trigger = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('tells its owner that Escape was pressed', async () => {
    const change = jest.fn();
    render(
      <Dialog backEntry={null} title="Log in" isOpen onOpenChange={change}>
        Words
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(change).toHaveBeenCalledWith(false);
  });

  it('closes from its own buttons', async () => {
    render(
      <Dialog backEntry={null} title="Log in" defaultOpen footer={(close) => <Button onPress={close}>Got it</Button>}>
        Words
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
