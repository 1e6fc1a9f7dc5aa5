/**
 * Locks what all code of a process shares, so that none of it can be changed by what is loaded later. Properties that libraries
 * set on their own objects although a prototype has them (an error's name) go on working: there the prototype's becomes an accessor.
 */
const SET_ON_INSTANCES: readonly (readonly [object, readonly string[] | 'all'])[] = [
  [Object.prototype, 'all'],
  [Function.prototype, ['constructor', 'toString']],
  ...[Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError].map(
    ({ prototype }) => [prototype, ['constructor', 'message', 'name', 'toString']] as const,
  ),
  [Promise.prototype, ['then', 'catch', 'finally']],
  [Array.prototype, ['toString']],
  [Map.prototype, ['constructor']],
  [Set.prototype, ['constructor']],
  [Date.prototype, ['constructor', 'toString']],
];

const TYPED_ARRAY: object = Object.getPrototypeOf(Uint8Array.prototype);
/**
 * Their `constructor` says what `map`, `slice`, `then`, `split` or `subarray` make of them. V8 looks there no more while it is what it was,
 * and for good once it is an accessor: each of these calls takes up to five times as long in the whole process then. So it stays a value, and
 * who makes a subclass of them without `class` cannot assign one.
 */
const SPECIES_OF: ReadonlySet<object> = new Set<object>([
  ...[Array, Promise, RegExp, ArrayBuffer, SharedArrayBuffer].map(({ prototype }) => prototype),
  TYPED_ARRAY,
]);
const hasSpecies = (object: object): boolean => SPECIES_OF.has(object) || Object.getPrototypeOf(object) === TYPED_ARRAY;

function overridable(object: object, name: string): void {
  const property = Object.getOwnPropertyDescriptor(object, name);
  if (!property || !('value' in property) || !property.configurable) return;
  const { value, enumerable = false } = property;
  Object.defineProperty(object, name, {
    get: () => value,
    set(this: object, next: unknown) {
      if (this === object) throw new TypeError(`${name} cannot be changed here`);
      Object.defineProperty(this, name, { value: next, writable: true, enumerable: true, configurable: true });
    },
    enumerable,
    configurable: false,
  });
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** of syntax: no global leads there */
const hidden = (): object[] => [
  async () => undefined,
  function* () {},
  async function* () {},
  [][Symbol.iterator](),
  ''[Symbol.iterator](),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  'a'.matchAll(/a/g),
  Object.getPrototypeOf(Uint8Array),
];

/** everything that leads from here by a property, an accessor or a prototype */
function reach(roots: readonly object[], stop: ReadonlySet<object>): Set<object> {
  const reached = new Set<object>();
  const waiting = [...roots];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (reached.has(object) || stop.has(object) || ArrayBuffer.isView(object)) continue;
    reached.add(object);
    const properties = Object.values(Object.getOwnPropertyDescriptors(object));
    for (const { value, get, set } of properties) waiting.push(...[value, get, set].filter(isObject));
    const prototype: unknown = Object.getPrototypeOf(object);
    if (isObject(prototype)) waiting.push(prototype);
  }
  return reached;
}

/** namespaces of modules are locked as they are, and cannot be frozen */
function lock(object: object): void {
  if (Object.isExtensible(object)) Object.freeze(object);
}

/** one that V8 and libraries write to while they look for where an error came from */
function settleErrors(): void {
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => undefined });
  Object.defineProperty(Error, 'stackTraceLimit', { value: 30, writable: true, configurable: false });
  Object.preventExtensions(Error);
}

/**
 * Locks the globals, what they lead to, and these modules. Nothing can be added to the globals either.
 * @param modules what is shared with code that is loaded later
 * @param state globals whose contents stay as changeable as they are
 */
export function harden(modules: readonly object[], state: ReadonlySet<string>): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const property = Object.getOwnPropertyDescriptor(globalThis, name);
    // some are made when they are first asked for
    const value: unknown = Reflect.get(globalThis, name);
    if (property?.configurable)
      Object.defineProperty(globalThis, name, {
        value,
        enumerable: property.enumerable ?? false,
        writable: false,
        configurable: false,
      });
  }
  Object.preventExtensions(globalThis);
  settleErrors();
  for (const [object, names] of SET_ON_INSTANCES)
    for (const name of names === 'all' ? Object.getOwnPropertyNames(object) : names) overridable(object, name);
  const globals = Object.getOwnPropertyNames(globalThis).map((name) => {
    const value: unknown = Reflect.get(globalThis, name);
    return { value, isState: state.has(name) };
  });
  const objectsOf = (isState: boolean) =>
    globals.filter((global) => global.isState === isState).flatMap(({ value }) => (isObject(value) ? [value] : []));
  const stop = new Set<object>([globalThis, ...objectsOf(true)]);
  for (const object of reach([...objectsOf(false), ...hidden()], stop)) {
    // streams of Node's own set theirs on instances
    if (!hasSpecies(object)) overridable(object, 'constructor');
    if (object !== Error) lock(object);
  }
  for (const module of modules) {
    lock(module);
    const common: unknown = Reflect.get(module, 'default');
    if (isObject(common)) lock(common);
  }
}
