import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { StoredPicture } from '../../../platform/stored-json.ts';
import { prepareImage } from '../../uploads/image-file.ts';
import { keepUpload, PICTURE_COLUMNS, storedPicture } from '../../uploads/upload-store.ts';
import type { Report } from './problem.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const BUCKET = 'content';
/** of a picture that the site has, where the text names none */
const PLAIN = '#8aa39b';

/** a picture as a text names it */
interface Asked {
  file: string;
  alt: string;
  placeholder?: string | undefined;
  focus?: StoredPicture['focus'] | undefined;
}

export interface PictureStore {
  /** undefined: reported */
  keep(picture: Asked, of: { file: string; line: number }, report: Report): Promise<StoredPicture | undefined>;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Pictures of a folder of content: a file beside the text is kept in the site's storage, once; a name without an extension is the key
 * of a picture that the site has.
 * @param placeholderOf dominant colour of such a picture
 */
export function pictureStore(
  { db, clock, env }: Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'env'>>,
  folder: string,
  placeholderOf: (key: string) => string | undefined = () => undefined,
): PictureStore {
  const kept = new Map<string, StoredPicture>();

  async function keepFile(path: string, storage: Pick<Services, 'env'>): Promise<StoredPicture> {
    const name = `${await hashOf(path)}${extname(path)}`;
    const before = await db
      .selectFrom('uploads')
      .select(PICTURE_COLUMNS)
      .where('bucket', '=', BUCKET)
      .where('name', '=', name)
      .executeTakeFirst();
    if (before) return storedPicture(before, '');
    const image = await prepareImage({ path, type: TYPES[extname(path).toLowerCase()] ?? '' });
    try {
      const { row } = await keepUpload(
        { db, clock, ...storage },
        {
          ...{ kind: 'image', bucket: BUCKET, userId: null, name, isPublic: true },
          ...{ path: image.path, type: 'image/webp', size: image.size, look: image.look },
        },
      );
      // what nobody attaches is removed after a while
      await db.updateTable('uploads').set({ attached_at: clock.now() }).where('id', '=', row.id).execute();
      return storedPicture(row, '');
    } finally {
      await image.remove();
    }
  }

  return {
    async keep({ file, alt, placeholder, focus }, of, report) {
      const said = { alt, ...(focus ? { focus } : {}) };
      if (extname(file) === '') return { key: file, ...said, placeholder: placeholder ?? placeholderOf(file) ?? PLAIN };
      const path = join(folder, dirname(of.file), file);
      if (!env) return void report(of.line, `${file}: there is no storage for pictures here`);
      if (!existsSync(path)) return void report(of.line, `there is no picture ${file}`);
      try {
        const known = kept.get(path) ?? (await keepFile(path, { env }));
        kept.set(path, known);
        return { ...known, ...said, ...(placeholder ? { placeholder } : {}) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return void report(of.line, `${file} is no picture that can be used: ${error.code}`);
      }
    },
  };
}
