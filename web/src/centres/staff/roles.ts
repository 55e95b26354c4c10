import type { CentreRole, Workplace } from '@i-one/contract/centres/staff'

export const roleNames = {
  organizer: 'Owner',
  manager: 'Manager',
  desk: 'Desk',
  viewer: 'Viewer',
} as const satisfies Record<Workplace['role'], string>

export const roleNamesInText = {
  manager: 'a manager',
  desk: 'desk staff',
  viewer: 'a viewer',
} as const satisfies Record<CentreRole, string>

export const roleRights = {
  manager: 'change bookings, prices and hours, but not bank details or staff',
  desk: 'answer requests, move bookings, block out times and take money',
  viewer: 'see the calendar, but change nothing',
} as const satisfies Record<CentreRole, string>
