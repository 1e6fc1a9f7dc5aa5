import { LICHEN, LOGO_STONES } from '@cairn/shared-contracts/domain/logo';
import type { Saw } from '@cairn/shared-contracts/remote/release';
import { MEASURES, type Measure } from '@cairn/shared-contracts/remote/version-figures';
import { escaped } from '../plain-page.ts';
import { commandsFor } from './commands.ts';
import type { LiveView, RemoteView, State, VersionView } from './live-view.ts';
import type { Shown } from './shown-history.ts';
import type { Words } from './words.ts';

/** of pages that failed: what is painted as bad */
const BAD = 0.01;
const WIDTH = 64;
const HEIGHT = 22;

const badge = (text: string, tone: string): string => `<span class="badge ${tone}">${escaped(text)}</span>`;

function stateBadge(state: State, { t }: Words): string {
  switch (state) {
    case 'Stable':
      return badge(t('state.stable'), 'ok');
    case 'Canary':
      return badge(t('state.canary'), 'info');
    case 'Fallback':
      return badge(t('state.fallback'), '');
    case 'Taken back':
      return badge(t('state.takenBack'), 'err');
    default:
      return badge(t('state.test', { name: state.slice('Test '.length) }), 'info');
  }
}

/** a line of the steps that had pages; its highest point is the top */
function trendLine(trend: VersionView['trend']): string {
  const most = Math.max(BAD, ...trend.map((value) => value ?? 0));
  const points = trend.flatMap((value, at) =>
    value === null
      ? []
      : [
          `${((at * WIDTH) / Math.max(1, trend.length - 1)).toFixed(1)} ${(HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1)}`,
        ],
  );
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path d="M${points.join('L')}"/></svg>`;
}

function errorsOf({ errors, trend }: VersionView, { t, percent }: Words): string {
  if (errors === undefined) return `<span class="muted">${escaped(t('composition.none'))}</span>`;
  return `<span class="sp${errors >= BAD ? ' bad' : ''}">${trendLine(trend)}${percent(errors, 2)}</span>`;
}

const reasonsOf = ({ reasons }: VersionView, { t }: Words): string =>
  reasons.length === 0
    ? ''
    : `<details class="why"><summary>${escaped(t('composition.failed'))}</summary><ul>${reasons
        .map(
          ({ side, part, reason, where, times }) =>
            `<li>${escaped(t('composition.reason', { times, side }))}${part ? `, ${escaped(part)}` : ''}: ${escaped(reason)}${where ? ` <code>${escaped(where)}</code>` : ''}</li>`,
        )
        .join('')}</ul></details>`;

/** all but LCP, which has a column */
const measuresOf = ({ measures }: VersionView, { t, measure: shown }: Words): string => {
  const said = MEASURES.flatMap((measure) => {
    const value = measures[measure];
    return measure === 'lcp' || value === undefined ? [] : [`${t(`measure.${measure}`)} ${shown(measure, value)}`];
  });
  return said.length === 0 ? '' : `<p class="why">${escaped(said.join(' · '))}</p>`;
};

function versionRow(version: VersionView, words: Words, now: number): string {
  const { t, age } = words;
  const share = Math.round(version.share * 10) / 10;
  const shown = words.percent(version.share / 100, Number.isInteger(share) ? 0 : 1);
  const isTrial = version.state === 'Canary' || version.state.startsWith('Test');
  return [
    `<div class="v${isTrial ? ' canary' : ''}"><b>${escaped(version.version)}</b>`,
    `<svg class="share" viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label="${escaped(t('composition.share', { share: shown }))}"><rect width="${share}" height="1" fill="currentColor"/></svg>`,
    `<em>${shown}</em>`,
    `<div class="facts"><span>${stateBadge(version.state, words)}</span><span>${version.since ? escaped(age(version.since, now)) : ''}</span>`,
    `${errorsOf(version, words)}<span class="sp">${version.measures.lcp === undefined ? '' : `LCP ${words.measure('lcp', version.measures.lcp)}`}</span></div>`,
    `${measuresOf(version, words)}${reasonsOf(version, words)}</div>`,
  ].join('');
}

const remoteRow = ({ name, squad, contact, versions, complaints }: RemoteView, words: Words, now: number): string =>
  [
    `<li><div><h3>${escaped(name)}</h3><small>${escaped(squad ?? '')}${contact ? `<br>${escaped(contact)}` : ''}</small></div><div>`,
    ...versions.map((version) => versionRow(version, words, now)),
    ...complaints.map((complaint) => `<p class="why">${escaped(complaint)}</p>`),
    '</div></li>',
  ].join('');

/** what stands where in wide rows; what a machine reads has words of its own in each */
const heads = ({ t }: Words): string =>
  [
    `<div class="heads" aria-hidden="true"><div class="v"><b>${escaped(t('composition.heads.version'))}</b>`,
    `<span class="share">${escaped(t('composition.heads.share'))}</span><em></em><div class="facts">`,
    ...(['state', 'age', 'failed', 'lcp'] as const).map(
      (head) => `<span>${escaped(t(`composition.heads.${head}`))}</span>`,
    ),
    '</div></div></div>',
  ].join('');

const isMeasure = (name: string): name is Measure => MEASURES.some((measure) => measure === name);

const sawList = ({ found, reference, against, limit, reasons, slower = [] }: Saw, words: Words): string => {
  const { t, percent, measure: shown } = words;
  const rate = ({ pages, failed }: Saw['found']) => percent(pages > 0 ? failed / pages : 0, 2);
  const [first] = reasons;
  const slow = slower.flatMap(({ measure, found: own, before, limit: most, values }): [string, string][] => {
    if (!isMeasure(measure)) return [];
    const [text, other, bound] = [own, before, most].map((value) => shown(measure, value));
    return [
      [
        t(`measure.${measure}`),
        t('saw.slower', { found: text, reference: other, version: against, limit: bound, values }),
      ],
    ];
  });
  const facts: [string, string][] = [
    ...slow,
    [t('saw.failed'), t('saw.against', { found: rate(found), reference: rate(reference), version: against })],
    [t('saw.limit'), percent(limit, 2)],
    [t('saw.seen'), t('saw.pages', { failed: found.failed, pages: found.pages })],
    ...(first ? [[t('saw.common'), `${first.reason}, ${first.where ?? first.part}`] satisfies [string, string]] : []),
  ];
  return `<dl class="saw">${facts.map(([name, text]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl>`;
};

const ARROW = 'M7 17 17 7M7 7h10v10';
const BACK = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5';
const icon = (path: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${path}"/></svg>`;

function changeRow({ live }: Shown, words: Words): string {
  const { revision, note, changed_at, changed_by, forced = [], saw, back_to } = live;
  const { t, moment } = words;
  return [
    `<li${saw ? ' class="guard"' : ''}>${icon(saw || back_to ? BACK : ARROW)}`,
    `<h3><span>${escaped(saw ? t('history.guard', { remote: saw.remote, version: saw.version }) : note)}</span><time datetime="${escaped(changed_at)}">${moment(changed_at)}</time></h3>`,
    `<p>${escaped(saw ? t('history.automatic') : changed_by)} · ${escaped(t('history.revision', { revision }))}</p>`,
    ...forced.map((problem) => `<p>${escaped(t('history.forced', { problem }))}</p>`),
    `${saw ? sawList(saw, words) : ''}</li>`,
  ].join('');
}

const section = (title: string, id: string, body: string): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>${body}</section>`;

function shellsList({ shells, live }: LiveView, { t }: Words, now: number): string {
  const items = shells.map(({ shell, revision, versions, at, stale }) => {
    const all = Object.values(versions);
    const refused = all.filter(({ state }) => state === 'refused').length;
    const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
    const said = [
      t('nodes.heard', { seconds }),
      t('nodes.loaded', { count: all.length - refused }),
      ...(refused ? [t('nodes.refused', { count: refused })] : []),
    ].join(' · ');
    const served = revision === null ? t('nodes.noRevision') : t('nodes.revision', { revision });
    const isWell = revision === live.revision && stale === undefined;
    return `<li><b>${escaped(shell)}</b>${badge(served, isWell ? 'ok' : 'err')}<small>${escaped([...said, ...(stale === undefined ? [] : [stale])].join(' · '))}</small></li>`;
  });
  return `<ul class="nodes">${items.join('')}</ul>`;
}

const commandsList = (view: LiveView, { t }: Words): string =>
  `<p class="muted">${escaped(t('act.about'))}</p><ul class="cmd">${commandsFor(view, t)
    .map(
      ({ label, command }) =>
        `<li><span>${escaped(label)}</span><div><code>${escaped(command)}</code><button type="button" data-copy="${escaped(t('act.copied'))}" hidden aria-label="${escaped(t('act.copyOf', { label }))}">${escaped(t('act.copy'))}</button></div></li>`,
    )
    .join('')}</ul>`;

const LOGO = `<svg viewBox="0 0 32 32" width="30" height="30" fill="currentColor" aria-hidden="true">${LOGO_STONES.map(
  (stone, at) => `<path d="${stone}"${at === LICHEN.stone ? ` fill="${LICHEN.colour}"` : ''}/>`,
).join('')}</svg>`;

function healthOf({ remotes, stale }: LiveView, { t }: Words): string {
  if (stale !== undefined) return `<span class="st bad"><i></i>${escaped(t('health.stale'))}</span>`;
  const bad = remotes.filter(
    ({ versions, complaints }) =>
      complaints.length > 0 || versions.some(({ errors = 0, share }) => share > 0 && errors >= BAD),
  );
  if (bad.length === 0) return `<span class="st"><i></i>${escaped(t('health.good'))}</span>`;
  return `<span class="st bad"><i></i>${escaped(t('health.bad', { remotes: bad.map(({ name }) => name).join(', ') }))}</span>`;
}

/** The page's body. */
export function liveBody(view: LiveView, siteName: string, words: Words, now: number): string {
  const { live, stale, remotes, history, pagesPerMinute } = view;
  const { t } = words;
  const facts = [
    t('top', { revision: live.revision }),
    ...(live.changed_at ? [t('changed', { age: words.age(live.changed_at, now), who: live.changed_by })] : []),
    t('pages', { count: pagesPerMinute }),
  ].join(' · ');
  return [
    `<header class="ops"><div class="in"><a class="brand" href="/">${LOGO}<span>${escaped(siteName)}</span></a>`,
    `<nav aria-label="${escaped(t('nav.label'))}"><a href="/dev/live" aria-current="page">${escaped(t('nav.live'))}</a><a href="/dev/experiments">${escaped(t('nav.experiments'))}</a></nav>`,
    `<span class="where">${escaped(live.environment)} · UTC</span></div></header>`,
    `<main class="in"><div class="top"><div><h1>${escaped(t('title'))}</h1><p>${escaped(facts)}</p></div>${healthOf(view, words)}</div>`,
    stale === undefined
      ? ''
      : `<p class="why">${escaped(t('stale', { revision: live.revision }))} ${escaped(stale)}</p>`,
    section(
      t('composition.title'),
      'composition',
      `<p class="muted">${escaped(t('composition.about'))}</p>${heads(words)}<ul class="remotes">${remotes
        .map((remote) => remoteRow(remote, words, now))
        .join('')}</ul>`,
    ),
    `<div class="cols">${section(
      t('history.title'),
      'history',
      history.length > 0
        ? `<ol class="tl">${history.map((shown) => changeRow(shown, words)).join('')}</ol>`
        : `<p class="muted">${escaped(t('history.away'))}</p>`,
    )}<div class="side">${section(t('nodes.title'), 'nodes', shellsList(view, words, now))}${section(t('act.title'), 'act', commandsList(view, words))}</div></div></main>`,
  ].join('');
}
