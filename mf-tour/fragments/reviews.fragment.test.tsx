import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/render-in-page.ts';
import { aTour } from '../testing/sample-tour.ts';
import fragment from './reviews.fragment.tsx';

describe('reviews on another page', () => {
  it('are the latest few of the tour', async () => {
    const { Component } = fragment;
    const { asked } = renderInPage(<Component slug={aTour.slug} />, {
      'GET /spa/all-tour-reviews': () => ({ body: aTour.reviews }),
    });
    expect(await screen.findByRole('article', { name: 'Hannah Weiss' })).toBeTruthy();
    expect(asked()).toEqual([`/spa/all-tour-reviews?slug=${aTour.slug}&limit=3&page=1`]);
  });
});
