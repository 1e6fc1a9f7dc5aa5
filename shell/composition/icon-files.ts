/** Pictures of the logo that the build draws (build/icons.ts) and the server names: served under /icons/. */
export interface IconFile {
  file: string;
  /** CSS pixels of a side */
  size: number;
  /** of the web app manifest; without one it is not named there */
  purpose?: 'any' | 'maskable';
  /** share of the side that the mark takes */
  mark: number;
  /** behind the mark; transparent without one */
  ground?: string;
}

/** --bg-subtle of the light theme */
const GROUND = '#f4f7f3';

export const ICONS: readonly IconFile[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any', mark: 0.9 },
  { file: 'icon-512.png', size: 512, purpose: 'any', mark: 0.9 },
  // the mark stays inside the circle that every mask leaves: https://www.w3.org/TR/appmanifest/#icon-masks
  { file: 'maskable-192.png', size: 192, purpose: 'maskable', mark: 0.56, ground: GROUND },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable', mark: 0.56, ground: GROUND },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.7, ground: GROUND },
  { file: 'favicon-32.png', size: 32, mark: 1 },
];
