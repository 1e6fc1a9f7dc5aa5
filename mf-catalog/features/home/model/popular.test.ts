import type { PlaceCard } from '@cairn/shared-contracts/api/tours.schema';
import { describe, expect, it } from '@jest/globals';
import { splitPopular } from './popular.ts';

const place = (kind: string, id: number): PlaceCard => ({
  kind,
  id,
  name: `${kind} ${id}`,
  slug: `${kind}-of-${id}`,
  count: 10,
  picture: null,
  caption: '',
});
const countries = [1, 2, 3, 4, 5, 6].map((id) => place('countries', id));
const regions = [11, 12].map((id) => place('regions', id));

describe('popular places of the home page', () => {
  it('shows five countries as tiles, and regions before further countries as links', () => {
    const { tiles, links } = splitPopular([...countries, ...regions]);
    expect(tiles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(links.map(({ id }) => id)).toEqual([11, 12, 6]);
  });

  it('makes tiles of whatever there is without countries', () => {
    expect(splitPopular(regions).tiles.map(({ id }) => id)).toEqual([11, 12]);
  });
});
