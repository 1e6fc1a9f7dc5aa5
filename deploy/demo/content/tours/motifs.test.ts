import { describe, expect, it } from '@jest/globals';
import type { Biome } from '../../art/materials.ts';
import { parseSceneKey } from '../../art/scenes/keys.ts';
import type { Subject } from '../../art/scenes/vocabulary.ts';
import { buildAtlas } from '../atlas/build.ts';
import { buildingOf } from '../buildings.ts';
import { parseStop } from '../world/model.ts';
import { generateTours } from './generator.ts';
import { type MotifSource, subjectOfStop, subjectsOf } from './motifs.ts';
import type { Style } from './styles.ts';

const source = (more: Partial<MotifSource> = {}): MotifSource => ({
  ...{ style: 'trek', land: 'alpine', stops: [], nights: [], isLedByWoman: false, turn: 0 },
  ...more,
});

describe('the subject that leads', () => {
  const leads: readonly (readonly [Style, Biome, Subject])[] = [
    ['horse', 'steppe', 'horse'],
    ['camel', 'desert', 'camel'],
    ['cruise', 'coast', 'ship'],
    ['sail', 'coast', 'sail'],
    ['kayak', 'coast', 'kayak'],
    ['raft', 'forest', 'raft'],
    ['cycle', 'forest', 'bike'],
    ['ski', 'arctic', 'ski'],
    ['snowshoe', 'arctic', 'snowshoe'],
    ['scramble', 'alpine', 'climb'],
    ['summit', 'alpine', 'summit'],
    ['huts', 'alpine', 'hut'],
    ['villages', 'alpine', 'village'],
    ['volcano', 'volcanic', 'crater'],
    ['volcano', 'desert', 'summit'],
    ['photo', 'alpine', 'camera'],
    ['family', 'alpine', 'family'],
    ['food', 'coast', 'table'],
    ['wildlife', 'forest', 'wildlife'],
    ['stars', 'desert', 'stars'],
    ['botany', 'forest', 'flowers'],
    ['geology', 'desert', 'rocks'],
    ['sketch', 'coast', 'painter'],
    ['slow', 'volcanic', 'yoga'],
    ['dayTaste', 'coast', 'table'],
    ['daySunrise', 'alpine', 'sunrise'],
    ['trek', 'alpine', 'walkers'],
  ];
  it.each(leads)('of "%s" on %s land is %s', (style, land, subject) => {
    expect(subjectsOf(source({ style, land }))[0]).toBe(subject);
  });

  it('of a walk is one of the places that it leads to, turn by turn', () => {
    const stops = ['Adishi v2040', 'Lamaria Church m2100', 'Shkhara Glacier w2400'].map(parseStop);
    const led = [0, 1, 2, 3].map((turn) => subjectsOf(source({ stops, turn }))[0]);
    expect(led).toEqual(['walkers', 'village', 'monastery', 'glacier']);
  });
});

describe('a place on the way', () => {
  it.each([
    ['Karakol v1770', 'village'],
    ['Sirota Hut h2900', 'hut'],
    ['Base Camp c3100', 'tent'],
    ['Toubkal s4167', 'summit'],
    ['Todgha g1400', 'bridge'],
    ['Upper Falls w900', 'falls'],
    ['Sơn Đoòng Cave m200', 'cave'],
    ['Paro Monastery p3120', 'monastery'],
    ['Ala-Köl l3530', undefined],
  ])('%s is %s', (stop, subject) => {
    expect(subjectOfStop(parseStop(stop))).toBe(subject);
  });
});

describe('a gallery', () => {
  it('shows where the tour sleeps, who leads it and what it eats', () => {
    const subjects = subjectsOf(source({ nights: ['guest-house', 'cabin', 'tent'], isLedByWoman: true }));
    for (const subject of ['room', 'bunks', 'tent', 'guidess', 'table'] as const) expect(subjects).toContain(subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('has no flowers in snow and no crater without a volcano', () => {
    const stops = [parseStop('Old Crater m2000')];
    expect(subjectsOf(source({ land: 'arctic', stops }))).not.toEqual(expect.arrayContaining(['flowers']));
    expect(subjectsOf(source({ land: 'arctic', stops }))).not.toContain('crater');
  });
});

describe('buildings', () => {
  it.each([
    ['GE', 'Svaneti', 'towers'],
    ['GE', 'Kazbegi', 'church'],
    ['GR', 'Cyclades', 'white'],
    ['GR', 'Zagori', 'stone'],
    ['MA', 'High Atlas', 'kasbah'],
    ['NP', 'Khumbu', 'stupa'],
    ['NO', 'Troms', 'timber'],
    ['JP', 'Kii Peninsula', 'pagoda'],
    ['UZ', 'Nuratau', 'dome'],
    ['MN', 'Orkhon Valley', 'yurts'],
  ])('of %s, %s: %s', (iso, region, building) => {
    expect(buildingOf(iso, region, 'alpine')).toBe(building);
  });

  it('are known for every country that tours go to', () => {
    // the land would answer with yurts
    const unknown = buildAtlas().destinations.filter(
      ({ country: { iso, part } }) => part === 'Europe' && buildingOf(iso, '', 'steppe') === 'yurts',
    );
    expect(unknown).toEqual([]);
  });
});

describe('the galleries of the demonstration', () => {
  const tours = [...generateTours(buildAtlas(), { seed: 'cairn', tours: 300, today: '2026-11-23' })];

  it('open with a subject', () => {
    const without = tours.filter(({ images }) => !parseSceneKey(images[0]?.key ?? ''));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('vary subject and camera', () => {
    const poor = tours.filter(({ images }) => {
      const scenes = images.flatMap(({ key }) => parseSceneKey(key) ?? []);
      const subjects = new Set(scenes.map(({ subject }) => subject));
      const cameras = new Set(scenes.map(({ camera }) => camera));
      return subjects.size < Math.min(3, images.length / 2) || cameras.size < 2;
    });
    expect(poor.map(({ id, images }) => `${id}: ${images.map(({ key }) => key).join(' ')}`)).toEqual([]);
  });

  it('never show the same subject by the same camera twice', () => {
    const twice = tours.filter(({ images }) => {
      const seen = images.flatMap(({ key }) => {
        const scene = parseSceneKey(key);
        return scene ? [`${scene.subject} ${scene.camera}`] : [];
      });
      return new Set(seen).size < seen.length;
    });
    expect(twice.map(({ id }) => id)).toEqual([]);
  });
});
