import { createRandom, hash, type Random } from '@cairn/shared-contracts/testing/random';
import { lighten, mix, tinted } from './colour.ts';
import type { Point } from './geometry.ts';
import { element } from './markup.ts';
import { type Biome, MATERIALS, type Material } from './materials.ts';
import { type Light, MOODS, type Mood } from './moods.ts';
import { round1 } from './numbers.ts';

/** The world is always this tall and centred on x = 0: a wider crop of the same seed only shows more at the sides. */
export const HEIGHT = 675;
/** Half the width that is drawn, a little more than the widest crop shows. */
export const REACH = 830;

export interface SceneOptions {
  readonly seed: string;
  readonly biome: Biome;
  readonly width: number;
  readonly mood?: Mood | undefined;
  readonly form?: string | undefined;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopElement = (offset: number, colour: string, opacity: number | undefined) =>
  element('stop', { offset: `${round1(offset * 100)}%`, 'stop-color': colour, 'stop-opacity': opacity });

/** One picture in the making: its light, its materials, its random stream and the layers painted so far. */
export class Scene {
  readonly seed: string;
  readonly biome: Biome;
  readonly form: string | undefined;
  readonly random: Random;
  readonly mood: Mood;
  readonly light: Light;
  readonly width: number;
  readonly left: number;
  readonly right: number;
  /** Prefix of ids, so that two pictures can stand in one document. */
  readonly idPrefix: string;
  readonly sunX: number;
  /** Side the light comes from: -1 left, 1 right. */
  readonly sunSide: -1 | 1;
  /** Set when the sky is painted. */
  sunAt: Point | undefined;
  /** An autumn wood repaints its materials. */
  material: Material;
  readonly layers: string[] = [];
  readonly definitions: string[] = [];
  #ids = 0;

  constructor({ seed, biome, width, mood, form }: SceneOptions) {
    this.seed = seed;
    this.biome = biome;
    this.form = form;
    this.width = width;
    this.material = MATERIALS[biome];
    this.random = createRandom(`${seed}|${biome}`);
    this.mood = mood ?? this.random.pick(this.material.moods);
    // Fog in a desert reads as a mistake: the same picture in morning light instead.
    this.light = MOODS[biome === 'desert' && this.mood === 'mist' ? 'morning' : this.mood];
    this.left = -width / 2;
    this.right = width / 2;
    this.idPrefix = `a${hash(seed + biome + width).toString(36)}`;
    this.sunX = this.random.pick([-1, 1]) * this.random.between(90, 250);
    this.sunSide = this.sunX < 0 ? -1 : 1;
  }

  paint(...markup: readonly string[]): void {
    this.layers.push(markup.join(''));
  }

  nextId(): string {
    return `${this.idPrefix}${this.#ids++}`;
  }

  gradient(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const id = this.nextId();
    const box = { x1: round1(x1), y1: round1(y1), x2: round1(x2), y2: round1(y2) };
    const inner = stops.map(([offset, colour, a]) => stopElement(offset, colour, a === 1 ? undefined : a)).join('');
    this.definitions.push(element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...box }, inner));
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string {
    const id = this.nextId();
    const circle = { cx: round1(cx), cy: round1(cy), r: round1(r) };
    const inner = stops.map(([offset, colour, a]) => stopElement(offset, colour, a)).join('');
    this.definitions.push(element('radialGradient', { id, gradientUnits: 'userSpaceOnUse', ...circle }, inner));
    return `url(#${id})`;
  }

  blur(x: number, y = x): string {
    const id = this.nextId();
    const region = { x: '-30%', y: '-60%', width: '160%', height: '220%' };
    this.definitions.push(
      element('filter', { id, ...region }, element('feGaussianBlur', { stdDeviation: `${x} ${y}` })),
    );
    return `url(#${id})`;
  }

  /** A material in the light, seen at a depth (0 horizon … 1 here): far things take the colour of the air. */
  lit(base: string, depth: number, veil = 0.92): string {
    return mix(this.#exposed(tinted(base, this.light.tint)), this.light.haze, (1 - depth) ** 1.15 * veil);
  }

  /** The same material turned away from the light. */
  shaded(base: string, depth: number, veil = 0.9): string {
    const { haze, shadow, tint } = this.light;
    const colour = this.#exposed(mix(tinted(base, tint), shadow, 0.38));
    return mix(colour, mix(haze, shadow, 0.22), (1 - depth) ** 1.15 * veil);
  }

  #exposed(colour: string): string {
    return this.light.ambient ? lighten(colour, this.light.ambient) : colour;
  }
}
