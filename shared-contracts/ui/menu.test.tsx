import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';

describe('Menu', () => {
  it('a person logs out by keyboard', async () => {
    const logOut = jest.fn();
    render(
      <Menu label="Account" trigger={<Button>Aigerim</Button>}>
        <MenuItem href="/settings">Settings</MenuItem>
        <MenuSeparator />
        <MenuItem onAction={logOut}>Log out</MenuItem>
      </Menu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
