import { placeholder } from '../art/landscape.ts';
import type { Biome } from '../art/materials.ts';
import type { Mood } from '../art/moods.ts';

const placeholders = new Map<string, string>();

/** The dominant colour depends on land and light alone, so that some sixty colours serve every tour. */
export function colourOf(biome: Biome, mood: Mood): string {
  const name = `${biome}|${mood}`;
  let colour = placeholders.get(name);
  if (!colour) {
    colour = placeholder({ seed: 'cairn', biome, mood });
    placeholders.set(name, colour);
  }
  return colour;
}
