import { codeLost } from './code-lost.ts';

/** what has imported its code once needs no line any more */
const imported = new WeakSet<object>();

/**
 * Imports code that comes when it is wanted. Without a line it is not asked for: an import that has failed fails for as long as the
 * page is open (https://github.com/whatwg/html/issues/6768), also once there is a line again.
 * @param load imports it; the same function every time
 * @throws where it cannot be had; the shell has heard of it (`codeLost`)
 */
export async function importLate<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine && !imported.has(load)) throw new Error('code is not asked for without a line');
  try {
    const module = await load();
    imported.add(load);
    return module;
  } catch (error) {
    codeLost(error);
    throw error;
  }
}
