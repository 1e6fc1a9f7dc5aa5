import type { Configuration } from '@rspack/core';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];
type Chunk = { name?: string | undefined; canBeInitial(): boolean };
type AnyModule = { type: string };
type ChunkGraph<Module> = { getModuleChunksIterable(module: Module): Iterable<Pick<Chunk, 'name'>> };

/** nothing of react-aria beyond links and buttons; most pages show half of them */
const PLAIN = [
  'alert',
  'avatar',
  'badge',
  'breadcrumbs',
  'card',
  'carousel',
  'counter',
  'empty-state',
  'level',
  'link',
  'pagination',
  'price',
  'rating',
  'skeleton',
  'stat',
  'stepper',
];
/** what a page that tells of one thing is read with */
const DETAIL = ['collapse', 'map', 'map-preloader', 'photo-strip', 'scroll-spy', 'tile-gallery', 'truncate-text'];
/** what the smallest of forms is made of: a page to read has none of its code */
const FIELD = ['chip', 'code-input', 'field', 'form', 'use-is-hydrated'];

/** What pages to read begin with: main.js knows where these are. Where the rest is, says a file that comes with the first of them. */
export const KNOWN_AT_START: readonly string[] = [
  ...PLAIN,
  ...DETAIL,
  'button',
  'chip',
  'icon-button',
  'lower-bar',
  'picture',
  'segment-control',
  'toast',
  'use-copy-link',
  'use-media-viewer',
  'use-scroll-spy',
];

/** Components that pages show together: what nothing else needs of their code is one file. */
const FAMILIES: Record<string, readonly string[]> = {
  plain: PLAIN,
  detail: DETAIL,
  dates: ['date-calendar', 'date-picker', 'date-range-picker'],
  checkbox: ['checkbox', 'terms-checkbox'],
  radio: ['radio-group', 'rating-input'],
  phone: ['country-box', 'flag', 'phone-input'],
  combo: ['city-autocomplete', 'combo-box', 'country-box'],
};

/**
 * What components share beyond families, by what it makes a page pay, from the cheapest to the dearest: a module lies in the file of
 * the first layer that needs it. So no component brings code that only a dearer one needs: a switch must not bring the pop-overs.
 */
const LAYERS: Record<string, readonly string[]> = {
  base: [...PLAIN, ...DETAIL],
  field: FIELD,
  control: ['checkbox', 'date-calendar', 'file-selector', 'switch', 'terms-checkbox'],
  text: ['number-input', 'password-field', 'range-slider', 'text-area', 'text-field'],
  choice: ['radio-group', 'rating-input'],
  collection: ['applied-chip'],
  overlay: ['menu', 'popover'],
  modal: ['callback-dialog', 'confirm-dialog', 'dialog', 'media-viewer', 'sheet'],
  picker: ['combo-box', 'phone-input', 'select'],
};

/** Every style sheet is a request that the first paint waits for: those of what most pages show are one. */
const STYLED_TOGETHER = [...PLAIN, 'field', 'form'];
const isStyledTogether = (component: string): boolean => STYLED_TOGETHER.includes(component);
const isOfFields = (components: readonly string[]): boolean =>
  components.length > 1 && components.some((component) => FIELD.includes(component));

const KIT = 'kit/';

/** A page of the shell itself carries its own copy of what it shows: it must not change how the product's pages are cut. */
const isOwnPage = ({ name }: Chunk): boolean => name?.startsWith('page/') ?? false;
const onDemand = (chunk: Chunk): boolean => !chunk.canBeInitial() && !isOwnPage(chunk);

type Make<Value> = (name: string, members: readonly string[], place: number) => Value;

function componentsWith<Module extends AnyModule>(module: Module, chunkGraph: ChunkGraph<Module>): string[] {
  const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '');
  return names.filter((name) => name.startsWith(KIT)).map((name) => name.slice(KIT.length));
}

type Wanted = (components: string[], module: AnyModule) => boolean;

function group(name: string, priority: number, minChunks: number, isWanted: Wanted) {
  return {
    name: `kit-${name}`,
    chunks: onDemand,
    minChunks,
    priority,
    enforce: true,
    test<Module extends AnyModule>(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph<Module> }) {
      const components = componentsWith(module, chunkGraph);
      return components.length > 0 && isWanted(components, module);
    },
  };
}

const mapped = <Value>(record: Record<string, readonly string[]>, make: Make<Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, members], place) => [name, make(name, members, place)]));

/** by name; of those that a module belongs to, the first in priority has it */
export const cacheGroups = {
  styles: group('base', 25, 1, (components, { type }) => {
    return type.startsWith('css') && (components.every(isStyledTogether) || isOfFields(components));
  }),
  ...mapped(FAMILIES, (name, members) =>
    group(name, 20, 1, (components) => components.every((component) => members.includes(component))),
  ),
  ...mapped(LAYERS, (name, members, place) =>
    group(name, 10 - place, 2, (components) => components.some((component) => members.includes(component))),
  ),
};

/**
 * How the browser's code is cut. A request costs more than a few unused kilobytes: its own headers and hash in the page, a share of
 * the line while the style sheets are on their way, and small files compress badly.
 */
export const splitChunks: SplitChunks = {
  chunks: (chunk) => !isOwnPage(chunk),
  maxAsyncRequests: 30,
  maxInitialRequests: 30,
  minSize: 20_000,
  cacheGroups: {
    packages: { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'packages', priority: 30, enforce: true },
    ...cacheGroups,
  },
};
