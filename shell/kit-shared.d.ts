// written by the shell's build: every kit component as a shared module, lazy in the browser, at hand on the server
declare module '@kit-shared' {
  import type { UserOptions } from '@module-federation/runtime/types';
  export const kitShared: NonNullable<UserOptions['shared']>;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
