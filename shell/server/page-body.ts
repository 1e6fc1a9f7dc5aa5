import { PassThrough } from 'node:stream';
import { compressor, type Encoding } from './compression.ts';

/** of this process, those whose loaders are done: they wait for the processor, not for the api */
let pagesAtWork = 0;
/** with so many more the processor is what they wait for */
const UNHURRIED_PAGES = 2;

/**
 * Counts a page from when it has what it is made of until it has left, or is over without having been written.
 * @returns `open`: what the page is written into, and its bytes as they leave, sooner rather than small where many pages are at work
 */
export function pageAtWork() {
  let isOver = false;
  pagesAtWork += 1;
  const over = () => {
    if (isOver) return;
    isOver = true;
    pagesAtWork -= 1;
  };
  const open = (encoding: Encoding) => {
    const body = new PassThrough();
    body.once('close', over);
    const compressed = compressor(encoding, pagesAtWork > UNHURRIED_PAGES);
    compressed.pipe(body);
    return { body, compressed };
  };
  return { open, over };
}
