import { renderPage } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../../i18n/en-US.json' with { type: 'json' };
import { WelcomeBanner } from './welcome-banner.tsx';

describe('the welcome on the home page', () => {
  it.each([
    [{}, ['/how-organizers-are-checked', '/agreement']],
    [{ 'published:/agreement': false }, ['/how-organizers-are-checked']],
  ])('with the flags %j leads to %j', (flags, paths) => {
    renderPage(<WelcomeBanner />, { texts: { 'mf-catalog': texts }, flags });
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths);
  });
});
