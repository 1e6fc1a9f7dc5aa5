import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { PartyAges } from './party-ages.tsx';

const TENT = { min_age: 16 };

describe('a family reads in the panel', () => {
  it('whom they searched with', () => {
    renderInPage(<PartyAges ages={[9, 12]} ageFrom={8} variant={null} canChoose />);
    expect(screen.getByText('With 2 children, aged 9 and 12')).toBeTruthy();
    expect(screen.queryByRole('status')).toBe(null);
  });

  it('that the tour does not take one so young', () => {
    renderInPage(<PartyAges ages={[5, 12]} ageFrom={8} variant={TENT} canChoose />);
    expect(screen.getByRole('status').textContent).toBe(
      'This tour is for ages 8 and over, and your youngest is 5. Only the organizer can make an exception: ask them first.',
    );
  });

  it.each([
    [[9, 12], true, /^This way to book is for ages 16 and over, and your youngest is 9\. Choose another variant/],
    [[9, 12], false, /and your youngest is 9\. Only the organizer can make an exception: ask them first\.$/],
    [[16], true, undefined],
  ])('what the variant takes: %j, with a choice: %s', (ages, canChoose, words) => {
    renderInPage(<PartyAges ages={ages} ageFrom={8} variant={TENT} canChoose={canChoose} />);
    if (words) expect(screen.getByRole('status').textContent).toMatch(words);
    else expect(screen.queryByRole('status')).toBe(null);
  });
});
