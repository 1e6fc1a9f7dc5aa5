export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme that was chosen in this browser. @param cookies as in `document.cookie` */
export function themeIn(cookies: string): Theme {
  const found = cookies.match(/(?:^|; *)theme=(light|dark)(?:;|$)/)?.[1];
  return found === 'light' || found === 'dark' ? found : 'auto';
}
