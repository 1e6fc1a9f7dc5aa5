import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ICONS } from '../composition/icon-files.ts';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * An ICO file around one PNG: https://en.wikipedia.org/wiki/ICO_(file_format)
 * @param size pixels of a side, below 256
 */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws the icons from the logo into `public/icons`, and where browsers ask for them unasked: /favicon.ico, /apple-touch-icon.png. */
export async function drawIcons(publicDir: string): Promise<void> {
  const logo = await readFile(join(publicDir, 'favicon.svg'));
  const dir = join(publicDir, 'icons');
  await mkdir(dir, { recursive: true });
  for (const { file, size, mark, ground } of ICONS) {
    const side = Math.round(size * mark);
    const drawn = await sharp(logo, { density: (72 * side) / 32 })
      .resize(side, side)
      .png()
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 4, background: ground ?? TRANSPARENT } })
      .composite([{ input: drawn, gravity: 'centre' }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(dir, file));
  }
  const [small] = ICONS.filter(({ file }) => file.startsWith('favicon-'));
  if (small) await writeFile(join(publicDir, 'favicon.ico'), ico(await readFile(join(dir, small.file)), small.size));
  for (const name of ['apple-touch-icon.png', 'apple-touch-icon-precomposed.png'])
    await copyFile(join(dir, 'apple-touch-icon.png'), join(publicDir, name));
}
