import { PICTURE_WIDTHS, type PictureFormat } from '@cairn/shared-contracts/domain/picture';

/** One rendition of a picture: what GET /media/<key>/<size>.<format> asks for. */
export interface Rendition {
  key: string;
  /** one of PICTURE_WIDTHS */
  width: number;
  format: PictureFormat;
}

const PATH = /^([a-z0-9][a-z0-9/_.-]{0,200})\/(\d{1,5})(?:x\d{1,5})?\.(jpg|webp|avif)$/;
const WIDEST = Math.max(...PICTURE_WIDTHS);

/** the nearest width that is rendered and not narrower than asked; the widest beyond it */
export const allowedWidth = (asked: number): number => PICTURE_WIDTHS.find((width) => width >= asked) ?? WIDEST;

/** Reads the part behind /media/; undefined when it names no picture. A size may be a width or width x height (specification §9). */
export function parsePicturePath(path: string): Rendition | undefined {
  const [, key, size, format] = PATH.exec(path) ?? [];
  if (key === undefined || key.includes('..') || (format !== 'jpg' && format !== 'webp' && format !== 'avif'))
    return undefined;
  return { key, width: allowedWidth(Number(size)), format };
}
