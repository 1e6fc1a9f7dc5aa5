/** What is live on the server. */
export interface BuildManifest {
  /** the shell's main module: its name changes with every build */
  shell: string;
  /** revision of the live document; null before there is one */
  composition: number | null;
  /** 'mf-tour@1.4.0' → whether an open page may go on with it until it is left; shells of before do not say */
  withdrawn?: Readonly<Record<string, 'safety' | 'replaced'>>;
}

export const BUILD_MANIFEST_PATH = '/assets/build.json';

/** sessionStorage: the page that comes explains why it does */
export const WITHDRAWN_NOTICE = 'cairn:withdrawn-notice';

const isManifest = (body: unknown): body is BuildManifest =>
  typeof body === 'object' && body !== null && 'shell' in body && typeof body.shell === 'string';

/** @throws when the server cannot be reached or answers something else */
export async function fetchManifest(fetchIt: typeof fetch = fetch): Promise<BuildManifest> {
  const answer = await fetchIt(BUILD_MANIFEST_PATH, { cache: 'no-store' });
  const body: unknown = answer.ok ? await answer.json() : undefined;
  if (!isManifest(body)) throw new Error(`build manifest: ${answer.status}`);
  return body;
}

/** the shell's build that made this page; undefined when it does not say */
export function buildOfPage(manifestUrl: string | undefined): string | undefined {
  return /[?&]shell=([^&]+)/.exec(manifestUrl ?? '')?.[1];
}
