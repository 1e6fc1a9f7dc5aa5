/** an SVG as text, or a picture in pixels */
export type PictureSource = string | Buffer;

/** Port: originals of pictures that nobody uploaded, such as a demonstration's drawings or an archive's photos. */
export interface Originals {
  /** first parts of the keys that it answers for: 'art' for 'art/…' */
  readonly prefixes: readonly string[];
  /** each is drawn by a program when it is asked for: one at a time, behind pictures that are there */
  readonly isDrawn?: boolean;
  /** undefined when there is none */
  read(key: string): Promise<PictureSource | undefined>;
  /** those of the first screens, the most wanted first: they are rendered before anybody asks */
  mostWanted?(): Promise<readonly { key: string; width: number }[]>;
}

/** @throws when two of them answer for the same keys */
export function requireApart(originals: readonly Originals[]): void {
  const prefixes = originals.flatMap((one) => one.prefixes);
  const twice = prefixes.find((prefix, at) => prefixes.indexOf(prefix) !== at);
  if (twice !== undefined) throw new Error(`two extensions give pictures under ${twice}/`);
}

export const originalsOf = (originals: readonly Originals[], key: string): Originals | undefined =>
  originals.find(({ prefixes }) => prefixes.some((prefix) => key.startsWith(`${prefix}/`)));
