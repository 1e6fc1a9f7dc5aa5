const LONGEST = 80;

/** 'terskey-alatau-traverse-17': Latin letters and digits, and the number that a tour's address ends in. */
export function slugOf(name: string, id: number): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    // accents, once they stand apart from their letters
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'tour'}-${id}`;
}
