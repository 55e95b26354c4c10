import type { NotificationKind } from '@i-one/contract/notifications'

/** What a kind is about, as the settings put them together. */
const groups = [
  'Sessions you play in',
  'Sessions you are captain of',
  'Your teams',
  'Your tournaments',
  'Your pitches',
  'Money',
] as const
type Group = (typeof groups)[number]

const groupOf: Record<NotificationKind, Group> = {
  authorized: 'Sessions you play in',
  declined: 'Sessions you play in',
  cancelled: 'Sessions you play in',
  moved: 'Sessions you play in',
  'centre-message': 'Sessions you play in',
  edited: 'Sessions you play in',
  confirmed: 'Sessions you play in',
  'coming-anyway': 'Sessions you play in',
  started: 'Sessions you play in',
  finished: 'Sessions you play in',
  'place-for-you': 'Sessions you play in',
  removed: 'Sessions you play in',
  'new-captain': 'Sessions you play in',
  'session-tomorrow': 'Sessions you play in',
  opponent: 'Sessions you play in',
  'can-you-play': 'Your teams',
  'asks-to-join': 'Your teams',
  challenged: 'Your teams',
  'challenge-answered': 'Your teams',
  drawn: 'Your teams',
  'calendar-laid': 'Your teams',
  'match-moved': 'Your teams',
  'match-tomorrow': 'Your teams',
  result: 'Your teams',
  qualified: 'Your teams',
  out: 'Your teams',
  'called-off': 'Your teams',
  'tournament-yours': 'Your teams',
  'pitch-answered': 'Your tournaments',
  'handed-over': 'Sessions you are captain of',
  joined: 'Sessions you are captain of',
  left: 'Sessions you are captain of',
  'deadline-near': 'Sessions you are captain of',
  'more-time': 'Sessions you are captain of',
  'to-authorize': 'Your pitches',
  booked: 'Your pitches',
  'tournament-asks': 'Your pitches',
  'tournament-booked': 'Your pitches',
  'slots-freed': 'Your pitches',
  'centre-role': 'Your pitches',
  'payment-said': 'Money',
  'payment-confirmed': 'Money',
  'payment-due': 'Money',
  'fee-due': 'Money',
  'fee-said': 'Money',
  'fee-confirmed': 'Money',
}

export const grouped = <One extends { kind: NotificationKind }>(all: readonly One[]) =>
  groups.map((group) => ({ group, kinds: all.filter(({ kind }) => groupOf[kind] === group) }))
