import type { ReportKind, ReportReason } from '@i-one/contract/reports'

export interface ReportAbout {
  about: string
  name: string
  kinds: readonly ReportKind[]
}

export const reasonWords: Record<ReportReason, string> = {
  'rude-or-threatening': 'Rude or threatening',
  'asks-for-money': 'Asks for money outside the app',
  'does-not-come': 'Does not come, again and again',
  'not-right': 'Is not right',
  'something-else': 'Something else',
}

/** What can be wrong with it. */
export const reasonsOf: Record<ReportKind, readonly ReportReason[]> = {
  person: ['rude-or-threatening', 'asks-for-money', 'does-not-come', 'something-else'],
  name: ['not-right', 'rude-or-threatening', 'something-else'],
  photo: ['not-right', 'rude-or-threatening', 'something-else'],
  pitch: ['not-right', 'asks-for-money', 'something-else'],
}

/** 'Photo of Kúnlé' */
export const aboutText = (kind: ReportKind, name: string) =>
  kind === 'name' ? `Name “${name}”` : kind === 'photo' ? `Photo of ${name}` : name
