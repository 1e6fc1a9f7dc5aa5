import type { StoredPicture } from '@cairn/api/stored-json';
import { createRandom, elementAt, hash, type Random } from '@cairn/shared-contracts/testing/random';
import { type Biome, MATERIALS } from '../art/materials.ts';
import type { Mood } from '../art/moods.ts';
import type { Building } from '../art/scenes/buildings.ts';
import { parseSceneKey, type SceneKey, sceneKey } from '../art/scenes/keys.ts';
import { type Camera, type Subject, viewsOf } from '../art/scenes/vocabulary.ts';
import { colourOf } from './picture-colours.ts';
import { subjectWords } from './picture-words.ts';

/** One subject of a tour, where it is met and how people build there. */
export interface Motif {
  readonly subject: Subject;
  readonly land: Biome;
  readonly building: Building;
  /** Of a portrait: whose face it is. */
  readonly face?: string;
}

/** What must be seen when the picture is cropped: subjects stand in the middle, faces high. */
const FOCUS: Readonly<Record<Camera, NonNullable<StoredPicture['focus']>>> = {
  wide: { x: 50, y: 74 },
  close: { x: 50, y: 66 },
  above: { x: 50, y: 50 },
  shoulder: { x: 50, y: 64 },
  doorway: { x: 50, y: 62 },
};
const FACE = { x: 50, y: 38 };
const SKYWARD = { x: 50, y: 56 };
const HIGH: readonly Subject[] = ['summit', 'monastery', 'climb', 'sunrise', 'bridge', 'crater'];

function focusOf(subject: Subject, camera: Camera) {
  if (subject === 'guide' || subject === 'guidess') return FACE;
  return HIGH.includes(subject) ? SKYWARD : FOCUS[camera];
}

export interface SubjectPictureOptions extends SceneKey {
  /** Named in the alternative text. */
  readonly place?: string | undefined;
}

/** A drawn picture of a subject as it is stored. */
export function subjectPicture({ place, ...options }: SubjectPictureOptions): StoredPicture {
  const { subject, camera, land, mood } = options;
  return {
    key: sceneKey(options),
    ...subjectWords({ ...options, place }),
    placeholder: colourOf(land, mood),
    focus: focusOf(subject, camera),
  };
}

const HOURS: Readonly<Partial<Record<Subject, readonly Mood[]>>> = {
  stars: ['night'],
  sunrise: ['golden', 'dusk', 'rose', 'morning'],
  crater: ['dusk', 'blue', 'ember'],
};

function moodOf(random: Random, subject: Subject, land: Biome, before: Mood | undefined): Mood {
  const moods: readonly Mood[] = HOURS[subject] ?? MATERIALS[land].moods.filter((mood) => mood !== 'night');
  const others = moods.filter((mood) => mood !== before);
  return random.pick(others.length ? others : moods);
}

/** Snow and fire bring their own land. */
const LANDS: Readonly<Partial<Record<Subject, Biome>>> = { glacier: 'arctic', crater: 'volcanic' };

/** Landscapes stay at these places of every five. */
const LANDSCAPES_AT: readonly number[] = [2, 4];

/** Cameras that have shown each subject. */
type Shown = Map<Subject, Set<Camera>>;

function shownIn(pictures: readonly StoredPicture[]): Shown {
  const shown: Shown = new Map();
  for (const { key } of pictures) {
    const scene = parseSceneKey(key);
    if (scene) shown.set(scene.subject, new Set(shown.get(scene.subject)).add(scene.camera));
  }
  return shown;
}

/** The next camera that has not shown the subject yet, another one than the last picture's where there is a choice. */
function nextCamera(
  seed: string,
  subject: Subject,
  used: ReadonlySet<Camera>,
  last: Camera | undefined,
): Camera | undefined {
  const views = viewsOf(subject);
  // the first three suit the first picture of a tour best
  const start = hash(`${seed}|${subject}`) % (last ? views.length : Math.min(3, views.length));
  const left = views.map((_, k) => elementAt(views, (start + k) % views.length)).filter((view) => !used.has(view));
  return left.find((view) => view !== last) ?? left[0];
}

/**
 * A gallery in which pictures of a tour's subjects stand among its landscapes, the first subject leading. No subject is seen by the same
 * camera twice, counting the pictures before. A stream of its own: nothing else of the tour changes.
 */
export function withSubjects(
  name: string,
  landscapes: readonly StoredPicture[],
  motifs: readonly Motif[],
  before: readonly StoredPicture[] = [],
): StoredPicture[] {
  const random = createRandom(`${name}|subjects`);
  const shown = shownIn(before);
  let camera: Camera | undefined;
  let mood: Mood | undefined;
  let turn = 0;
  return landscapes.map((landscape, i) => {
    if (motifs.length === 0 || LANDSCAPES_AT.includes(i % 5)) return landscape;
    const { subject, building, face, land: own } = elementAt(motifs, turn++ % motifs.length);
    const used = shown.get(subject) ?? new Set();
    const next = nextCamera(name, subject, used, camera);
    if (!next) return landscape;
    shown.set(subject, used.add(next));
    camera = next;
    const land = LANDS[subject] ?? own;
    mood = moodOf(random, subject, land, mood);
    return subjectPicture({ subject, camera, land, building, mood, seed: face ?? `${name}.${i}` });
  });
}

/** What else belongs to a place to sleep. */
const BESIDE: Readonly<Partial<Record<Subject, readonly Subject[]>>> = {
  room: ['table', 'village', 'room'],
  bunks: ['hut', 'table'],
  tent: ['crew', 'tent', 'table'],
  ship: ['ship', 'table'],
  sail: ['sail', 'table'],
};

/** More pictures of a place to sleep, when the first one shows it by its subject. */
export function besidesStay(seed: string, image: StoredPicture, count: number): StoredPicture[] {
  const scene = parseSceneKey(image.key);
  const beside = scene && BESIDE[scene.subject];
  if (!beside) return [];
  const random = createRandom(`${seed}|beside`);
  return Array.from({ length: Math.min(count, beside.length) }, (_, i) => {
    const subject = elementAt(beside, i);
    const views = viewsOf(subject);
    const camera = elementAt(
      views,
      (i + (subject === scene.subject ? views.indexOf(scene.camera) + 1 : 0)) % views.length,
    );
    const mood = moodOf(random, subject, scene.land, scene.mood);
    return subjectPicture({ ...scene, subject, camera, mood, seed: `${seed}.b${i}` });
  });
}
