import { isRemoteName, isVersion } from '../../registry/names.ts';

/**
 * Where a remote of a mix comes from: the working tree, the store of releases, an address that has the release, or the contract of what is
 * live, which a stand-in is made of.
 */
export type Source =
  | { kind: 'local' }
  | { kind: 'stand-in' }
  | { kind: 'version'; version: string }
  | { kind: 'address'; url: string };

/** remote → where it comes from, in the order of the command */
export type Wanted = ReadonlyMap<string, Source>;

/** 'local', 'stand-in', '1.3.0', 'https://artifacts.example/remotes/mf-booking/1.4.0' */
export function sourceOf(text: string): Source {
  if (text === 'local' || text === 'stand-in') return { kind: text };
  if (isVersion(text)) return { kind: 'version', version: text };
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return { kind: 'address', url: text };
  throw new Error(
    `"${text}" is neither "local" nor "stand-in" nor a version as 1.3.0 nor an address that begins with http:// or https://`,
  );
}

/** as `sourceOf` reads it */
export function textOf(source: Source): string {
  if (source.kind === 'version') return source.version;
  return source.kind === 'address' ? source.url : source.kind;
}

/**
 * 'mf-tour=local mf-catalog=1.3.0'
 * @throws where a part has another form, names no remote, or names one a second time
 */
export function readWanted(parts: readonly string[]): Wanted {
  const wanted = new Map<string, Source>();
  for (const part of parts) {
    const at = part.indexOf('=');
    const name = part.slice(0, at);
    if (at < 1 || !isRemoteName(name)) throw new Error(`"${part}" is not of the form mf-name=source`);
    if (wanted.has(name)) throw new Error(`${name} is named twice`);
    wanted.set(name, sourceOf(part.slice(at + 1)));
  }
  return wanted;
}
