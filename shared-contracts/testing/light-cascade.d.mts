/** an element as jsdom has it behind the one of the page */
export type Inner = object;
/** jsdom's own */
export function matchesOfJsdom(element: Inner, selector: string): boolean;
export function matches(element: Inner, selector: string): boolean;
export function rememberStyles(window: { getComputedStyle: typeof getComputedStyle }): void;
