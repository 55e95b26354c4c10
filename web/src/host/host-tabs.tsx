import { lazy, type ComponentType } from 'react'
import { Waiting } from './waiting.tsx'

export interface HostTab {
  /** In the page's address. */
  value: string
  label: string
  Panel: ComponentType
  /** Not for who works at somebody's centre. */
  isOwn?: true
}

/** What the console shows, in order; the first one unless the address says otherwise. */
export const hostTabs: readonly HostTab[] = [
  { value: 'waiting', label: 'Waiting', Panel: Waiting },
  {
    value: 'calendar',
    label: 'Calendar',
    Panel: lazy(() =>
      import('./calendar/calendar-panel.tsx').then(({ CalendarPanel }) => ({ default: CalendarPanel })),
    ),
  },
  {
    value: 'pitches',
    label: 'Pitches',
    Panel: lazy(() => import('./pitches/my-pitches.tsx').then(({ MyPitches }) => ({ default: MyPitches }))),
  },
  {
    value: 'reports',
    label: 'Reports',
    Panel: lazy(() => import('./occupancy/reports.tsx').then(({ Reports }) => ({ default: Reports }))),
  },
  {
    value: 'staff',
    label: 'Staff',
    Panel: lazy(() => import('./staff/staff-panel.tsx').then(({ StaffPanel }) => ({ default: StaffPanel }))),
  },
  {
    value: 'account',
    label: 'Account',
    isOwn: true,
    Panel: lazy(() =>
      import('../payments/own-account.tsx').then(({ OwnAccount }) => ({ default: OwnAccount })),
    ),
  },
]
