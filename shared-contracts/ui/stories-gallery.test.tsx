import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoriesGallery } from './stories-gallery.tsx';

const STORIES = [
  { id: 1, name: 'Day 1', items: [{ src: '/media/a/{size}.jpg', alt: 'The start' }] },
  {
    id: 2,
    name: 'Day 2',
    items: [
      { src: '/media/b/{size}.jpg', alt: 'The pass' },
      { src: '/media/c/{size}.jpg', alt: 'The lake' },
    ],
  },
  { id: 3, name: 'Nothing yet', items: [] },
];

describe('StoriesGallery', () => {
  it('opens the story that was pressed, from its first picture', async () => {
    render(<StoriesGallery stories={STORIES} label="Days of the tour" />);
    await userEvent.click(screen.getByRole('button', { name: 'Story: Day 2' }));
    expect(await screen.findByRole('dialog', { name: 'Days of the tour' })).toBeTruthy();
    expect(screen.getByText('1 / 2')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The pass' })).toBeTruthy();
  });

  it('has stories 16 px apart, and none without pictures', () => {
    render(<StoriesGallery stories={STORIES} label="Days of the tour" />);
    expect(screen.getByRole('list').style.getPropertyValue('--gap')).toBe('16px');
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('is not there without stories', () => {
    render(<StoriesGallery stories={[]} label="Days of the tour" />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
