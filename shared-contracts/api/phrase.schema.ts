import * as z from 'zod/mini';

/** One thing that a sentence was understood to ask for. */
export const phrasePart = z.object({
  /** what it is about; no two parts of a sentence share it */
  id: z.string(),
  /** Parameters of the listing's filter that stand for it; the party of an address, too. Lists are joined by commas. */
  filter: z.record(z.string(), z.string()),
  /** assumed: it was not said in so many words */
  isGuess: z.boolean(),
  /** of a place or a kind of tour, and its address */
  name: z.optional(z.string()),
  slug: z.optional(z.string()),
  /** within reach of that place, not in it */
  isNear: z.optional(z.boolean()),
  /** Money as it was said, whole units; the filter has it in the visitor's currency. */
  money: z.optional(
    z.object({ min: z.optional(z.number()), max: z.optional(z.number()), currency: z.string(), isPerDay: z.boolean() }),
  ),
  party: z.optional(z.object({ adults: z.number(), ages: z.array(z.number()) })),
});
export type PhrasePart = z.infer<typeof phrasePart>;

/** A search in a sentence, read. */
export const phraseReading = z.object({
  parts: z.array(phrasePart),
  /** words that nobody could make anything of, as they were written */
  left: z.array(z.string()),
});
export type PhraseReading = z.infer<typeof phraseReading>;
