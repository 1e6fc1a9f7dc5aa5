// jsdom with the web platform of Node, which react-router and RTK Query need.
import './light-cascade.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { rememberStyles } from './light-cascade.mjs';
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

/** Node's, for its fetch; of a form on the page, which only jsdom can read, with the form's fields. */
const formDataOver = (FormDataOfPage) =>
  class extends FormData {
    // what Node's fetch answers with is one, too
    static [Symbol.hasInstance](value) {
      return value instanceof FormData;
    }

    constructor(form, submitter) {
      super();
      if (form) for (const [name, value] of new FormDataOfPage(form, submitter)) this.append(name, value);
    }
  };

export default class Environment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.__REMOTE__ = remoteOf(context.testPath);
  }

  async setup() {
    await super.setup();
    rememberStyles(this.global);
    const FormDataOfPage = this.global.FormData;
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.FormData = formDataOver(FormDataOfPage);
    this.global.URL.createObjectURL = () => 'blob:test';
    this.global.URL.revokeObjectURL = () => undefined;
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
    // as browsers do: what no listener takes is in the console, where it fails the test
    this.global.reportError ??= (error) => {
      const event = new this.global.ErrorEvent('error', { error, message: String(error), cancelable: true });
      if (this.global.dispatchEvent(event)) this.global.console.error(error);
    };
    this.global.CSS ??= { escape: (text) => text };
    this.global.HTMLElement.prototype.scrollIntoView ??= () => {};
  }
}
