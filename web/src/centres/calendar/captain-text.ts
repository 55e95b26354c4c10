import type { HostBooking } from '@i-one/contract/centres/bookings'

/** The captain, and the customer whom the desk made the booking for. */
export const captainText = ({ captain, bookedFor }: Pick<HostBooking, 'captain' | 'bookedFor'>) =>
  bookedFor ? `${captain} (${bookedFor})` : captain
