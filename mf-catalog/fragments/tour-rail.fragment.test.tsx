import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderRoute } from '../testing/render-route.tsx';
import { sampleTour } from '../testing/sample-tours.ts';
import rail from './tour-rail.fragment.tsx';

type Props = ComponentProps<typeof rail.Component>;

function Page({ data }: { data: Props }) {
  return (
    <>
      <h1>A tour</h1>
      <rail.Component {...data} />
    </>
  );
}

/** A page that shows the rail: its calls come first, as the shell makes them. */
const page = (query: Omit<Props, 'title'>) =>
  defineRoute<Props>({
    async loader(request) {
      const props = { ...query, title: 'Similar tours' };
      await rail.preload?.(props, request);
      return props;
    },
    Component: Page,
  });
const ITEMS = { items: [sampleTour({ id: 21 }), sampleTour({ id: 22 })] };

describe('a row of tours on another page', () => {
  it('shows tours like one, asked once', async () => {
    const { asked } = await renderRoute(page({ similarTo: 7 }), '/tour', { 'GET /spa/similar-tours': () => ITEMS });
    expect(screen.getByRole('heading', { name: 'Similar tours' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(asked().filter((call) => call.includes('similar'))).toEqual(['GET /spa/similar-tours?id=7&limit=4']);
  });

  it('shows the tours that an article names', async () => {
    const { asked } = await renderRoute(page({ ids: [21, 22] }), '/tour', {
      'GET /crm/api/tour/get-by-ids': () => ITEMS,
    });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(asked()).toContain('GET /crm/api/tour/get-by-ids?ids=21%2C22&with_alt=1');
  });

  it('is not there at all when there is nothing to show', async () => {
    await renderRoute(page({ similarTo: 7 }), '/tour', { 'GET /spa/similar-tours': () => ({ items: [] }) });
    expect(screen.queryByRole('heading', { name: 'Similar tours' })).toBeNull();
  });
});
