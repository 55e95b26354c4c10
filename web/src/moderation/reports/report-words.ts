import type { ReportKind, ReportReason } from '@i-one/contract/moderation/reports'

export type Reportable = 'player' | 'pitch' | 'team'

export interface ReportSubject {
  of: Reportable
  about: string
  name: string
}

export const reasonLabels: Record<ReportReason, string> = {
  'rude-or-threatening': 'Rude or threatening',
  'asks-for-money': 'Asks for money outside the app',
  'does-not-come': 'Often doesn’t show up',
  'not-right': 'Wrong or misleading',
  'something-else': 'Something else',
}

export interface ReportChoice {
  kind: ReportKind
  reason: ReportReason
  label: string
}

const because = (kind: ReportKind, reason: ReportReason, label = reasonLabels[reason]): ReportChoice => ({
  kind,
  reason,
  label,
})

export const reportChoices: Record<Reportable, readonly [ReportChoice, ...ReportChoice[]]> = {
  player: [
    because('person', 'rude-or-threatening'),
    because('person', 'asks-for-money'),
    because('person', 'does-not-come'),
    because('name', 'not-right', 'Inappropriate name'),
    because('person', 'something-else'),
  ],
  pitch: [
    because('pitch', 'not-right', 'Wrong or misleading details'),
    because('pitch', 'asks-for-money'),
    because('pitch', 'something-else'),
  ],
  team: [
    because('team', 'not-right', 'Inappropriate name'),
    because('team', 'rude-or-threatening'),
    because('team', 'something-else'),
  ],
}

export const reportSubjectText = (kind: ReportKind, name: string) =>
  kind === 'name' ? `Name “${name}”` : kind === 'photo' ? `Photo of ${name}` : name
