/** How many milliseconds whoever calls will wait for an answer: after that nobody reads it, and work for it is given up. */
export const BUDGET_HEADER = 'x-budget-ms';
