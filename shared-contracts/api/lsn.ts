/** A place in the database's log, as PostgreSQL writes it: 16/B374D848. */
const LSN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;

/** of a commit whose place is not known: no replica has it */
export const UNKNOWN_PLACE = 'FFFFFFFF/FFFFFFFF';

/** @returns undefined for what is none */
export function parseLsn(text: unknown): bigint | undefined {
  const [, high, low] = typeof text === 'string' ? (LSN.exec(text) ?? []) : [];
  return high !== undefined && low !== undefined ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined;
}
