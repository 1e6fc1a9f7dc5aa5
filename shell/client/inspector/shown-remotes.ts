import type { InspectedPage, InspectorState, VersionChoice } from '../../composition/boot.ts';
import type { PartRefs } from '../experiments/part-refs.ts';
import type { Measures } from './measures.ts';
import type { Measured } from './use-measured.ts';
import type { Faults } from './watch-faults.ts';
import type { Words } from './words.ts';

/** One remote as the inspector shows it. */
export interface ShownRemote extends Measures {
  name: string;
  squad?: string;
  /** what stands on the page; undefined: nothing of it was asked for */
  version?: string;
  /** which of the eight colours, always beside the name */
  colour: number;
  choices: VersionChoice[];
  override?: InspectedPage['overrides'][number];
  faults: readonly string[];
  isOnPage: boolean;
}

const COLOURS = 8;

interface Known {
  state: InspectorState | undefined;
  inspected: InspectedPage;
  measured: Measured;
  faults: Pick<Faults, 'of'>;
  parts: Pick<PartRefs, 'all'>;
}

const isHere = ({ isOnPage, override }: ShownRemote): boolean => isOnPage || override !== undefined;

export function shownRemotes({ state, inspected, measured, faults, parts }: Known): ShownRemote[] {
  const onPage = new Set(parts.all().map(({ remote }) => remote));
  const names = state?.remotes.map(({ name }) => name) ?? [...new Set([...onPage, ...measured.versions.keys()])].sort();
  const remotes = names.map((name, index): ShownRemote => {
    const known = state?.remotes.find((remote) => remote.name === name);
    const override = inspected.overrides.find(({ remote }) => remote === name);
    const version = override ? (override.shown ?? undefined) : measured.versions.get(name);
    return {
      name,
      ...(known?.owner ? { squad: known.owner.squad } : {}),
      ...(version === undefined ? {} : { version }),
      ...{ colour: index % COLOURS, choices: known?.choices ?? [], faults: faults.of(name) },
      ...(override ? { override } : {}),
      isOnPage: onPage.has(name),
      ...(measured.measures.get(name) ?? { bytes: 0 }),
    };
  });
  // what the page is made of first
  return remotes.sort((one, other) => Number(isHere(other)) - Number(isHere(one)));
}

/** 'canary 10 %' */
export const stateText = ({ state, percent }: VersionChoice, words: Words): string => {
  const isLive = state === 'stable' || state === 'canary';
  return [words.t(`state.${state}`), ...(isLive && percent !== undefined ? [words.percent(percent)] : [])].join(', ');
};

/** what a badge says of the version that stands on the page */
export function badgeOf(
  { version, choices, override }: Pick<ShownRemote, 'version' | 'choices' | 'override'>,
  { t, percent }: Words,
): {
  text: string;
  tone: 'success' | 'warning' | 'info' | 'danger' | 'neutral';
} {
  if (override && override.shown !== override.wanted) return { text: t('badge.notShown'), tone: 'danger' };
  const choice = choices.find((one) => one.version === version);
  switch (choice?.state) {
    case undefined:
      return { text: t('badge.absent'), tone: 'neutral' };
    case 'stable':
      return { text: t('badge.stable'), tone: 'success' };
    case 'canary':
      return { text: t('badge.canary', { percent: percent(choice.percent ?? 0) }), tone: 'warning' };
    case 'fallback':
      return { text: t('badge.fallback'), tone: 'neutral' };
    case 'preview':
      return { text: t('badge.preview'), tone: 'info' };
  }
}
