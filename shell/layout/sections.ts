/** main sections, in the order of the header; also in the phone's menu */
export const SECTIONS = [
  { to: '/tours', text: 'nav.tours' },
  { to: '/destinations', text: 'nav.destinations' },
  { to: '/collections', text: 'nav.collections' },
  { to: '/blog', text: 'nav.journal' },
] as const;
