/** whose a part is, and which: of 'mf-tour/route.tour', 'mf-catalog/guest-favourites' */
export function splitName(name: string): [remote: string, part: string] {
  const at = name.indexOf('/');
  return [name.slice(0, at), name.slice(at + 1)];
}
