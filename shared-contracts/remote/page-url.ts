/** `usePlatform()` is one */
export interface SiteAddress {
  /** 'https://cairn.example', without a trailing slash */
  origin: string;
  /** '' or '/de' */
  basename: string;
}

/** a page in this language */
export const pageUrl = ({ origin, basename }: SiteAddress, path: string): string => {
  if (!path.startsWith('/')) return path;
  return path === '/' && basename !== '' ? origin + basename : origin + basename + path;
};
