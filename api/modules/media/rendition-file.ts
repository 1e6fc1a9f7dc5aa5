import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Env } from '../../platform/env.ts';
import type { Rendition } from './picture-path.ts';

/** change it when the drawing changes: renditions of before are drawn anew */
const DRAWING = '1';

export const renditionsFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'media');

const nameOf = ({ key, width }: Rendition): string =>
  createHash('sha256').update(`${DRAWING} ${key} ${width}`).digest('hex').slice(0, 32);

/** where a rendition is cached once it is rendered */
export function renditionFile(folder: string, rendition: Rendition): string {
  const name = nameOf(rendition);
  return join(folder, name.slice(0, 2), `${name}.${rendition.format}`);
}

/** the same in a storage that all processes share */
export const renditionKey = (rendition: Rendition): string => `rendition/${nameOf(rendition)}/${rendition.format}`;
