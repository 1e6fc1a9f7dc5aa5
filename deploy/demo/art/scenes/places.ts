import { campfire, tent } from '../shelters.ts';
import { backdrop, ground } from './backdrop.ts';
import { type Building, hamlet, house } from './buildings.ts';
import { flags } from './crossings.ts';
import { line, oval } from './pen.ts';
import { gazer, walker } from './people.ts';
import { crag } from './rock.ts';
import { file, type Paint } from './standing.ts';
import { stargazer } from './still.ts';

export const withSettlement: Paint = ({ scene, close, building, at }) => {
  const { random } = scene;
  backdrop(scene, close ? random.between(430, 470) : random.between(390, 440));
  const floor = ground(scene, close ? 560 : random.between(475, 505), random.between(-0.08, 0.08));
  const x = at + random.between(-50, 50);
  const size = close ? 430 : random.between(200, 250);
  if (close) {
    scene.paint(hamlet(scene, { x: x + 40, y: floor(x) - 10, size: 150 }, building, 6));
    scene.paint(house(scene, { x, y: floor(x) + 52, size, facing: scene.sunSide === 1 ? -1 : 1 }, building, 0));
    scene.paint(walker(scene, { x: x - 190, y: floor(x) + 78, size: 150, facing: 1 }, 1));
  } else {
    scene.paint(hamlet(scene, { x, y: floor(x) + 66, size }, building, random.int(6, 8)));
    const side = random.sign();
    scene.paint(
      walker(scene, { x: at + side * 150, y: floor(0) + 130, size: 104, facing: -side as 1 | -1 }, 0),
      walker(scene, { x: at + side * 205, y: floor(0) + 138, size: 108, facing: -side as 1 | -1 }, 1),
    );
  }
};

/** who lives in these prays elsewhere */
const WORLDLY: readonly Building[] = ['timber', 'stone', 'towers', 'rounds'];

/** A house of prayer on a rock above the land. */
export const onTheRock: Paint = ({ scene, building, at }) => {
  const { random } = scene;
  backdrop(scene, random.between(430, 480));
  const x = at + random.between(-40, 60);
  const top = random.between(330, 380);
  crag(scene, x, top, 380, random.between(-60, 60));
  const spot = { x, y: top + 26, size: random.between(150, 180), facing: 1 as const };
  const holy: Building = WORLDLY.includes(building) ? 'church' : building;
  scene.paint(
    house(scene, { ...spot, x: x - 78, y: top + 52, size: spot.size * 0.6 }, holy, 1),
    house(scene, spot, holy, 0),
  );
  if (building === 'stupa')
    scene.paint(
      flags(scene, [x, top - 130], [x - 240, top + 210], 24),
      flags(scene, [x, top - 130], [x + 230, top + 220], 24),
    );
  const floor = ground(scene, 590);
  file(scene, floor, walker, { at, size: 96, count: 2, step: 0.6, sunk: 30 });
};

/** what is built alone on a mountain too */
const HUTS: readonly Building[] = ['yurts', 'stilts', 'stone', 'rounds'];

export const hut: Paint = ({ scene, close, building, at }) => {
  const { random } = scene;
  backdrop(scene, random.between(400, 450));
  const floor = ground(scene, random.between(500, 540), random.between(-0.16, 0.16));
  const x = at + random.between(-50, 50);
  const size = close ? 330 : 210;
  const style: Building = HUTS.includes(building) ? building : 'timber';
  scene.paint(
    line(`M${x + size * 0.7} ${floor(x) - size * 0.9}V${floor(x) + 30}`, scene.shaded('#6a4a32', 0.97), 5),
    flags(scene, [x, floor(x) - size * 0.78], [x + size * 0.7, floor(x) - size * 0.88], 12, size * 0.055),
    house(
      scene,
      { x, y: floor(x) + 34, size, facing: scene.sunSide === 1 ? -1 : 1 },
      style,
      close ? 0 : random.int(0, 4),
    ),
    walker(scene, { x: x - size * 0.8, y: floor(x) + 60, size: close ? 150 : 104, facing: 1 }, 0),
    oval(x + size * 0.56, floor(x) + 42, size * 0.1, size * 0.04, '#10201c', 0.3),
  );
};

export const camp: Paint = ({ scene, close, at }) => {
  const { random } = scene;
  backdrop(scene, random.between(390, 450));
  const floor = ground(scene, close ? 560 : random.between(500, 530), random.between(-0.06, 0.06));
  const x = at + random.between(-30, 30);
  const side = random.sign();
  if (close) {
    tent(scene, x - side * 60, floor(x) + 60, 350);
    campfire(scene, x + side * 190, floor(x) + 66, 26);
    scene.paint(gazer(scene, { x: x + side * 130, y: floor(x) + 60, size: 150 }, 1, false));
    return;
  }
  tent(scene, x - 150, floor(x) + 16, 120, '#f2b134');
  tent(scene, x + 130, floor(x) + 24, 130, '#2f7fb5');
  tent(scene, x - 20, floor(x) + 66, 190);
  campfire(scene, x + side * 150, floor(x) + 84, 16);
  scene.paint(walker(scene, { x: x + side * 196, y: floor(x) + 92, size: 112, facing: -side as 1 | -1 }, 0, false));
};

export const underStars: Paint = ({ scene, close, at }) => {
  const { random } = scene;
  backdrop(scene, random.between(470, 520));
  const floor = ground(scene, close ? 590 : 555, random.between(-0.06, 0.06));
  const side = random.sign();
  if (!close) tent(scene, at + side * 140, floor(0) + 46, 130, undefined, true);
  scene.paint(
    stargazer(
      scene,
      {
        x: at + (close ? -20 : -side * 90),
        y: floor(0) + (close ? 50 : 56),
        size: close ? 330 : 170,
        facing: close ? 1 : side,
      },
      0,
    ),
  );
};
