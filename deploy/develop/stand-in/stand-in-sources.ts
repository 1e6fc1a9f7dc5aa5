import type { Contract, Release } from '@cairn/shared-contracts/remote/release';
import { sampleOf } from './sample.ts';
import { validatorOf } from './validators.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** functions among the props → what they are called with */
function handlersOf({ properties = {} }: Contract['fragments'][string]['props']): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, { 'x-handler': handler }]) => {
      if (handler === undefined) return [];
      return [[key, handler === true ? [] : [sampleOf(handler, key)]]];
    }),
  );
}

const eventsOf = ({ events }: Contract) =>
  Object.fromEntries(Object.entries(events).map(([name, { payload }]) => [name, sampleOf(payload, name)]));

interface Part {
  /** 'mf-catalog/heart' */
  name: string;
  version: string;
  handlers: Record<string, unknown[]>;
  events: Record<string, unknown>;
}

const element = ({ name, version, handlers, events }: Part, given: string, problems: string): string =>
  `<StandIn name=${json(name)} version=${json(version)} given={${given}} problems={${problems}}
      handlers={${json(handlers)}} events={${json(events)}} />`;

const fragmentSource = (
  part: Part,
  validator: string,
): string => `import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { StandIn } from '../stand-in.tsx';
import validate from './${validator}';

const problemsOf = (given: object): string[] =>
  validate(given) ? [] : validate.errors.map(({ instancePath, message }) => [instancePath, message].join(' ').trim());

export default defineFragment({
  Component: (given) => ${element(part, 'given', 'problemsOf(given)')},
});
`;

const routeSource = (part: Part): string => `import { defineRoute, Seo } from '@cairn/shared-contracts/remote/platform';
import { StandIn } from '../stand-in.tsx';

export default defineRoute({
  loader: async ({ params }) => ({ ...params }),
  Component: ({ data }) => (
    <div className="page">
      <Seo title=${json(part.name)} description=${json(`Stand-in of ${part.name}`)} noindex />
      <h1>{${json(part.name)}}</h1>
      ${element(part, 'data', '[]')}
    </div>
  ),
});
`;

/** props and payloads are set right in the release (stand-in.ts): the sources cannot say a schema that they only have as JSON */
function remoteSource(name: string, release: Release, { owner, events, fragments }: Contract): string {
  const routes = Object.entries(release.routes).map(([route, { addresses = [] }]) => [
    route,
    { module: `./routes/${route}.route.tsx`, addresses },
  ]);
  const parts = Object.keys(fragments).map((part) => [part, { module: `./fragments/${part}.fragment.tsx` }]);
  return `import { defineRemote } from '@cairn/shared-contracts/remote/define-remote';

export default defineRemote(${json({
    ...{ name, owner, routes: Object.fromEntries(routes), fragments: Object.fromEntries(parts) },
    events: Object.fromEntries(Object.keys(events).map((event) => [event, {}])),
  })});
`;
}

/**
 * The sources of a remote that offers what a release offers, and shows what it is given in place of what the release would show: file →
 * content. The component itself lies beside them (parts/).
 * @throws when the release is of before contracts
 */
export function standInSources(release: Release): Record<string, string> {
  const { name, version, contract, locales, routes } = release;
  if (!contract) throw new Error(`${name}@${version} says nothing of what it offers: it is older than contracts`);
  const events = eventsOf(contract);
  const files: Record<string, string> = {
    'package.json': json({ name: `@cairn/${name}`, version, private: true, type: 'module' }),
    'rspack.config.ts': `import { remotePreset } from '@cairn/shared-contracts/build/remote-preset';

export default remotePreset(import.meta.dirname);
`,
    'emit.ts': `import { emitterOf } from '@cairn/shared-contracts/remote/events';

export const emit = emitterOf<'${name}'>();
`,
    'remote.ts': remoteSource(name, release, contract),
    ...Object.fromEntries(locales.map((locale) => [`i18n/${locale}.json`, '{}'])),
  };
  for (const [part, { props }] of Object.entries(contract.fragments)) {
    files[`fragments/${part}.fragment.tsx`] = fragmentSource(
      { name: `${name}/${part}`, version, handlers: handlersOf(props), events },
      `${part}.validate.js`,
    );
    files[`fragments/${part}.validate.js`] = validatorOf(props);
  }
  for (const route of Object.keys(routes))
    files[`routes/${route}.route.tsx`] = routeSource({ name: `${name}/${route}`, version, handlers: {}, events });
  return files;
}
