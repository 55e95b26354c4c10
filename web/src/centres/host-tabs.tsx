import { t } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { BookingRequests } from './waiting.tsx'

interface HostTab {
  value: string
  label: string
  Panel: ComponentType
  isOwn?: true
}

const CalendarPanel = lazyPart(async () => (await import('./calendar/calendar-panel.tsx')).CalendarPanel)
const MyPitches = lazyPart(async () => (await import('./pitches/my-pitches.tsx')).MyPitches)
const Reports = lazyPart(async () => (await import('./report/reports.tsx')).Reports)
const StaffPanel = lazyPart(async () => (await import('./staff/staff-panel.tsx')).StaffPanel)
const OwnBankAccount = lazyPart(async () => (await import('../payments/own-account.tsx')).OwnBankAccount)

export const hostTabs: readonly HostTab[] = [
  { value: 'waiting', label: t`Requests`, Panel: BookingRequests },
  { value: 'calendar', label: t`Calendar`, Panel: CalendarPanel },
  { value: 'pitches', label: t`Pitches`, Panel: MyPitches },
  { value: 'reports', label: t`Reports`, Panel: Reports },
  { value: 'staff', label: t`Staff`, Panel: StaffPanel },
  { value: 'account', label: t`Account`, Panel: OwnBankAccount, isOwn: true },
]
