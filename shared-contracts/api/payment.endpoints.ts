import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './payment.calls.ts';

/** Paying: by the uuid of the booking, with or without a login. */
export const paymentEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    paymentOptions: call(calls.paymentOptions, { providesTags: ['Booking'] }),
    createPayment: call(calls.createPayment),
    paymentState: call(calls.paymentState),
    paymentTicket: call(calls.paymentTicket),
  }));
