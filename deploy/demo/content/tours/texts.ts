import type { Difficulty } from '@cairn/shared-contracts/domain/enumerations';
import type { Biome } from '../../art/materials.ts';
import {
  CENTRE_DAY,
  DAY_ENDS,
  EVENINGS,
  FIRST_DAY,
  FIRST_DAY_AFLOAT,
  LAST_DAY,
  LAST_DAY_AFLOAT,
  LINE_DAY,
  MODES,
  PLACE_SENTENCES,
  REST_DAY,
  TASTE_DAY,
  VISITED_SENTENCES,
} from '../prose/days.ts';
import { fill, grouped, type Slots } from '../prose/fill.ts';
import type { Hand } from '../prose/hand.ts';
import {
  ACCESS_SENTENCES,
  BED_SENTENCES,
  BERTH_SENTENCES,
  BOAT_SENTENCES,
  CENTRE_SENTENCES,
  DAY_SENTENCES,
  EFFORT_SENTENCES,
  GROUND,
  LEADER_SENTENCES,
  LINE_SENTENCES,
  SEASON_SENTENCES,
  TABLE_SENTENCES,
  TASTE_SENTENCES,
  WILD_SENTENCES,
} from '../prose/journey.ts';
import { OPENINGS } from '../prose/openings.ts';
import {
  SUMMARIES_BOAT,
  SUMMARIES_CENTRE,
  SUMMARIES_DAY,
  SUMMARIES_LINE,
  SUMMARIES_TASTE,
} from '../prose/summaries.ts';
import { TITLES } from '../prose/titles.ts';
import type { Region, Stop } from '../world/model.ts';
import { fitting, type TripKind } from './fitting.ts';
import type { Stage } from './route.ts';
import { goalOf } from './slots.ts';
import { STYLE_RULES, type Style } from './styles.ts';

export interface TextSource {
  readonly style: Style;
  readonly region: Region;
  readonly land: Biome;
  readonly difficulty: Difficulty;
  readonly slots: Slots;
  readonly hand: Hand;
  readonly kind: TripKind;
}

const shapeOf = (style: Style) => STYLE_RULES[style].shape;
const isAfloat = (style: Style) => STYLE_RULES[style].byBoat === 'berth';

export const titleOf = ({ style, slots, hand }: TextSource): string => tidy(fill(hand.deal(TITLES[style]), slots));

export function summaryOf({ style, slots, hand }: TextSource): string {
  const shape = shapeOf(style);
  if (isAfloat(style)) return tidy(fill(hand.deal(SUMMARIES_BOAT), slots));
  const list = { line: SUMMARIES_LINE, centre: SUMMARIES_CENTRE, day: SUMMARIES_DAY }[shape];
  return tidy(fill(hand.deal(style === 'dayTaste' ? SUMMARIES_TASTE : list), slots));
}

/** Three or four paragraphs: why this trip, how it goes, where one eats and sleeps, whom it suits. */
export function descriptionOf(source: TextSource): string {
  const { style, region, land, difficulty, slots, hand, kind } = source;
  const shape = shapeOf(style);
  const say = (list: readonly string[]) => tidy(fill(hand.deal(fitting(list, kind)), slots));
  const note = () => hand.deal(region.notes);
  const way = isAfloat(style) ? BOAT_SENTENCES : shape === 'line' ? LINE_SENTENCES : CENTRE_SENTENCES;
  const ground = GROUND[land] ?? [];
  if (shape === 'day') {
    const way = style === 'dayTaste' ? TASTE_SENTENCES : DAY_SENTENCES;
    return paragraphs([
      [say(OPENINGS[style]), note(), say(way)],
      [
        style === 'dayTaste' ? say(way) : say(ground),
        note(),
        say(style === 'dayTaste' ? way : EFFORT_SENTENCES[difficulty]),
      ],
      [say(TABLE_SENTENCES), say(LEADER_SENTENCES)],
    ]);
  }
  return paragraphs([
    [say(OPENINGS[style]), note(), say(way)],
    [say(way), say(ground), note(), say(way)],
    [say(isAfloat(style) ? BERTH_SENTENCES : BED_SENTENCES), say(TABLE_SENTENCES), say(LEADER_SENTENCES)],
    [say(EFFORT_SENTENCES[difficulty]), say(SEASON_SENTENCES), say(WILD_SENTENCES), say(ACCESS_SENTENCES)],
  ]);
}

const paragraphs = (blocks: readonly (readonly string[])[]) =>
  blocks.map((sentences) => `<p>${sentences.map(escapeHtml).join(' ')}</p>`).join('');

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** "a walk to Nino over Nino" happens when a trip has few places; such a tail is dropped. */
function tidy(text: string): string {
  return text
    .replace(/\b(the )(the )/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

export function dayTitleOf(stage: Stage): string {
  const { from, to, via, role } = stage;
  if (from === to && via.length === 0 && role !== 'rest') return `Through the kitchens of ${to.name}`;
  if (role === 'rest') return `A day in ${to.name}`;
  if (from === to) return goalTitle(goalOf(stage), from);
  const pass = via.find(({ kind }) => kind === 'pass' || kind === 'summit');
  if (pass) return `Over ${pass.name}, ${grouped(pass.altitude)} m, to ${to.name}`;
  const sight = via[0];
  return sight ? `${from.name} to ${to.name} by ${sight.name}` : `${from.name} to ${to.name}`;
}

const goalTitle = (goal: Stop, from: Stop) =>
  goal.kind === 'summit' || goal.kind === 'pass'
    ? `${goal.name}, ${grouped(goal.altitude)} m, from ${from.name}`
    : `${goal.name} and back to ${from.name}`;

/** Two to four sentences about one day. */
export function dayBodyOf(source: TextSource, stage: Stage): string {
  const { style, slots, hand } = source;
  const goal = goalOf(stage);
  const daySlots: Slots = {
    ...slots,
    from: stage.from.name,
    to: stage.to.name,
    goal: goal.name,
    via: stage.via[0]?.name ?? stage.to.name,
    km: stage.kilometres,
    up: grouped(stage.ascent),
    hours: stage.hours,
  };
  const say = (list: readonly string[]) => tidy(fill(hand.deal(list), daySlots));
  const about = (stop: Stop) => {
    const visited = stop !== stage.to && (stop.kind === 'camp' || stop.kind === 'hut');
    return tidy(
      fill(hand.deal(visited ? VISITED_SENTENCES : PLACE_SENTENCES[stop.kind]), {
        place: stop.name,
        alt: grouped(stop.altitude),
      }),
    );
  };
  const sentences: string[] = [];
  if (stage.role === 'first') sentences.push(say(isAfloat(style) ? FIRST_DAY_AFLOAT : FIRST_DAY));
  if (stage.role === 'rest') sentences.push(say(REST_DAY));
  else {
    const mode = style === 'dayTaste' ? TASTE_DAY : MODES[style];
    const back = stage.from === stage.to;
    const fits = mode?.filter((sentence) => back || !sentence.includes('{goal}'));
    sentences.push(
      say(
        mode && fits?.length && (style === 'dayTaste' || !back || fits.some((sentence) => sentence.includes('{goal}')))
          ? fits.length === mode.length
            ? mode
            : fits
          : back
            ? CENTRE_DAY
            : LINE_DAY,
      ),
    );
    for (const stop of stage.via.slice(0, 2)) sentences.push(about(stop));
    if (!back && stage.role !== 'last') sentences.push(about(stage.to));
  }
  sentences.push(
    STYLE_RULES[style].shape === 'day'
      ? say(DAY_ENDS)
      : stage.role === 'last'
        ? say(isAfloat(style) ? LAST_DAY_AFLOAT : LAST_DAY)
        : say(EVENINGS),
  );
  return `<p>${sentences.map(escapeHtml).join(' ')}</p>`;
}

export const mealsOf = (index: number, days: number): string =>
  days === 1
    ? 'Lunch'
    : index === 0
      ? 'Lunch, dinner'
      : index === days - 1
        ? 'Breakfast, lunch'
        : 'Breakfast, lunch, dinner';
