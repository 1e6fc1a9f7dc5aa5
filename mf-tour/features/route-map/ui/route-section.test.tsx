import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aTour } from '../../../testing/sample-tour.ts';
import { RouteSection } from './route-section.tsx';

const day = (number: number) => screen.getByRole('button', { name: new RegExp(`^Day ${number}: `) });
const pressed = () =>
  screen
    .queryAllByRole('button', { pressed: true })
    .map((one) => one.getAttribute('aria-label'))
    .join();

describe('a tourist walks along the route', () => {
  it('hears the elevation profile in words, and how far it is altogether', () => {
    renderInPage(<RouteSection tour={aTour} />);
    expect(
      screen.getByRole('img', { name: /^Elevation profile: starts at 1,750\sm, climbs to 2,200\sm on day 1/ }),
    ).toBeTruthy();
    expect(screen.getByText(/^Highest point 2,200\sm$/)).toBeTruthy();
  });

  it('by days: the chosen one says its name and its measures, and is let go by another press', async () => {
    const { user } = renderInPage(<RouteSection tour={aTour} />);
    await user.click(day(3));
    expect(pressed()).toBe('Day 3: Stage 3');
    expect(screen.getByText('Stage 3')).toBeTruthy();
    expect(screen.getByText(/^14\skm · 820\sm up/)).toBeTruthy();
    await user.click(day(3));
    expect(pressed()).toBe('');
  });

  it('by the slider: day, distance and height go along', () => {
    renderInPage(<RouteSection tour={aTour} />);
    const slider = screen.getByRole('slider', { name: 'Walk along the route' });
    fireEvent.change(slider, { target: { value: '500' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Day 4, 56\skm, 2,200\sm$/);
    expect(pressed()).toBe('Day 4: Stage 4');
    expect(screen.getByRole('status').textContent).toMatch(/^56\skm · 2,200\sm$/);
  });

  it('and takes it along as GPX, in the language of the page', () => {
    renderInPage(<RouteSection tour={aTour} />);
    expect(screen.getByRole('link', { name: 'GPX' }).getAttribute('href')).toBe(
      `/spa/tour-gpx?id=${aTour.id}&language=en-US`,
    );
  });

  it('of a tour that says nothing of its way sees nothing', () => {
    const { container } = renderInPage(
      <RouteSection tour={{ ...aTour, route: [], program: aTour.program.map((one) => ({ ...one, profile: [] })) }} />,
    );
    expect(container.textContent).toBe('');
  });
});
