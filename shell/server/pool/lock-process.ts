import { sharedModules } from '../shared-modules.ts';
import { plainConsole, plainProcess } from './compartment.ts';
import { harden } from './harden.ts';

/** where Module Federation keeps what it has loaded, and zod its settings */
const LIBRARY_STATE: ReadonlySet<string> = new Set([
  '__FEDERATION__',
  '__VMOK__',
  '__GLOBAL_LOADING_REMOTE_ENTRY__',
  '_FEDERATION_RUNTIME_CORE',
  '__MF_BUNDLER_RUNTIME__',
  '__zod_globalConfig',
  '__zod_globalRegistry',
]);

/** Before code of a remote is loaded: what this process uses itself cannot be changed any more, and its own `process` is out of reach. */
export function lockProcess(): void {
  Reflect.set(globalThis, 'console', plainConsole(console));
  Reflect.set(globalThis, 'process', plainProcess(process));
  harden(sharedModules(), LIBRARY_STATE);
}
