import { PAYMENT_STATUS, STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import { notFound } from '../../../platform/errors.ts';
import { FileAnswer } from '../../../platform/file-answer.ts';
import { readLanguage } from '../../../platform/http/locale.ts';
import type { Services } from '../../../platform/services.ts';
import { createRenderQueue } from '../../media/render-queue.ts';
import { hidesOrganizers } from '../../organizer/hidden-organizers.ts';
import { statusOf } from '../../request/status-of.ts';
import { documentTexts } from '../../tour-pdf/document-texts.ts';
import { openParts, readPlan } from '../due.ts';
import { paymentOf, toPayment } from '../payment-row.ts';
import { type Receipt, receiptDocument } from './receipt-document.ts';

const AT_ONCE = 2;
const NAMES: Readonly<Record<PaymentSystem, string>> = {
  stripe: 'Stripe',
  tbank: 'T-Bank',
  sberbank: 'Sberbank',
  moneta: 'MONETA',
};
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

export interface ReceiptAsked {
  uuid: string;
  payment: number;
  /** ISO locale; '' for that of the request */
  language: string;
}

/** Receipts as PDF, in the language of the link. */
export function createReceipts(services: Services) {
  const queue = createRenderQueue(AT_ONCE);
  return async (asked: ReceiptAsked, { site, language }: { site: Site; language: string }): Promise<FileAnswer> => {
    const facts = await readReceipt(services, asked, site);
    const reader = asked.language ? readLanguage(asked.language, site) : language;
    const body = await queue.run('visitor', async () => {
      // the library is loaded with the first document
      const { renderPdf } = await import('../../tour-pdf/render-pdf.ts');
      return renderPdf(receiptDocument(facts, reader, documentTexts(reader)));
    });
    return new FileAnswer(body, 'application/pdf', `receipt-${facts.number}.pdf`);
  };
}

/** @throws ApiError 404 booking_not_found, payment_not_found for one that was not paid as well */
async function readReceipt({ db, clock }: Services, { uuid, payment: id }: ReceiptAsked, site: Site): Promise<Receipt> {
  const row = await paymentOf(db, uuid, id);
  if (row.status !== PAYMENT_STATUS.payed) throw notFound('payment_not_found');
  const payment = toPayment(row, clock.now());
  const about = await db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('organizers as o', 'o.id', 't.organizer_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .select([
      'r.id',
      'r.tourists_count',
      'r.total',
      'r.paid',
      'r.status',
      't.name',
      'o.name as organizer',
      'd.starts_on',
      'd.ends_on',
    ])
    .where('r.id', '=', row.request_id)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom('refunds')
    .select(['amount', 'done_at'])
    .where('payment_id', '=', id)
    .orderBy('id')
    .execute();
  const { currency } = row;
  const isOver = STATUS_MEANING[statusOf(about)].canceledBy !== null;
  const plan = isOver ? [] : openParts(about, await readPlan(db, about));
  return {
    number: row.id,
    booking: about.id,
    tour: about.name,
    organizer: hidesOrganizers(site) ? null : about.organizer,
    start: about.starts_on,
    end: about.ends_on,
    tourists: about.tourists_count,
    type: payment.type,
    instalment: payment.instalment,
    method: payment.method,
    system: NAMES[payment.system],
    paidOn: dayOf(row.payed_at ?? row.created_at),
    amount: { amount: row.amount, currency },
    total: { amount: about.total, currency },
    parts: plan.map(({ number, amount, due_on }) => ({ number, amount: { amount, currency }, on: due_on })),
    refunds: refunds.map(({ amount, done_at }) => ({ amount: { amount, currency }, on: done_at && dayOf(done_at) })),
    site: { name: site.name, email: site.contacts.email },
  };
}
