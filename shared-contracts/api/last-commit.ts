/**
 * The place in the database's log of what a visitor changed last: the api tells it with the answer, and is told it with what they ask next, so
 * that no replica which is behind it answers them.
 */
export const LAST_COMMIT_HEADER = 'x-last-commit';
