import { SOCIAL_PICTURE } from '@cairn/shared-contracts/domain/social-picture';
import sharp, { type Sharp } from 'sharp';
import { overlay, type SocialText } from './overlay.ts';

const { width, height } = SOCIAL_PICTURE;
/** pine, when there is no cover */
const PLAIN = '#1d5b43';

export interface Cover {
  bytes: Uint8Array;
  /** what to keep when it is cut: 0 is the top, 1 the bottom */
  focus: number;
}

/** the cover cut to the picture's shape */
async function background(cover: Cover | undefined): Promise<Sharp> {
  if (!cover) return sharp({ create: { width, height, channels: 3, background: PLAIN } });
  const { data, info } = await sharp(cover.bytes)
    .rotate()
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: PLAIN })
    .toBuffer({ resolveWithObject: true });
  return sharp(data).extract({
    width,
    height,
    left: Math.round((info.width - width) / 2),
    top: Math.round((info.height - height) * cover.focus),
  });
}

/** The picture as JPEG: the one format that every network takes. */
export async function composePicture(text: SocialText, cover: Cover | undefined): Promise<Buffer> {
  const picture = await background(cover);
  return picture
    .composite([{ input: Buffer.from(overlay(text)) }])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}
