import { lighten, mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { box, dot, fill, inks, line, oval, type Spot, stand } from './pen.ts';
import { lookOf, sitting } from './people.ts';

/** White water where a hull meets the sea. */
const wake = (scene: Scene, half: number) =>
  oval(0, 1, half, 3.4, mix(scene.light.sky[3], '#ffffff', 0.5), 0.75) +
  oval(-half * 0.3, 4, half * 0.8, 2, scene.light.shadow, 0.25);

/** A yacht under two sails, a hundred units to the mast's top. */
export function sailboat(scene: Scene, spot: Spot, index = 0): string {
  const ink = inks(scene);
  const sail = mix(ink.lit('#fbf4e4'), scene.light.glow, 0.25);
  const stripe = ink.lit(lookOf(scene, index).jacket);
  const people = [-14, 3].map((x, i) => sitting(scene, { x, y: 4.5, size: 17 }, index + i, 'lap')).join('');
  const boat =
    wake(scene, 46) +
    line('M4-98V-12', ink.shade('#6b5a48'), 1.6) +
    fill('M2-95Q-20-50-34-16Q-14-20 2-18Z', sail) +
    fill('M2-95Q-8-52-12-18.6Q-4-19 2-18Z', mix(sail, scene.light.shadow, 0.22)) +
    fill('M-17.6-48L-24.4-34.4Q-10-37 2-36V-49Q-8-50-17.6-48Z', stripe) +
    fill('M6-92Q26-50 34-15Q20-20 6-17Z', mix(sail, scene.light.shadow, 0.14)) +
    line('M4-98L-40-13M4-98L40-13', ink.shade('#4a4a4a'), 0.6) +
    people +
    fill('M-42-12Q0-8 44-15Q38-2 28 0H-30Q-40-4-42-12Z', ink.lit('#f5f1e8')) +
    fill('M-40-7Q0-3 41-9Q36-2 28 0H-30Q-38-2-40-7Z', ink.lit('#1d3c5a'));
  return stand(spot, boat);
}

/** A small expedition ship, a hundred units long from the waterline to the mast's top. */
export function ship(scene: Scene, spot: Spot): string {
  const ink = inks(scene);
  const hull = ink.lit(scene.random.pick(['#1d3c5a', '#7a2b26', '#23474a']));
  const white = ink.lit('#f7f3ea');
  const shaded = mix(white, scene.light.shadow, 0.28);
  const pane = scene.light.dark || scene.mood === 'dusk' || scene.mood === 'blue' ? '#ffd98a' : ink.shade('#3d5a6c');
  let windows = '';
  for (let x = -72; x <= 40; x += 9) windows += box(x, -33, 5, 4, pane, 1);
  for (let x = -60; x <= 28; x += 9) windows += box(x, -46, 5, 4, pane, 1);
  for (let x = -84; x <= 70; x += 11) windows += dot(x, -14, 1.7, pane);
  const boat =
    wake(scene, 112) +
    fill('M-94-38H52L60-24H-98Z', white) +
    fill('M-72-52H38L46-38H-78Z', shaded) +
    fill('M-18-65H34L42-52H-18Z', white) +
    box(-14, -61, 48, 5, pane, 1) +
    fill('M-52-72H-34L-30-52H-56Z', ink.lit('#d8622f')) +
    box(-54, -70, 20, 4, ink.shade('#2b2f36')) +
    line('M10-65V-98M10-90L30-66M10-90L-10-66M2-84H18', ink.shade('#55585e'), 1.3) +
    windows +
    fill('M-110-25H70Q92-28 112-34Q104-8 84 0H-98Q-108-8-110-25Z', hull) +
    fill('M-106-8H96Q91-3 84 0H-98Q-104-3-106-8Z', ink.shade('#8e2f25')) +
    line('M-109-23H72Q92-26 108-31', white, 1.8) +
    fill('M-98-44h24q3 6-2 8h-20q-4-2-2-8Z', ink.lit('#e4892e'));
  return stand(spot, boat);
}

/** A touring kayak with one or two paddlers, a hundred units a person's height. */
export function kayak(scene: Scene, spot: Spot, index = 0, crew = 1): string {
  const ink = inks(scene);
  const colour = ink.lit(lookOf(scene, index).gear);
  const seats = crew === 2 ? [-34, 26] : [-4];
  const paddlers = seats
    .map((x, i) => {
      const paddle =
        line(`M${x - 32}-4L${x + 46}-62`, ink.shade('#3c3a36'), 2.6) +
        fill(`M${x - 46} 5Q${x - 36}-8 ${x - 27}-6Q${x - 32} 6 ${x - 46} 5Z`, ink.lit('#f2b134')) +
        fill(`M${x + 42}-60Q${x + 54}-76 ${x + 62}-74Q${x + 58}-62 ${x + 48}-58Z`, ink.lit('#f2b134'));
      return sitting(scene, { x, y: 32, size: 96 }, index + i, 'paddle') + paddle;
    })
    .join('');
  const boat =
    oval(0, 2, 120, 6, scene.light.shadow, 0.3) +
    paddlers +
    fill('M-122-18Q-96-12-60-13H60Q96-12 122-20Q104 2 60 4H-60Q-104 2-122-18Z', colour) +
    fill('M-112-8Q-60-4 0-4Q60-4 112-9Q98 3 60 4H-60Q-98 3-112-8Z', ink.shade(lookOf(scene, index).gear)) +
    line('M-84-12H-50M50-12H84', ink.lit('#f4efe2'), 1.6) +
    oval(-112, 4, 26, 3, '#ffffff', 0.6) +
    oval(112, 3, 22, 2.6, '#ffffff', 0.5);
  return stand(spot, boat);
}

/** A raft of four in white water. */
export function raft(scene: Scene, spot: Spot, index = 0): string {
  const ink = inks(scene);
  const tube = lookOf(scene, index).gear;
  const colour = ink.lit(tube);
  const paddler = (x: number, y: number, i: number) =>
    sitting(scene, { x, y: y + 36, size: 80 }, index + i, 'paddle') +
    line(`M${x + 22} ${y - 18}L${x + 2} ${y + 34}`, ink.shade('#3c3a36'), 2.4) +
    fill(`M${x + 3} ${y + 24}l7 3l-7 20q-8 0-9-5Z`, ink.lit('#f2b134')) +
    fill(`M${x - 5} ${y - 37}A8.4 8.4 0 0 1 ${x + 11} ${y - 40}Z`, ink.lit(i % 2 ? '#d8412f' : '#f4efe2'));
  const foam = mix('#ffffff', scene.light.glow, 0.15);
  const spray = [-96, -66, 20, 62, 98]
    .map(
      (x, i) =>
        oval(x, 4 - (i % 3) * 3, 22 + (i % 2) * 9, 9, foam, 0.9) + dot(x + 14, -8 - (i % 3) * 9, 3.4, foam, 0.9),
    )
    .join('');
  const boat =
    oval(0, 4, 128, 10, foam, 0.8) +
    paddler(-36, -22, 0) +
    paddler(26, -26, 1) +
    fill('M-98-22Q-106-34-92-34H70Q90-36 102-52Q114-50 108-36Q100-20 80-16H-84Q-96-16-98-22Z', lighten(colour, -0.1)) +
    paddler(-64, -12, 2) +
    paddler(-2, -14, 3) +
    fill('M-108-10Q-116-24-98-24H66Q92-26 106-46Q120-44 114-22Q106-1 82 2H-90Q-104-1-108-10Z', colour) +
    line('M-98-11H68Q92-13 106-30', ink.lit('#f4efe2'), 2.2) +
    spray;
  return stand(spot, boat);
}
