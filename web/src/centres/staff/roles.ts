import type { CentreRole, Workplace } from '@i-one/contract/centres/staff'
import { t } from '@lingui/core/macro'

export const roleNames = {
  organizer: t`Owner`,
  manager: t`Manager`,
  desk: t`Desk`,
  viewer: t`Viewer`,
} as const satisfies Record<Workplace['role'], string>

export const roleRights = {
  manager: t`Can change bookings, prices and hours, but not bank details or staff.`,
  desk: t`Can answer requests, move bookings, block out times and take payments.`,
  viewer: t`Can see the calendar, but change nothing.`,
} as const satisfies Record<CentreRole, string>
