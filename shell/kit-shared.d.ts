// written by the shell's build: every kit component as a shared module, lazy in the browser, at hand on the server
declare module '@kit-shared' {
  export const kitShared: import('./composition/provided-module.ts').ProvidedModules;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
