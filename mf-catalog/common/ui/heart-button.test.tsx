import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { HeartButton } from './heart-button.tsx';

const page = defineRoute({
  Component: () => (
    <>
      <h1>A tour</h1>
      <HeartButton tourId={12} />
    </>
  ),
});
const open = (answers: Answers = {}) => renderRoute(page, '/tour', answers);
const USER = { id: 1, first_name: 'Ann' };
const isOn = () => screen.getByRole('button', { name: /favourites/ }).getAttribute('aria-pressed');

afterEach(() => {
  jest.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'favorite_tours=; path=/; max-age=0';
});

describe('keeping a tour', () => {
  it('lets a guest keep it in the cookie, and take that back', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add to favourites' }));
    expect(document.cookie).toContain('favorite_tours=12');
    expect(isOn()).toBe('true');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(document.cookie).not.toContain('favorite_tours=12');
    expect(isOn()).toBe('false');
  });

  it('tells the server when somebody is logged in', async () => {
    const { user, asked } = await open({
      'GET /crm/api/user/profile': () => USER,
      'GET /crm/api/user/favourite-tours': () => ({ ids: [3] }),
      'POST /crm/api/favourite-tour/create': () => ({ result: true }),
    });
    await waitFor(() => expect(asked()).toContain('GET /crm/api/user/favourite-tours?active_only=1'));
    await user.click(screen.getByRole('button', { name: 'Add to favourites' }));
    await waitFor(() => expect(asked()).toContain('POST /crm/api/favourite-tour/create'));
    expect(isOn()).toBe('true');
    expect(document.cookie).not.toContain('favorite_tours');
  });

  it('takes the heart back when the server refuses to keep it', async () => {
    const { user, asked } = await open({
      'GET /crm/api/user/profile': () => USER,
      'GET /crm/api/user/favourite-tours': () => ({ ids: [] }),
      'POST /crm/api/favourite-tour/create': () => 503,
    });
    await waitFor(() => expect(asked()).toContain('GET /crm/api/user/favourite-tours?active_only=1'));
    await user.click(screen.getByRole('button', { name: 'Add to favourites' }));
    await waitFor(() => expect(asked()).toContain('POST /crm/api/favourite-tour/create'));
    expect(await screen.findByText(/could not be added to favourites/)).toBeTruthy();
    await waitFor(() => expect(isOn()).toBe('false'));
  });

  it('logs and ignores a removal that fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await open({
      'GET /crm/api/user/profile': () => USER,
      'GET /crm/api/user/favourite-tours': () => ({ ids: [12] }),
      'POST /crm/api/favourite-tour/delete': () => 503,
    });
    await user.click(await screen.findByRole('button', { name: 'Remove from favourites' }));
    await waitFor(() => expect(warn).toHaveBeenCalledWith('a favourite was not removed: Refused'));
    expect(isOn()).toBe('false');
  });

  it.each([Number.NaN, '12', 1.5, -3])('ignores the tour id %p with a warning', async (id) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // what another remote's page may hand over in spite of its types
    const tourId = id as number;
    const { user } = await renderRoute(
      defineRoute({
        Component: () => (
          <>
            <h1>A tour</h1>
            <HeartButton tourId={tourId} />
          </>
        ),
      }),
      '/tour',
      {},
    );
    await user.click(screen.getByRole('button', { name: 'Add to favourites' }));
    expect(warn).toHaveBeenCalledWith('tour id must be a number');
    expect(document.cookie).not.toContain('favorite_tours');
    expect(isOn()).toBe('false');
    expect(screen.queryByText('Added to favourites')).toBeNull();
  });
});
