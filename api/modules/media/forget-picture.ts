import { rm } from 'node:fs/promises';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@cairn/shared-contracts/domain/picture';
import type { Env } from '../../platform/env.ts';
import { renditionFile, renditionsFolder } from './rendition-file.ts';

/** Removes what was drawn of a picture that is no more. */
export async function forgetPicture(env: Pick<Env, 'DATA_DIR'>, key: string): Promise<void> {
  const folder = renditionsFolder(env);
  const renditions = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ key, width, format })));
  await Promise.all(renditions.map((rendition) => rm(renditionFile(folder, rendition), { force: true })));
}
