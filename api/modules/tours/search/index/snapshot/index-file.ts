import { savedGazetteer, saveGazetteer } from '../gazetteer.ts';
import { TourIndex } from '../tour-index.ts';
import { SectionReader, SectionWriter } from './sections.ts';

/** The whole index as the parts of a file. It must not change until they are written. */
export function indexFile(index: TourIndex): Generator<Uint8Array> {
  const to = new SectionWriter();
  to.json('rows', index.rows);
  saveGazetteer(index.gazetteer, to);
  index.save(to);
  return to.file();
}

/**
 * The index that such a file holds, as of the day when it was saved. Its columns lie in the file's own memory.
 * @throws Error when the file is of another format
 */
export function indexOf(file: Buffer<ArrayBuffer>): TourIndex {
  const from = new SectionReader(file);
  return new TourIndex(from.json<number>('rows'), savedGazetteer(from), '', from);
}
