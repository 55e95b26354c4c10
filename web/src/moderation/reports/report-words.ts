import type { ReportKind, ReportReason } from '@i-one/contract/moderation/reports'
import { t } from '@lingui/core/macro'

export type Reportable = 'player' | 'pitch' | 'team'

export interface ReportSubject {
  of: Reportable
  about: string
  name: string
}

export const reasonLabels: Record<ReportReason, string> = {
  'rude-or-threatening': t`Rude or threatening`,
  'asks-for-money': t`Asks for money outside the app`,
  'does-not-come': t`Often doesn’t show up`,
  'not-right': t`Wrong or misleading`,
  'something-else': t`Something else`,
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
    because('name', 'not-right', t`Inappropriate name`),
    because('person', 'something-else'),
  ],
  pitch: [
    because('pitch', 'not-right', t`Wrong or misleading details`),
    because('pitch', 'asks-for-money'),
    because('pitch', 'something-else'),
  ],
  team: [
    because('team', 'not-right', t`Inappropriate name`),
    because('team', 'rude-or-threatening'),
    because('team', 'something-else'),
  ],
}

export const reportSubjectText = (kind: ReportKind, name: string) =>
  kind === 'name' ? t`Name “${name}”` : kind === 'photo' ? t`Photo of ${name}` : name
