import type { ByteRange } from '../../adapters/storage/storage.ts';

/**
 * The one part that a Range header asks for (RFC 9110, section 14): null for the whole file, which is also what several parts get;
 * 'outside' when there is no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const last = Number(to);
    return last === 0 ? 'outside' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  if (start >= size || (to !== '' && Number(to) < start)) return 'outside';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
