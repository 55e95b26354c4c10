import type { NotificationKind } from '@i-one/contract/notifications'
import { t } from '@lingui/core/macro'

const groupTitles = {
  player: t`Games you play in`,
  captain: t`Games you are captain of`,
  teams: t`Your teams`,
  tournaments: t`Your tournaments`,
  pitches: t`Your pitches`,
  money: t`Money`,
}
type Group = keyof typeof groupTitles
const groups = Object.keys(groupTitles) as Group[]

const groupOf: Record<NotificationKind, Group> = {
  authorized: 'player',
  declined: 'player',
  cancelled: 'player',
  moved: 'player',
  'centre-message': 'player',
  edited: 'player',
  confirmed: 'player',
  'coming-anyway': 'player',
  started: 'player',
  finished: 'player',
  'place-for-you': 'player',
  removed: 'player',
  'new-captain': 'player',
  'session-tomorrow': 'player',
  opponent: 'player',
  'can-you-play': 'teams',
  'asks-to-join': 'teams',
  challenged: 'teams',
  'challenge-answered': 'teams',
  drawn: 'teams',
  'calendar-laid': 'teams',
  'match-moved': 'teams',
  'match-tomorrow': 'teams',
  result: 'teams',
  qualified: 'teams',
  out: 'teams',
  'called-off': 'teams',
  'tournament-yours': 'teams',
  'pitch-answered': 'tournaments',
  'handed-over': 'captain',
  joined: 'captain',
  left: 'captain',
  'deadline-near': 'captain',
  'more-time': 'captain',
  'taken-back': 'captain',
  'to-authorize': 'pitches',
  booked: 'pitches',
  'taken-over': 'pitches',
  'tournament-asks': 'pitches',
  'tournament-booked': 'pitches',
  'slots-freed': 'pitches',
  'centre-role': 'pitches',
  'payment-said': 'money',
  'payment-confirmed': 'money',
  'payment-due': 'money',
  'fee-due': 'money',
  'fee-said': 'money',
  'fee-confirmed': 'money',
}

export const groupPreferences = <One extends { kind: NotificationKind }>(all: readonly One[]) =>
  groups.map((group) => ({
    group,
    title: groupTitles[group],
    kinds: all.filter(({ kind }) => groupOf[kind] === group),
  }))
