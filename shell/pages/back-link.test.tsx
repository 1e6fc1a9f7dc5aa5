import { renderPage } from '@cairn/shared-contracts/testing/render';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { BackLink } from './back-link.tsx';

const open = () => renderPage(<BackLink />, { texts: { shell: texts } });
const link = () => screen.getByRole('link', { name: 'Go back' });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a way back', () => {
  it('leads to the page before', async () => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const back = jest.spyOn(window.history, 'back').mockReturnValue(undefined);
    const { user, path } = open();
    await user.click(link());
    expect(back).toHaveBeenCalledTimes(1);
    expect(path()).toBe('/here');
  });

  it('leads home where nothing is before it, and without scripts', async () => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const back = jest.spyOn(window.history, 'back').mockReturnValue(undefined);
    const { user } = open();
    expect(link().getAttribute('href')).toBe('/');
    await user.click(link());
    expect(back).not.toHaveBeenCalled();
  });
});
