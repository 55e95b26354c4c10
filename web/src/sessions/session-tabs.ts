import type { Session } from '@i-one/contract/sessions'

export const tabLabels = {
  session: 'Session',
  matches: 'Matches',
  money: 'Money',
  history: 'History',
} as const
export type SessionTab = keyof typeof tabLabels

type Shown = Pick<Session, 'matches' | 'next'>

/** What there is to show to who looks; `owes`: there are shares that they may see. */
export const tabsOf = (
  { matches, next }: Shown,
  { signedIn, owes }: { signedIn: boolean; owes: boolean },
): readonly SessionTab[] => {
  const played: SessionTab[] = matches.length > 0 || next ? ['matches'] : []
  const money: SessionTab[] = owes ? ['money'] : []
  const history: SessionTab[] = signedIn ? ['history'] : []
  return ['session', ...played, ...money, ...history]
}

/** The one that the address names, `?money`; else the first. */
export const shownTab = (tabs: readonly SessionTab[], address: URLSearchParams): SessionTab =>
  tabs.find((tab) => address.has(tab)) ?? 'session'
