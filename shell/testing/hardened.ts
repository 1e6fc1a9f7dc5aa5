import { plainConsole, plainProcess } from '../server/pool/compartment.ts';
import { harden } from '../server/pool/harden.ts';

/**
 * A process that is locked as those that render are. It tells which attempts to change what all share got through, and which habits of
 * libraries failed.
 */
const shared = { default: { nested: true }, call: () => 'own' };
const realProcess = process;
Reflect.set(globalThis, 'console', plainConsole(console));
Reflect.set(globalThis, 'process', plainProcess(realProcess));
Reflect.set(globalThis, 'libraryState', { count: 0 });
harden([shared], new Set(['libraryState']));

/** of V8, by flag: whether it may still take what arrays and the like make of themselves for what it was. undefined without the flag */
function isFast(name: string): boolean | undefined {
  try {
    return Boolean(new Function(`return %${name}SpeciesProtector()`)());
  } catch {
    return undefined;
  }
}

// before anybody tries anything: an attempt alone makes V8 careful
const slow = ['Array', 'Promise', 'RegExp', 'TypedArray'].filter((name) => isFast(name) !== true);

const any = (value: unknown): object => Object(value);
const proto = (value: unknown): object => Object(Object.getPrototypeOf(value));

/** whom it would change, and under which name */
const attempts: Readonly<Record<string, readonly [object, PropertyKey]>> = {
  'a new global': [globalThis, 'left'],
  fetch: [globalThis, 'fetch'],
  globalThis: [globalThis, 'globalThis'],
  'Object.prototype': [Object.prototype, 'left'],
  'Object.prototype.toString': [Object.prototype, 'toString'],
  'Array.prototype.map': [Array.prototype, 'map'],
  'Array.prototype.constructor': [Array.prototype, 'constructor'],
  'Promise.prototype.then': [Promise.prototype, 'then'],
  'Function.prototype.call': [Function.prototype, 'call'],
  'Error.prototype.message': [Error.prototype, 'message'],
  'Error.prepareStackTrace': [Error, 'left'],
  'JSON.parse': [JSON, 'parse'],
  'Response.prototype.json': [Response.prototype, 'json'],
  'Headers.prototype.get': [Headers.prototype, 'get'],
  'Intl.DateTimeFormat.prototype.format': [Intl.DateTimeFormat.prototype, 'formatToParts'],
  'Reflect.apply': [Reflect, 'apply'],
  'Buffer.from': [Buffer, 'from'],
  'Symbol.iterator of arrays': [proto([][Symbol.iterator]()), 'next'],
  'iterators of maps': [proto(new Map()[Symbol.iterator]()), 'next'],
  'generators’ prototype': [proto(function* () {}), 'left'],
  'async functions’ prototype': [proto(async () => undefined), 'left'],
  'typed arrays’ prototype': [Object(proto(Uint8Array)), 'left'],
  'a shared module': [shared, 'call'],
  'a shared module’s default': [shared.default, 'nested'],
};

function isChanged([owner, name]: readonly [object, PropertyKey]): boolean {
  const before: unknown = Reflect.get(owner, name);
  const mark = () => 'left behind';
  try {
    Reflect.set(owner, name, mark);
  } catch {
    // refused aloud
  }
  Reflect.defineProperty(owner, name, { value: mark, configurable: true });
  Reflect.deleteProperty(owner, name);
  return Reflect.get(owner, name) !== before;
}

/** what libraries do with objects of their own */
const habits: Readonly<Record<string, () => boolean>> = {
  'an error with a name of its own': () => Object.assign(new Error('x'), { name: 'Own' }).name === 'Own',
  'a class with a toString of its own, assigned': () => {
    function Own() {}
    Own.prototype.toString = () => 'own';
    return String(Reflect.construct(Own, [])) === 'own';
  },
  'a constructor assigned to a prototype': () => {
    const own = Object.create(Map.prototype);
    own.constructor = Own;
    function Own() {}
    return own.constructor === Own;
  },
  'a promise whose catch is wrapped': () => {
    const own = Object.assign(Promise.resolve(1), { catch: () => undefined });
    return Object.hasOwn(own, 'catch');
  },
  'a record with a key that a prototype has': () => {
    const own = {};
    Object.assign(own, { constructor: 1, valueOf: 2 });
    return Object.keys(own).join() === 'constructor,valueOf';
  },
  'state of a library': () => {
    Reflect.set(any(Reflect.get(globalThis, 'libraryState')), 'count', 1);
    return Reflect.get(any(Reflect.get(globalThis, 'libraryState')), 'count') === 1;
  },
  'a deeper stack': () => {
    Error.stackTraceLimit = 50;
    return (new Error('x').stack ?? '').includes('x');
  },
};

const named = (table: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(table).flatMap(([name, isSo]) => (isSo ? [name] : []));

realProcess.stdout.write(
  JSON.stringify({
    tried: Object.keys(attempts).length,
    changed: named(Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, isChanged(attempt)]))),
    slow,
    broken: named(Object.fromEntries(Object.entries(habits).map(([name, works]) => [name, !works()]))),
  }),
);
