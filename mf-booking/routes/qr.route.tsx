import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { loadPayable, type PayableRef } from '../common/model/load-payable.ts';
import { payments } from '../common/model/payments.ts';
import { requests } from '../common/model/requests.ts';
import { NothingToPay } from '../features/payment/ui/nothing-to-pay.tsx';
import { PayLinkPage } from '../features/payment/ui/pay-link-page.tsx';
import { NoCode } from '../features/qr/ui/no-code.tsx';
import { QrPage } from '../features/qr/ui/qr-page.tsx';

type QrData = PayableRef & {
  /** what of the due parts is meant; the next one when the address does not say */
  part: string | null;
};

/** /booking/qr/uuid/:uuid and /booking/qr/:id, where the site has QR payment turned on; with a number as on the payment page */
export default defineRoute<QrData>({
  layout: 'bare',
  loader: async ({ params, url, load }) => {
    const ref = await loadPayable({ load }, params);
    if ('uuid' in ref) await load(payments.paymentOptions.initiate(ref));
    return { ...ref, part: url.searchParams.get('part') };
  },
  Component: ({ data }) => ('uuid' in data ? <Qr {...data} /> : <PayLinkPage {...data} />),
});

function Qr({ uuid, part: wanted }: Extract<QrData, { uuid: string }>) {
  const { data: booking } = requests.bookingByUuid.useQuery({ uuid });
  const { data: options } = payments.paymentOptions.useQuery({ uuid });
  // what was due when the page was opened stays what this code is about
  const [opened] = useState({ booking, options });
  if (!booking || !opened.booking || !opened.options) return null;
  const { due, methods } = opened.options;
  const part = due.find(({ type, instalment }) => type === wanted && instalment === null) ?? due[0];
  if (!part) return <NothingToPay booking={booking} />;
  if (!methods.some(({ method }) => method === 'sbp')) return <NoCode booking={booking} />;
  return <QrPage booking={opened.booking} options={opened.options} part={part} />;
}
