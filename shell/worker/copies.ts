import { CACHES, COPY_ATTRIBUTE, TIME_HEADER, TITLE_HEADER } from '../offline/vocabulary.ts';

export const COMPOSITION_HEADER = 'x-composition';

/** The page as it came, with the moment on its root element: an open page knows by it that it is a copy. */
export async function copyOf(page: Response, now: Date): Promise<Response> {
  const html = await page.text();
  const time = now.toISOString();
  const headers = new Headers(page.headers);
  // they are about the bytes that came
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(TIME_HEADER, time);
  headers.set(TITLE_HEADER, encodeURIComponent(titleOf(html)));
  return new Response(html.replace('<html', `<html ${COPY_ATTRIBUTE}="${time}"`), { status: 200, headers });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const titleOf = (html: string): string =>
  (/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '').replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_all, name) => ENTITIES[name] ?? '',
  );

export const forbidsStoring = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /\bno-store\b/.test(headers.get('cache-control') ?? '');

/** Only whole pages as they are for now: no redirect's end, no error, nothing that asks not to be stored. */
export const mayBeCopied = (page: Response): boolean =>
  page.status === 200 &&
  page.type === 'basic' &&
  !page.redirected &&
  /^text\/html\b/.test(page.headers.get('content-type') ?? '') &&
  !forbidsStoring(page);

/** Takes away copies that another composition made: their code may have been withdrawn since. */
export async function dropOthers(composition: string | null): Promise<void> {
  const copies = await caches.open(CACHES.pages);
  for (const address of await copies.keys()) {
    const copy = await copies.match(address, { ignoreVary: true });
    if (copy?.headers.get(COMPOSITION_HEADER) !== composition) await copies.delete(address, { ignoreVary: true });
  }
}

/** Whether there is a copy of the page no older than that. @param ageMs milliseconds */
export async function hasFreshCopy(address: string, ageMs: number, now: Date): Promise<boolean> {
  const copy = await (await caches.open(CACHES.pages)).match(address, { ignoreVary: true });
  const time = Date.parse(copy?.headers.get(TIME_HEADER) ?? '');
  return now.getTime() - time < ageMs;
}
