import type { Mood } from './moods.ts';

/** Base colours of a land in neutral light, and the hours of the day that suit it. */
export interface Material {
  readonly rock: string;
  readonly shade: string;
  readonly snow: string;
  readonly ground: string;
  readonly low: string;
  readonly tree: string;
  readonly water: string;
  readonly moods: readonly Mood[];
}

export const MATERIALS = {
  alpine: {
    rock: '#8d877f',
    shade: '#55565c',
    snow: '#fbfcfa',
    ground: '#7f9a4f',
    low: '#46663b',
    tree: '#2c4a3a',
    water: '#4b8a94',
    moods: ['morning', 'noon', 'golden', 'dusk', 'blue', 'mist'],
  },
  desert: {
    rock: '#c98a5a',
    shade: '#8d5440',
    snow: '#f4e4cc',
    ground: '#e0b27a',
    low: '#b67a4a',
    tree: '#5f6a3e',
    water: '#5c9a94',
    moods: ['morning', 'noon', 'golden', 'dusk', 'golden', 'noon'],
  },
  volcanic: {
    rock: '#8f7f7a',
    shade: '#4d484e',
    snow: '#f5f4f2',
    ground: '#93a455',
    low: '#586347',
    tree: '#3d5a45',
    water: '#4d8691',
    moods: ['morning', 'golden', 'dusk', 'blue', 'mist'],
  },
  coast: {
    rock: '#a89a86',
    shade: '#665f5c',
    snow: '#f7f4ea',
    ground: '#8a9f56',
    low: '#5b7443',
    tree: '#35513f',
    water: '#2f7f94',
    moods: ['morning', 'noon', 'golden', 'dusk', 'mist'],
  },
  forest: {
    rock: '#7c8076',
    shade: '#4c5556',
    snow: '#f4f6f2',
    ground: '#6f8c4a',
    low: '#3b5937',
    tree: '#24483a',
    water: '#4f8288',
    moods: ['morning', 'golden', 'mist', 'blue', 'dusk'],
  },
  arctic: {
    rock: '#6f7a86',
    shade: '#475463',
    snow: '#fafdff',
    ground: '#eef4f6',
    low: '#b7cbd6',
    tree: '#2f4a55',
    water: '#2a6478',
    moods: ['morning', 'noon', 'dusk', 'golden', 'mist', 'night', 'morning'],
  },
  steppe: {
    rock: '#9a8c7a',
    shade: '#66605e',
    snow: '#fbf8f0',
    ground: '#b9ab5c',
    low: '#7f8743',
    tree: '#4b5f3a',
    water: '#5f9aa4',
    moods: ['morning', 'noon', 'golden', 'dusk', 'noon', 'morning'],
  },
  jungle: {
    rock: '#7d8568',
    shade: '#455a4c',
    snow: '#f4f6ee',
    ground: '#6c9a48',
    low: '#35663f',
    tree: '#1f5040',
    water: '#5f9a84',
    moods: ['morning', 'golden', 'mist', 'noon'],
  },
  night: {
    rock: '#8d8f96',
    shade: '#4a505c',
    snow: '#f1f5fa',
    ground: '#7f9a5f',
    low: '#46663b',
    tree: '#20352f',
    water: '#3f7484',
    moods: ['night', 'night', 'blue'],
  },
} as const satisfies Record<string, Material>;

export type Biome = keyof typeof MATERIALS;

export const isBiome = (name: string): name is Biome => Object.hasOwn(MATERIALS, name);

/** Rucksacks, tents and prayer flags: the only saturated colours in a picture. */
export const GEAR = ['#e4572e', '#f2b134', '#2f7fb5', '#c9dc4f', '#d8412f', '#e9e4d4'] as const;
