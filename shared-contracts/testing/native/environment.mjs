// The process itself, as the remote that the test belongs to. What a file changes in the process is undone after it.
import { TestEnvironment } from 'jest-environment-node';
import { remoteOf } from '../remote-of.mjs';
import { restore } from './jest-object.mjs';

export default class NativeEnvironment extends TestEnvironment {
  #remote;
  #env = { ...process.env };
  #keys = new Set(Reflect.ownKeys(globalThis));
  #console = console;
  #exit = process.exit;
  #stackLimit = Error.stackTraceLimit;

  constructor(config, context) {
    super(config, context);
    this.#remote = remoteOf(context.testPath);
    // Jest's own work on the context that it made; these work on the process
    const [Mocker, Timers] = [this.moduleMocker.constructor, this.fakeTimersModern.constructor];
    this.global = globalThis;
    this.moduleMocker = new Mocker(globalThis);
    this.fakeTimersModern = new Timers({ config: config.projectConfig, global: globalThis });
  }

  async setup() {
    Object.assign(globalThis, { __REMOTE__: this.#remote, __VERSION__: '0.0.0' });
  }

  async teardown() {
    restore(this);
    globalThis.console = this.#console;
    process.exit = this.#exit;
    Error.stackTraceLimit = this.#stackLimit;
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    for (const key of Reflect.ownKeys(globalThis)) {
      if (typeof key === 'string' && !this.#keys.has(key)) Reflect.deleteProperty(globalThis, key);
    }
    await super.teardown();
  }
}
