import type { HostBooking } from '@i-one/contract/centres/bookings'

export const captainText = ({ captain, bookedFor }: Pick<HostBooking, 'captain' | 'bookedFor'>) =>
  bookedFor ? `${captain} (${bookedFor})` : captain
