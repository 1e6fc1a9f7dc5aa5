import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton, LinkIconButton } from './icon-button.tsx';
import { HeartIcon } from './icons.tsx';

describe('IconButton', () => {
  it('has a name though only an icon is seen', async () => {
    const press = jest.fn();
    render(
      <IconButton label="Save the tour" onPress={press}>
        <HeartIcon />
      </IconButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save the tour' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 'Favourites'],
    [3, 'Favourites, 3'],
    [120, 'Favourites, 99+'],
  ])('a count of %i reads %p', (count, name) => {
    render(
      <LinkIconButton label="Favourites" href="/favorites" count={count}>
        <HeartIcon />
      </LinkIconButton>,
    );
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });
});
