// jsdom with the web platform of Node, which react-router and RTK Query need.
import { TestEnvironment } from 'jest-environment-jsdom';
import { remoteOf } from './remote-of.mjs';

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'URL',
  'URLSearchParams',
  'FormData',
  'Blob',
  'File',
  'BroadcastChannel',
];

export default class Environment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.__REMOTE__ = remoteOf(context.testPath);
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
    this.global.matchMedia ??= (media) => ({
      matches: false,
      media,
      addEventListener() {},
      removeEventListener() {},
    });
    const observer = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.ResizeObserver ??= observer;
    this.global.IntersectionObserver ??= observer;
    this.global.CSS ??= { escape: (text) => text };
    this.global.HTMLElement.prototype.scrollIntoView ??= () => {};
  }
}
