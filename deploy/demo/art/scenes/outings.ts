import { lighten, mix } from '../colour.ts';
import { HEIGHT } from '../scene.ts';
import { air } from '../sky.ts';
import { animal, atSea } from './animals.ts';
import { backdrop, farLand, ground } from './backdrop.ts';
import type { Building } from './buildings.ts';
import { bridge, flags } from './crossings.ts';
import { glacier, ropeTeam } from './ice-and-fire.ts';
import { climber } from './moving.ts';
import { dot, fill } from './pen.ts';
import { gazer, walker } from './people.ts';
import { crag, summitCairn, summitCross, wall } from './rock.ts';
import { onLand, onWater, type Paint } from './standing.ts';
import { flowers, strata } from './still.ts';

export const beast: Paint = (shot) => {
  const { scene, close, at } = shot;
  if (atSea(scene)) return onWater(animal, { sizes: [190, 360], counts: [1, 1], step: 1 })(shot);
  if (scene.biome === 'alpine' || scene.biome === 'desert') {
    backdrop(scene, scene.random.between(440, 490));
    const x = at + scene.random.between(-60, 60);
    const top = close ? 470 : 450;
    crag(scene, x, top, close ? 460 : 360, scene.random.between(-90, 90));
    scene.paint(animal(scene, { x, y: top + 10, size: close ? 300 : 190, facing: scene.random.sign() }));
    return;
  }
  onLand(animal, { sizes: [150, 350], counts: [scene.biome === 'steppe' ? 1 : 2, 1], step: 1.5 })(shot);
};

export const bank: Paint = ({ scene, close }) => {
  const { random } = scene;
  backdrop(scene, random.between(400, 460));
  const floor = ground(scene, 540, random.between(-0.08, 0.08));
  if (!close) scene.paint(gazer(scene, { x: random.sign() * 60, y: floor(0) + 40, size: 190 }, 0));
  scene.paint(flowers(scene, { x: random.between(-30, 30), y: HEIGHT + 20, size: close ? 400 : 200 }, close ? 13 : 17));
};

export const layers: Paint = ({ scene, close }) => {
  backdrop(scene, scene.random.between(360, 420));
  scene.paint(strata(scene, { x: 0, y: HEIGHT - 40, size: close ? 380 : 230 }));
  scene.paint(gazer(scene, { x: -130, y: HEIGHT - 20, size: close ? 260 : 220 }, 1));
};

/** Where summits carry a cross; elsewhere a cairn and a flag. */
const CROSSES: readonly Building[] = ['timber', 'church', 'stone'];

export const onTop: Paint = ({ scene, close, at, building }) => {
  const { random } = scene;
  backdrop(scene, random.between(460, 530));
  const x = at + random.between(-60, 60);
  const top = close ? random.between(400, 450) : random.between(310, 390);
  const side = random.sign();
  crag(scene, x, top, close ? 520 : random.between(330, 470), side * random.between(20, 130));
  const size = close ? random.between(260, 310) : random.between(120, 150);
  const sign = { x, y: top + 8, size: size * (close ? 1.05 : 1.2), facing: side };
  const facing = -side as 1 | -1;
  const companion = random.int(0, 2);
  scene.paint(
    CROSSES.includes(building) ? summitCross(scene, sign) : summitCairn(scene, sign),
    building === 'stupa'
      ? flags(scene, [x, top - size], [x - side * size * 1.5, top + size * 0.8], 12, size * 0.07)
      : '',
    gazer(scene, { x: x + side * size * 0.36, y: top + 16, size }, 0),
    companion
      ? walker(
          scene,
          {
            x: x - side * size * 0.62,
            y: top + size * 0.2 + 18,
            size: size * 0.95,
            facing: companion === 1 ? side : facing,
          },
          1,
        )
      : '',
  );
};

export const onTheWall: Paint = ({ scene, close }) => {
  const { random } = scene;
  backdrop(scene, random.between(500, 560));
  const side = random.sign();
  wall(scene, side, side * (close ? -60 : -20));
  scene.paint(climber(scene, { x: side * (close ? 10 : 40), y: close ? 560 : 430, size: close ? 400 : 210 }, 0));
  if (!close) scene.paint(climber(scene, { x: side * 90, y: HEIGHT - 20, size: 200 }, 2));
};

export const atDawn: Paint = ({ scene, close, at }) => {
  const { random } = scene;
  air(scene, 0.9);
  const r = close ? random.between(170, 220) : random.between(105, 165);
  const [x, y] = [at + random.between(-150, 150), random.between(300, 400)];
  const { glow } = scene.light;
  scene.paint(
    dot(
      x,
      y,
      r * 2.4,
      scene.radial(
        [
          [0, glow, 0.85],
          [0.4, glow, 0.35],
          [1, glow, 0],
        ],
        x,
        y,
        r * 2.4,
      ),
    ),
    dot(x, y, r, mix('#ffe9b8', glow, 0.35)),
  );
  farLand(scene, random.between(500, 560));
  const top = close ? 560 : random.between(470, 520);
  const foot = at + random.between(-60, 60);
  crag(scene, foot, top, random.between(380, 620), random.between(-140, 140));
  const size = close ? 300 : random.between(150, 180);
  const side = random.sign();
  const alone = random.chance(0.35);
  scene.paint(
    gazer(scene, { x: foot - side * size * 0.2, y: top + 14, size }, 0),
    alone
      ? ''
      : walker(scene, { x: foot + side * size * 0.32, y: top + 26, size: size * 0.97, facing: -side as 1 | -1 }, 1),
  );
};

export const onIce: Paint = ({ scene, at }) => {
  const foot = scene.random.between(380, 430);
  backdrop(scene, foot);
  glacier(scene, foot + 20);
  ropeTeam(scene, at + scene.random.between(-30, 30), 580, 135, 3, scene.random.sign());
};

export const gorge: Paint = ({ scene }) => {
  backdrop(scene, scene.random.between(420, 470));
  const river = scene.lit(scene.material.water, 0.9);
  scene.paint(
    fill(`M-900 ${HEIGHT - 60}Q0 ${HEIGHT - 110} 900 ${HEIGHT - 60}V${HEIGHT + 9}H-900Z`, lighten(river, 0.05)),
  );
  bridge(scene, scene.random.between(400, 440), 104);
};
