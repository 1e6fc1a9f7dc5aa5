/** first segment of the booking pages' addresses, unless a site's configuration says `booking.baseSegment` */
export const DEFAULT_BOOKING_SEGMENT = 'booking';

/** `booking` of a site's configuration: what the addresses of its booking pages depend on */
export interface BookingBase {
  baseSegment: string;
}

/** The page of a booking, without a locale's prefix (specification §2): open to whoever has the uuid. */
export const bookingPath = ({ baseSegment }: BookingBase, uuid: string): string => `/${baseSegment}/uuid/${uuid}`;

/**
 * The page that shows a request before it is sent.
 * @param choice of the tour page's address: departure, variant, people, and the individual tour that the departure belongs to
 */
export const requestPath = ({ baseSegment }: BookingBase, tourId: number, choice: URLSearchParams): string =>
  `/${baseSegment}/request/${tourId}?${choice}`;

/** The page that pays what is due for a booking. */
export const paymentPath = ({ baseSegment }: BookingBase, uuid: string): string => `/${baseSegment}/pay/uuid/${uuid}`;

/** The page that shows a QR code for what is due, where the site has it turned on. */
export const qrPath = ({ baseSegment }: BookingBase, uuid: string): string => `/${baseSegment}/qr/uuid/${uuid}`;

/** Where a payer comes back to from the bank (specification §2). */
export type PaymentEnd = 'success' | 'payment-failed';

/** @param uuid of the booking @param payment number of the payment */
export const paymentEndPath = (end: PaymentEnd, uuid: string, payment: number): string =>
  `/${end}?${new URLSearchParams({ booking: uuid, payment: String(payment) })}`;
/** The page on which tourists fill in their own data: by the uuid of one's own link, or by that of the booking. */
export const addTouristsPath = (uuid: string): string => `/order/${uuid}/add-tourists`;
/** The page on which tourists say how they come and go, by the same uuids, where the site has it turned on (specification §2). */
export const arrivalPath = (uuid: string): string => `/arrival/${uuid}`;
/** The page on which an organizer says where a party is met (specification §2 leaves the path open). @param key the secret one of the mail */
export const meetingPath = (key: string): string => `/meeting-information?${new URLSearchParams({ key })}`;
