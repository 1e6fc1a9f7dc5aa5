import { HEIGHT } from '../scene.ts';
import { campfire, tent } from '../shelters.ts';
import { kayak, raft, sailboat, ship } from './afloat.ts';
import { backdrop, ground, heaven } from './backdrop.ts';
import { falls } from './crossings.ts';
import { portraitOf } from './guide.ts';
import { crater } from './ice-and-fire.ts';
import { hutInside, room } from './indoors.ts';
import { cyclist, skier, snowshoer } from './moving.ts';
import { atDawn, bank, beast, gorge, layers, onIce, onTheWall, onTop } from './outings.ts';
import { child, crew, gazer, walker, yogi } from './people.ts';
import { camp, hut, onTheRock, underStars, withSettlement } from './places.ts';
import { camel, horse } from './riding.ts';
import { inSnow, onLand, onWater, type Paint, type Shot, type Stander } from './standing.ts';
import { painter, photographer } from './still.ts';
import { terraceTable } from './table.ts';
import type { Composition, Subject } from './vocabulary.ts';

const rider: Stander = (scene, spot, index) => horse(scene, spot, index);
const pair: Stander = (scene, spot, index) =>
  walker(scene, { ...spot, x: spot.x - (spot.facing ?? 1) * spot.size * 0.28 }, index) +
  child(scene, { ...spot, x: spot.x + (spot.facing ?? 1) * spot.size * 0.3, size: spot.size * 0.6 }, index + 3);

const PAINTERS: Readonly<Record<Subject, Paint>> = {
  walkers: onLand(walker, { sizes: [150, 400], counts: [4, 2], step: 0.62, tilt: 0.2 }),
  horse: onLand(rider, { sizes: [150, 350], counts: [3, 1], step: 1.25 }),
  camel: onLand((scene, spot, i) => camel(scene, spot, i, i !== 1), { sizes: [165, 370], counts: [3, 1], step: 1.12 }),
  ship: onWater((scene, spot) => ship(scene, spot), { sizes: [140, 230], counts: [1, 1], step: 1 }),
  sail: onWater(sailboat, { sizes: [250, 500], counts: [2, 1], step: 0.95 }),
  kayak: onWater(
    (scene, spot, i) => kayak(scene, spot, i, i + 1),
    { sizes: [95, 200], counts: [2, 1], step: 2.3 },
    true,
  ),
  raft: onWater(raft, { sizes: [120, 205], counts: [1, 1], step: 1 }),
  bike: onLand(cyclist, { sizes: [150, 370], counts: [3, 1], step: 1.1, tilt: 0.18 }),
  ski: (shot) =>
    shot.close
      ? inSnow((scene, spot, i) => skier(scene, spot, i, true), [150, 320], 0.16)(shot)
      : inSnow((scene, spot, i) => skier(scene, spot, i), [150, 330], 0.3)(shot),
  snowshoe: inSnow(snowshoer, [155, 400], 0.12),
  climb: onTheWall,
  summit: onTop,
  village: withSettlement,
  monastery: onTheRock,
  hut,
  tent: camp,
  stars: underStars,
  wildlife: beast,
  flowers: bank,
  rocks: layers,
  painter: onLand(painter, { sizes: [190, 370], counts: [1, 1], step: 1 }),
  camera: onLand(photographer, { sizes: [190, 390], counts: [1, 1], step: 1 }),
  yoga: onLand(yogi, { sizes: [165, 330], counts: [3, 1], step: 0.7 }),
  family: onLand(pair, { sizes: [170, 400], counts: [2, 1], step: 1.1 }),
  table: ({ scene }) => {
    backdrop(scene, 440);
    ground(scene, 480);
    terraceTable(scene);
  },
  room: ({ scene, building }) => {
    backdrop(scene, 330);
    room(scene, building);
  },
  bunks: ({ scene }) => {
    backdrop(scene, 300);
    hutInside(scene);
  },
  guide: (shot) => portraitOf(shot, false),
  guidess: (shot) => portraitOf(shot, true),
  crew: ({ scene, close }) => {
    backdrop(scene, scene.random.between(390, 440));
    const floor = ground(scene, close ? 580 : 530);
    const x = scene.random.between(-30, 30);
    if (!close) tent(scene, x + 150, floor(x) + 10, 150);
    scene.paint(crew(scene, { x, y: floor(x) + 40, size: close ? 300 : 160 }, close ? 3 : 4));
    campfire(scene, x + 10, floor(x) + (close ? 76 : 66), close ? 34 : 20);
  },
  crater: ({ scene, at }) => {
    heaven(scene, 430);
    crater(scene, at + scene.random.between(-50, 50), scene.random.between(400, 440));
  },
  cave: ({ scene }) => {
    backdrop(scene, 420);
    const floor = ground(scene, 540);
    scene.paint(gazer(scene, { x: scene.random.between(-80, 80), y: floor(0) + 50, size: 200 }, 0));
  },
  bridge: gorge,
  sunrise: atDawn,
  falls: ({ scene, at }) => {
    heaven(scene, 400);
    falls(scene, at + scene.random.between(-40, 40), 520);
    scene.paint(gazer(scene, { x: at + scene.random.sign() * 130, y: HEIGHT - 24, size: 170 }, 0));
  },
  glacier: onIce,
};

export const paintShot = ({ subject }: Composition, shot: Shot): void => PAINTERS[subject](shot);
