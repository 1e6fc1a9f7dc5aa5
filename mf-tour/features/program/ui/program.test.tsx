import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aTour } from '../../../testing/sample-tour.ts';
import { Program } from './program.tsx';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('a tourist reads the program', () => {
  it('of the first four days, and unfolds the rest', async () => {
    const { user } = renderInPage(<Program tour={aTour} />);
    expect(titles()).toEqual(['Karakol to Jety-Oguz valley', 'Stage 2', 'Stage 3', 'Stage 4']);
    await user.click(screen.getByRole('button', { name: 'Show days 5 – 8' }));
    expect(titles()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Hide days 5 – 8' }));
    expect(titles()).toHaveLength(4);
  });

  it.each([
    [4, null],
    [5, 'Show day 5'],
  ])('of %d days: the button to unfold is "%s"', (days, name) => {
    renderInPage(<Program tour={{ ...aTour, program: aTour.program.slice(0, days) }} />);
    expect(screen.queryByRole('button', { name: /^Show day/ })?.textContent ?? null).toBe(name);
  });
});
