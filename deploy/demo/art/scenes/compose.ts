import { develop, FULL_VIEW } from '../camera.ts';
import type { Mood } from '../moods.ts';
import { HEIGHT, Scene } from '../scene.ts';
import { campFromAbove, roofsFromAbove } from './above-camp.ts';
import { fileFromAbove } from './above-land.ts';
import { boatFromAbove } from './above-water.ts';
import type { Building } from './buildings.ts';
import { caveMouth, frameWith, shoulder } from './frames.ts';
import { paintShot } from './shots.ts';
import { tableAbove } from './table.ts';
import type { Composition, Subject } from './vocabulary.ts';

export interface SceneOptions extends Composition {
  readonly seed: string;
  readonly mood: Mood;
  /** Width to height. */
  readonly ratio: number;
}

/** A picture of a subject as SVG: land, building, subject, camera and light are given, the rest follows from the seed. */
export function composed({ seed, mood, ratio, ...composition }: SceneOptions): string {
  const { land, building, camera, subject } = composition;
  const scene = new Scene({ seed, biome: land, width: ratio * HEIGHT, mood });
  if (camera === 'above') paintAbove(scene, subject, building);
  else {
    const side = scene.random.sign();
    paintShot(composition, { scene, close: camera === 'close', building, at: camera === 'shoulder' ? -side * 85 : 0 });
    if (subject === 'cave') caveMouth(scene);
    else if (camera === 'doorway' && subject !== 'room' && subject !== 'bunks')
      frameWith(scene, building, subject === 'tent' || subject === 'stars');
    if (camera === 'shoulder') shoulder(scene, side, 4);
  }
  return develop(scene, FULL_VIEW, 'Illustration');
}

const FLAT_ROOFS: readonly Building[] = ['white', 'kasbah', 'dome'];
const ROOFS: Readonly<Record<Building, readonly [string, string]>> = {
  towers: ['#8a7d6a', '#a39580'],
  white: ['#fdfaf2', '#f1ede2'],
  timber: ['#a8402f', '#3f3f44'],
  pagoda: ['#4a5560', '#5f6c78'],
  stupa: ['#d9cdb8', '#b0432f'],
  kasbah: ['#c98a5a', '#b5714a'],
  dome: ['#d9bd8a', '#c9a878'],
  stone: ['#b5644a', '#68717c'],
  stilts: ['#b3955c', '#8f7440'],
  yurts: ['#f1eadb', '#e4dac4'],
  church: ['#9a6550', '#b5805f'],
  adobe: ['#b5644a', '#c9805a'],
  rounds: ['#c2a266', '#a5854c'],
};

function paintAbove(scene: Scene, subject: Subject, building: Building): void {
  switch (subject) {
    case 'table':
      tableAbove(scene);
      break;
    case 'tent':
      campFromAbove(scene);
      break;
    case 'village':
      roofsFromAbove(scene, ROOFS[building], FLAT_ROOFS.includes(building));
      break;
    case 'ship':
    case 'sail':
    case 'kayak':
    case 'raft':
      boatFromAbove(scene, subject);
      break;
    case 'horse':
    case 'camel':
    case 'ski':
      fileFromAbove(scene, subject);
      break;
    default:
      fileFromAbove(scene, 'walker');
  }
}
