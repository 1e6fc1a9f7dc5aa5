// A runtime for Jest that loads tests as Node loads the product: no context of its own for each file, and a module that several files import
// is evaluated once in a process. Jest's own evaluates all of the api again for each of its test files, which cost more than the tests.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';
import './hooks.mjs';
import { take } from './globals.mjs';
import { jestObject } from './jest-object.mjs';

const require = createRequire(import.meta.url);
/** how jest-circus calls what listens to its tests */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

/** path → how often it was run: a file that is run again is evaluated again */
const runs = new Map();

class NativeRuntime {
  #environment;

  constructor(environment) {
    this.#environment = environment;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    const again = runs.get(path) ?? 0;
    runs.set(path, again + 1);
    return import(pathToFileURL(path).href + (again > 0 ? `?again=${again}` : ''));
  }

  /** jest-circus, which holds the tests of one file in the state of its module */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[HANDLERS];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    take({ ...globals, jest: jestObject(this.#environment) });
  }

  getSourceMaps() {
    return new Map();
  }

  // nothing to do: the environment undoes what was done, no context is entered or left, and coverage is not measured
  teardown() {}
  enterTestCode() {}
  leaveTestCode() {}
  getAllCoverageInfoCopy() {}
}

/** Jest calls it with `new`. A file that names an environment of its own has a context, with modules of its own. */
export default function RuntimeOf(config, environment, ...rest) {
  return environment.global === globalThis
    ? new NativeRuntime(environment)
    : new JestRuntime(config, environment, ...rest);
}
