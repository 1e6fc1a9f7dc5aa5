import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ICONS } from '../composition/icon-files.ts';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Draws the icons from the logo into `public/icons`. */
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
}
