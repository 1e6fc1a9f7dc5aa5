/** first segment of the booking pages' addresses, unless a site's configuration says `booking.baseSegment` */
export const DEFAULT_BOOKING_SEGMENT = 'booking';

/** `booking` of a site's configuration: what the addresses of its booking pages depend on */
export interface BookingBase {
  baseSegment: string;
}

/** The page of a booking, without a locale's prefix (specification §2): open to whoever has the uuid. */
export const bookingPath = ({ baseSegment }: BookingBase, uuid: string): string => `/${baseSegment}/uuid/${uuid}`;

/** The page that pays what is due for a booking. */
export const paymentPath = ({ baseSegment }: BookingBase, uuid: string): string => `/${baseSegment}/pay/uuid/${uuid}`;
