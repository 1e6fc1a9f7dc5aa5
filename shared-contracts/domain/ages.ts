/** ages at and above this mean "no upper limit" */
const NO_MAX_AGE = 90;

export type AgeFact = { kind: 'range'; from: number; to: number } | { kind: 'from'; from: number };

/** How old those are whom a tour suits. */
export const ageFact = ({ min_age: from, max_age: to }: { min_age: number; max_age: number }): AgeFact =>
  to > from && to < NO_MAX_AGE ? { kind: 'range', from, to } : { kind: 'from', from };
