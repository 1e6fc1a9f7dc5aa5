import { ASSUMPTIONS } from '../../capacity/assumptions.ts';
import { type Compared, type Nodes, PART_NAMES } from './one-or-two.ts';
import { PAGES } from './works.ts';

const SECONDS_OF_MONTH = 30.44 * 86_400;
const { machine, use } = ASSUMPTIONS;
/** of a processor on the machines of the capacity model, which is given as much to do as it is there */
const EUROS_OF_MS = machine.eurosAMonth / (machine.cores * use * SECONDS_OF_MONTH * 1_000);

const sumOf = (parts: ReadonlyMap<string, number>): number => [...parts.values()].reduce((sum, ms) => sum + ms, 0);
const rounded = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** euros of a million */
export const costOfMillion = (cpu: ReadonlyMap<string, number>): number => sumOf(cpu) * EUROS_OF_MS * 1_000_000;

const comparison = ({ name, rate, p50, cpu }: Compared): string => {
  const [one, two] = [sumOf(cpu[1]), sumOf(cpu[2])];
  const figures = [rate[1], rate[2], rate[2] / rate[1], p50[1], p50[2], one, two, two / one];
  return `| ${[name, ...figures.map(rounded)].join(' | ')} |`;
};

const PAGE_NAMES: readonly string[] = Object.values(PAGES);

const costs = (compared: readonly Compared[], nodes: Nodes): string[] =>
  compared
    .filter(({ name }) => PAGE_NAMES.includes(name))
    .map(({ name, cpu }) => {
      const parts = PART_NAMES.map((part) => rounded(cpu[nodes].get(part) ?? 0));
      return `| ${[name, nodes, ...parts, rounded(sumOf(cpu[nodes])), costOfMillion(cpu[nodes]).toFixed(2)].join(' | ')} |`;
    });

export interface NodesReport {
  compared: readonly Compared[];
  rounds: number;
  date: string;
  command: string;
  machine: string;
  notes: readonly string[];
}

/** the chapter of RESULTS.md */
export const nodesChapter = ({ compared, rounds, date, command, machine: where, notes }: NodesReport): string =>
  [
    '# Cluster: one node and two',
    '',
    `${date} · \`${command}\` · medians of ${rounds} rounds`,
    '',
    `${where}. The cluster of the drills: a node is a shell and an api; workers, PostgreSQL with its standby, Redis, the store of objects and nginx are there either way.`,
    ...notes.flatMap((note) => ['', note]),
    '',
    'The same work by one node and by two, in turns, by clients that ask again as soon as they are answered. Two nodes have no more processors than one here, and share them with database, nginx and',
    'the clients: a second adds what one alone cannot use. What tells of more machines is the processor time of one piece of work, by the system, of all parts, with what the workers do meanwhile: where it is the same with two,',
    'two machines do twice as much.',
    '',
    '| | one, a second | two, a second | two : one | one, p50 ms | two, p50 ms | one, processor ms | two, processor ms | two : one |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...compared.map(comparison),
    '',
    `What a page costs, processor time in ms, and a million of them in euros, on machines as in the capacity model (${machine.cores} processors for € ${machine.eurosAMonth} a month, ${use * 100} % in use):`,
    '',
    `| page | nodes | ${PART_NAMES.join(' | ')} | in all | € a million |`,
    `|---|--:|${PART_NAMES.map(() => '--:').join('|')}|--:|--:|`,
    ...([1, 2] as const).flatMap((nodes) => costs(compared, nodes)),
    '',
  ].join('\n');
