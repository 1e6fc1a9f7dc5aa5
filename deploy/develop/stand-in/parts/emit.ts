/** its place is taken by the emitter of the remote that is stood for (stand-in-sources.ts) */
export function emit(_name: string, _payload: object): void {}
