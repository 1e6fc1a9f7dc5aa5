import type { Circumstances } from '../circumstances.ts';
import type { Latency } from '../search/percentiles.ts';
import type { FanOut } from './fan-out.ts';
import type { Storm } from './storm.ts';

export interface ChatFigures {
  fanOuts: readonly FanOut[];
  storm: Storm;
}

const TARGET_RATIO = 1.2;
const TARGET_BACK_MS = 10_000;

const ms = (value: number): string => (value < 100 ? value.toFixed(1) : value.toFixed(0));
const number = (value: number): string => value.toLocaleString('en-GB');
const times = (chat: number, bare: number): string => `${ratio(chat / bare)} ×`;
const ratio = (value: number): string => value.toFixed(2);
const latency = ({ p50, p99, max }: Latency): string => `${ms(p50)} | ${ms(p99)} | ${ms(max)}`;
const nodes = (count: number): string => (count === 1 ? 'one node' : `${count} nodes`);

/** What the chat must reach, each with the figure that decides it. */
export function judge({ fanOuts, storm }: ChatFigures) {
  return [
    ...fanOuts.flatMap(({ nodes: count, chat, bare }) =>
      (['p50', 'p99'] as const).map((share) => ({
        target: `delivery ${share} ≤ ${TARGET_RATIO} × a bare broadcast, ${nodes(count)}`,
        met: chat[share] <= bare[share] * TARGET_RATIO,
        figure: times(chat[share], bare[share]),
      })),
    ),
    {
      target: `${number(storm.sockets)} back within 10 s of a killed node`,
      met: storm.back.max < TARGET_BACK_MS,
      figure: `${(storm.back.max / 1000).toFixed(1)} s`,
    },
    { target: 'nothing lost', met: storm.lost === 0, figure: `${storm.lost} of ${number(storm.sockets)} missed one` },
  ];
}

/** the chat's chapter of RESULTS.md */
export function markdown(figures: ChatFigures, how: Circumstances): string {
  const { fanOuts, storm } = figures;
  return [
    '# Chat benchmark',
    '',
    `${how.date} · \`${how.command}\` · ${number(storm.sockets)} sockets`,
    '',
    `${how.machine}. ${how.versions}.`,
    ...how.notes.flatMap((note) => ['', note]),
    '',
    'A message is notified by the database and sent to every socket of one chat; the bare broadcast is a process with `ws` and nothing else',
    'that gets the same notification and sends the same bytes to as many sockets. The two take turns in one run; times count from before the',
    'notification until each socket has its frame. In the storm each account has one socket in a chat of two people; the node that has all of',
    'them is killed while others write by the second one. Database, nodes and sockets share the machine.',
    '',
    '## Targets',
    '',
    '| target | | figure |',
    '|---|---|---|',
    ...judge(figures).map(({ target, met, figure }) => `| ${target} | ${met ? 'met' : 'missed'} | ${figure} |`),
    '',
    '## Figures',
    '',
    '| | p50, ms | p99, ms | longest, ms | processor time a frame | memory a socket |',
    '|---|---|---|---|---|---|',
    ...fanOuts.flatMap(({ nodes: count, chat, bare, memory, cpu }) => {
      const us = (time: number | undefined) => (time === undefined ? '' : `${time.toFixed(1)} µs`);
      const kb = (bytes: number | undefined) => (bytes === undefined ? '' : `${(bytes / 1024).toFixed(0)} KB`);
      return [
        `| chat, ${nodes(count)} | ${latency(chat)} | ${us(cpu?.chat)} | ${kb(memory?.chat)} |`,
        `| bare broadcast, ${nodes(count)} | ${latency(bare)} | ${us(cpu?.bare)} | ${kb(memory?.bare)} |`,
      ];
    }),
    `| back after a killed node | ${latency(storm.back)} | | |`,
    '',
    ...fanOuts.map(
      ({ nodes: count, messages, ratios }) =>
        `On ${nodes(count)} ${number(messages)} messages of each kind took turns; in each tenth of them alone p99 was ${ratio(Math.min(...ratios))} to ${ratio(Math.max(...ratios))} × that of the bare broadcast.`,
    ),
    `${number(storm.written)} messages were written while the ${number(storm.sockets)} came back.`,
    '',
  ].join('\n');
}
