import { type ComponentType } from 'react'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { BookingRequests } from './waiting.tsx'

export interface HostTab {
  value: string
  label: string
  Panel: ComponentType
  isOwn?: true
}

export const hostTabs: readonly HostTab[] = [
  { value: 'waiting', label: 'Requests', Panel: BookingRequests },
  {
    value: 'calendar',
    label: 'Calendar',
    Panel: lazyPart(async () => (await import('./calendar/calendar-panel.tsx')).CalendarPanel),
  },
  {
    value: 'pitches',
    label: 'Pitches',
    Panel: lazyPart(async () => (await import('./pitches/my-pitches.tsx')).MyPitches),
  },
  {
    value: 'reports',
    label: 'Reports',
    Panel: lazyPart(async () => (await import('./report/reports.tsx')).Reports),
  },
  {
    value: 'staff',
    label: 'Staff',
    Panel: lazyPart(async () => (await import('./staff/staff-panel.tsx')).StaffPanel),
  },
  {
    value: 'account',
    label: 'Account',
    isOwn: true,
    Panel: lazyPart(async () => (await import('../payments/own-account.tsx')).OwnBankAccount),
  },
]
