import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type {
  Booking,
  CancelRequestBody,
  CreatePaymentBody,
  CreateRequestBody,
  PaymentIntentAnswer,
  UpdateTouristsBody,
} from './request.schema.ts';

const REQUEST = '/crm/api/request';

/** Bookings (specification §7): the uuid opens a booking without a login, the number only to its owner. */
export const requestEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    createRequest: build.mutation<Booking, CreateRequestBody>({
      query: (body) => ({ url: `${REQUEST}/create`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { tour_id }) => [{ type: 'Seats', id: tour_id }, 'Booking', 'Chat'],
    }),
    bookingByUuid: build.query<Booking, { uuid: string }>({
      query: (params) => ({ url: `${REQUEST}/get-by-uuid`, params }),
      providesTags: ['Booking'],
    }),
    booking: build.query<Booking, { id: number }>({
      query: (params) => ({ url: `${REQUEST}/get`, params }),
      providesTags: ['Booking'],
    }),
    cancelRequest: build.mutation<Booking, CancelRequestBody & { uuid: string }>({
      query: ({ uuid, ...body }) => ({ url: `${REQUEST}/cancel`, method: 'POST', params: { uuid }, body }),
      invalidatesTags: ['Booking', 'Seats', 'Chat'],
    }),
    updateTourists: build.mutation<Booking, UpdateTouristsBody & { request_id: number }>({
      query: ({ request_id, ...body }) => ({
        url: `${REQUEST}/update-tourists`,
        method: 'POST',
        params: { request_id },
        body,
      }),
      invalidatesTags: ['Booking'],
    }),
    createPayment: build.mutation<PaymentIntentAnswer, CreatePaymentBody>({
      query: (body) => ({ url: '/crm/api/payment/create', method: 'POST', body }),
    }),
  }));
