import { describe, expect, it } from '@jest/globals';
import { buildAtlas } from './atlas/build.ts';
import { describeOrganizer } from './organizers.ts';
import { WORLD } from './world/world.ts';

const atlas = buildAtlas();
const regionNames = WORLD.flatMap(({ regions }) => regions.map(({ name }) => name));

describe('the demo organizers', () => {
  it('live where a map has their town, or where a way of their region passes', () => {
    const lost = atlas.organizers.filter(({ country: { iso, regions, firms }, firm, home }) => {
      const isKnown = atlas.locate(iso, firm.city, home.at) !== undefined;
      const isOnTheWay = home.base === firm.city || home.stops.some(({ name }) => name === firm.city);
      return !isKnown && !isOnTheWay && regions[firms.indexOf(firm)] !== home;
    });
    expect(lost.map(({ firm }) => firm.name)).toEqual([]);
    const homes = Object.fromEntries(atlas.organizers.map(({ firm, home }) => [firm.name, home.name]));
    expect(homes).toMatchObject({
      'Sentieri di Fuoco': 'Sicily and the Aeolian Islands',
      'Alta Via Rifugi': 'Dolomites',
      'Quilotoa Community Lodges': 'Avenue of the Volcanoes',
      'Baikal Ice Road': 'Baikal',
      'Nakasendo Inns': 'Northern Alps',
      'Imlil Mule Team': 'High Atlas',
    });
  });

  it('tell of no region that is not theirs', () => {
    const strange = atlas.organizers.flatMap((organizer) => {
      const { about, quote } = describeOrganizer(organizer, 'cairn', '2026-11-20');
      return regionNames
        .filter((name) => !organizer.home.name.includes(name) && `${about} ${quote}`.includes(name))
        .map((name) => `${organizer.firm.name}, ${organizer.firm.city}: ${name}`);
    });
    expect(strange).toEqual([]);
  });
});
