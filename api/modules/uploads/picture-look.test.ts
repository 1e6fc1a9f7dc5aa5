import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { lookAt } from './picture-look.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-look-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Drawn {
  width: number;
  height: number;
  /** where a face is, percent from the left and the top */
  face?: { x: number; y: number };
}

/** A meadow under the sky, and somebody's face. */
async function looked({ width, height, face }: Drawn) {
  const r = Math.min(width, height) * 0.08;
  const at = face && { x: (width * face.x) / 100, y: (height * face.y) / 100 };
  const eyes = at ? [-0.3, 0.3].map((by) => `<circle cx="${at.x + by * r}" cy="${at.y - 0.2 * r}" r="${r / 6}"/>`) : [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="air" x2="0" y2="1"><stop stop-color="#a8c4d8"/><stop offset="1" stop-color="#5a7a5a"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#air)"/>
    ${at ? `<circle cx="${at.x}" cy="${at.y}" r="${r}" fill="#e0a080"/>` : ''}${eyes.join('')}</svg>`;
  const path = join(folder, `${width}-${height}-${face?.x}-${face?.y}.webp`);
  await sharp(Buffer.from(svg)).webp({ quality: 88 }).toFile(path);
  return lookAt(path);
}

describe('what a picture is about', () => {
  it.each<[string, Drawn, { x: number; y: number }]>([
    ['on the left of a wide one', { width: 1200, height: 800, face: { x: 20, y: 30 } }, { x: 20, y: 30 }],
    ['low on the right of a wide one', { width: 1200, height: 800, face: { x: 80, y: 70 } }, { x: 80, y: 70 }],
    ['at the edge of a panorama', { width: 2400, height: 600, face: { x: 90, y: 50 } }, { x: 90, y: 50 }],
    ['in a square', { width: 900, height: 900, face: { x: 30, y: 60 } }, { x: 30, y: 60 }],
    ['at the top of a tall one', { width: 800, height: 1200, face: { x: 50, y: 20 } }, { x: 50, y: 20 }],
  ])('%s', async (_where, drawn, focus) => {
    const found = (await looked(drawn)).focus;
    expect(Math.abs((found?.x ?? -100) - focus.x)).toBeLessThanOrEqual(6);
    expect(Math.abs((found?.y ?? -100) - focus.y)).toBeLessThanOrEqual(6);
  });

  it('is never so low in a tall one that a head above it would be cut', async () => {
    const { focus } = await looked({ width: 800, height: 1200, face: { x: 50, y: 80 } });
    expect(focus?.y).toBe(35);
  });

  it('is not said of a plain surface', async () => {
    const path = join(folder, 'plain.webp');
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#446688' } }).toFile(path);
    const look = await lookAt(path);
    expect(look.focus).toBeUndefined();
    expect(look.placeholder).toMatch(/^#[0-9a-f]{6}$/);
  });
});

it('the tiny picture is the whole one at a few px, and weighs next to nothing', async () => {
  const { preview = '' } = await looked({ width: 1200, height: 800, face: { x: 20, y: 30 } });
  expect(preview.length).toBeLessThan(400);
  const [type, data = ''] = preview.split(',');
  expect(type).toBe('data:image/webp;base64');
  const tiny = sharp(Buffer.from(data, 'base64'));
  expect(await tiny.metadata()).toMatchObject({ format: 'webp', width: 24, height: 16 });
  // sky above, meadow below
  const { data: dots, info } = await tiny.raw().toBuffer({ resolveWithObject: true });
  const blueOf = (row: number) => dots[(row * info.width + 20) * info.channels + 2] ?? 0;
  expect(blueOf(1)).toBeGreaterThan(blueOf(14) + 60);
});
