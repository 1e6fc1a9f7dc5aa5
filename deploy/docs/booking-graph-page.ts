import {
  BOOKING_EVENTS,
  BOOKING_GRAPH,
  BOOKING_STATUS,
  type BookingStatus,
  CONTRACT_STATE,
  contractState,
  PAYMENT_GRAPH,
  PAYMENT_OF_PROVIDER_STATE,
  PAYMENT_STATUS,
  PROVIDER_STATES,
  STATUS_MEANING,
} from '@cairn/shared-contracts/domain/booking-graph';
import { SALE_MODEL, SALE_TERMS } from '@cairn/shared-contracts/domain/sale-models';

const nameIn = (names: Readonly<Record<string, number>>, value: number): string =>
  Object.entries(names).find(([, one]) => one === value)?.[0] ?? String(value);
const statuses: readonly BookingStatus[] = Object.values(BOOKING_STATUS);
const status = (value: BookingStatus): string => nameIn(BOOKING_STATUS, value);
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const mermaid = (lines: readonly string[]): string =>
  ['```mermaid', 'stateDiagram-v2', ...lines.map((line) => `  ${line}`), '```'].join('\n');

function bookingDiagram(): string {
  const edges = statuses.flatMap((from) =>
    BOOKING_GRAPH[from].map(({ action, to, by }) => `${status(from)} --> ${status(to)}: ${action} (${by.join(', ')})`),
  );
  const ends = statuses.filter((one) => BOOKING_GRAPH[one].length === 0).map((one) => `${status(one)} --> [*]`);
  return mermaid([`[*] --> ${status(BOOKING_STATUS.pendingConfirm)}: request (tourist)`, ...edges, ...ends]);
}

function statusTable(): string {
  const rows = statuses.map((one) => {
    const { isOpen, holdsSeats, isUnpaidHold, waitsFor } = STATUS_MEANING[one];
    const contract = [false, true].map((hasPaid) => nameIn(CONTRACT_STATE, contractState(one, hasPaid)));
    const seats = holdsSeats ? (isUnpaidHold ? 'held, unpaid' : 'held') : 'given back';
    const waits = waitsFor ? `${waitsFor.owner}: ${waitsFor.step}` : '';
    return [String(one), status(one), isOpen ? 'yes' : 'no', seats, waits, ...contract];
  });
  return table(['nr.', 'status', 'open', 'seats', 'waits for', 'contract, unpaid', 'contract, once paid'], rows);
}

const paymentDiagram = (): string =>
  mermaid([
    `[*] --> ${nameIn(PAYMENT_STATUS, PAYMENT_STATUS.new)}`,
    ...Object.values(PAYMENT_STATUS).flatMap((from) =>
      PAYMENT_GRAPH[from].map((to) => `${nameIn(PAYMENT_STATUS, from)} --> ${nameIn(PAYMENT_STATUS, to)}`),
    ),
  ]);

const providerTable = (): string =>
  table(
    ['with the provider', 'the payment'],
    PROVIDER_STATES.map((state) => [state, nameIn(PAYMENT_STATUS, PAYMENT_OF_PROVIDER_STATE[state])]),
  );

const saleTable = (): string =>
  table(
    ['nr.', 'model', 'confirmation', 'payee', 'contract with'],
    Object.entries(SALE_MODEL).map(([name, model]) => {
      const { confirmation, payee, contractWith } = SALE_TERMS[model];
      return [String(model), name, confirmation.replace('_', ' '), payee, contractWith];
    }),
  );

/** The life of a booking for readers, drawn from the tables that the api and the pages go by. */
export const bookingGraphPage = (): string => `# The life of a booking

Written by \`npm run booking-graph\` from \`shared-contracts/domain/booking-graph.ts\` and \`sale-models.ts\`; a test fails when it is not current.
Every step is one row of the booking's history (${BOOKING_EVENTS.join(', ')}), with who, when and why; the database lets nobody change or
remove one.

## Statuses

${bookingDiagram()}

${statusTable()}

\`expire\` happens when a deadline passes (\`domain/booking-schedule.ts\`); both deadlines are shorter near the start. A request that is moved to
another date is confirmed anew, a paid booking keeps its status.

## Payments

${paymentDiagram()}

${providerTable()}

## How organizers sell

${saleTable()}

A departure that is not guaranteed to run is on request in every model.
`;
