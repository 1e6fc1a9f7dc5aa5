import { type Live, type LiveRemote, type Release, releaseKey, sharesOf } from '@cairn/shared-contracts/remote/release';
import type { InspectedPage, InspectorState, VersionChoice } from '../../composition/boot.ts';
import type { CompositionPlan } from '../composition-plan.ts';
import type { Overridden, Overrides } from './overrides.ts';

type ReleaseOf = (name: string, version: string) => Release | undefined;

function liveChoices(remote: LiveRemote | undefined): VersionChoice[] {
  if (!remote) return [];
  const { shares } = sharesOf(remote);
  const shown = shares
    .filter(({ version, share }) => share > 0 || version === remote.stable)
    .map(({ version, share }): VersionChoice => {
      const percent = Math.round(share * 10) / 10;
      return { version, state: version === remote.stable ? 'stable' : 'canary', percent };
    })
    .sort((one, other) => (other.percent ?? 0) - (one.percent ?? 0));
  const { fallback } = remote;
  return fallback && !shown.some(({ version }) => version === fallback.version)
    ? [...shown, { version: fallback.version, state: 'fallback' }]
    : shown;
}

/** What may be chosen, of whom it is, and until when: what the inspector shows beside the page. */
export function stateOf(live: Live, { link, mix, offers }: Overridden, releaseOf: ReleaseOf): InspectorState {
  const names = [...new Set([...Object.keys(live.remotes), ...Object.keys(offers)])].sort();
  return {
    environment: live.environment,
    ...(link ? { by: link.by, expiresAt: link.expires_at } : {}),
    remotes: names.map((name) => {
      const known = liveChoices(live.remotes[name]);
      const more = (offers[name] ?? [])
        .filter(({ version }) => !known.some((choice) => choice.version === version))
        .map(({ version }): VersionChoice => ({ version, state: 'preview' }));
      const choices = [...known, ...more];
      const wanted = mix[name];
      const owner = [wanted, ...choices.map(({ version }) => version)]
        .map((version) => version && releaseOf(name, version)?.contract?.owner)
        .find((found) => found !== undefined && found !== '');
      return { name, ...(owner ? { owner } : {}), ...(wanted ? { wanted } : {}), choices };
    }),
  };
}

/** what a page has of what was chosen */
export const inspectedOf =
  ({ mix, fault }: Overridden, overrides: Pick<Overrides, 'reasonOf'>) =>
  (plan: CompositionPlan, reasons: ReadonlyMap<string, string>): InspectedPage => ({
    overrides: Object.entries(mix).map(([remote, wanted]) => {
      const planned = plan.remotes.find(({ name }) => name === remote);
      const key = releaseKey(remote, wanted);
      const shown = planned?.kind === 'version' ? planned.key.slice(remote.length + 1) : null;
      const isWhole = shown === wanted && planned?.kind === 'version' && planned.down.length === 0;
      const reason = isWhole ? undefined : (fault ?? reasons.get(key) ?? overrides.reasonOf(key));
      return { remote, wanted, shown, ...(reason === undefined ? {} : { reason }) };
    }),
  });
