/**
 * What somebody types on 23 November 2026 who reads prices in euros; the filter that it means, as a query holds it; ids of what is
 * only assumed; words that are left out.
 */
export type Sentence = readonly [text: string, filter: string, guesses?: string, left?: string];
