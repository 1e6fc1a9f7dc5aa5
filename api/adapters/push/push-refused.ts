/** It would be refused again: keys that the browser did not subscribe with, or what is no push. */
export class PushRefused extends Error {}
