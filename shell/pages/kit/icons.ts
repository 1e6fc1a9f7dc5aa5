/**
 * The kit's icons as a module of the gallery's own: the query makes it another one to the bundler. What the gallery shows would
 * otherwise be kept in the copy that every page loads.
 */
export * from '@cairn/shared-contracts/icons?gallery';
