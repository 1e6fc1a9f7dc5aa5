/**
 * On the outermost element of a page that runs to both edges of the window, like a map or a conversation beside its list: the shell's header
 * does so above it, too. A page has it in all of its states, or its header would jump from one to the next.
 */
export const EDGE_TO_EDGE = { 'data-edge-to-edge': true } as const;
