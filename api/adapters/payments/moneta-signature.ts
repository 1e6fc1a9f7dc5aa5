import { createHash } from 'node:crypto';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** What a payment of MONETA.Assistant and a notice about it have in common. */
export interface MonetaFields {
  MNT_ID: string;
  MNT_TRANSACTION_ID: string;
  /** with a point and two digits behind it */
  MNT_AMOUNT: string;
  MNT_CURRENCY_CODE: string;
  MNT_SUBSCRIBER_ID?: string | undefined;
  MNT_TEST_MODE?: string | undefined;
}

/** MNT_SIGNATURE of the payment's link: https://docs.moneta.ru, MONETA.Assistant, MD5 as the protocol has it */
export const assistantSignature = (fields: MonetaFields, code: string): string => md5(`${head(fields, '')}${code}`);

/** MNT_SIGNATURE of a notice to the Pay URL: the operation's number comes after the shop's */
export const noticeSignature = (fields: MonetaFields & { MNT_OPERATION_ID: string }, code: string): string =>
  md5(`${head(fields, fields.MNT_OPERATION_ID)}${code}`);

const head = (fields: MonetaFields, operation: string): string =>
  `${fields.MNT_ID}${fields.MNT_TRANSACTION_ID}${operation}${fields.MNT_AMOUNT}${fields.MNT_CURRENCY_CODE}` +
  `${fields.MNT_SUBSCRIBER_ID ?? ''}${fields.MNT_TEST_MODE ?? '0'}`;
