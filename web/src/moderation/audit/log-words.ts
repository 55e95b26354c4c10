import type { AuditLogEntry, StaffAction } from '@i-one/contract/moderation/audit'
import type { ReviewDecision } from '@i-one/contract/moderation/reviews'
import { SuspensionReason } from '@i-one/contract/moderation/staff/suspension'
import { countText } from '@i-one/game/count-text'

export const actionLabels: Record<StaffAction, string> = {
  granted: 'Gave staff rights to',
  revoked: 'Removed staff rights from',
  suspended: 'Suspended',
  restored: 'Restored',
  'suspension-ended': 'Suspension ended',
  'logins-ended': 'Signed out everywhere',
  'email-shown': 'Viewed the email address of',
  'name-hidden': 'Hid the name of',
  'photo-hidden': 'Hid the photo of',
  'name-shown': 'Restored the name of',
  'photo-shown': 'Restored the photo of',
  'report-closed': 'Closed the reports about',
  'message-answered': 'Answered a message',
  'phone-shown': 'Viewed the phone number of',
  'review-decided': 'Decided on',
  'used-right': 'Changed',
}

const kinds = {
  account: 'an account',
  pitch: 'a pitch',
  centre: 'a centre',
  session: 'a game',
  match: 'a match',
  team: 'a team',
  tournament: 'a tournament',
  message: '',
} as const

export const actorText = ({ by, act }: AuditLogEntry) =>
  by?.name ?? (act === 'suspension-ended' ? 'i-one' : 'Command line')

export const subjectText = ({ subject }: AuditLogEntry) => subject && (subject.name ?? kinds[subject.kind])

export const actionText = ({ act, facts }: AuditLogEntry) =>
  act === 'review-decided' ? (decisionLabels[`${facts['decision']}`] ?? actionLabels[act]) : actionLabels[act]

export const durationText = ({ act, facts: { days } }: AuditLogEntry) =>
  act === 'suspended' ? (days ? `for ${days} days` : 'until staff restore it') : undefined

const decisionLabels: Record<string, string> = {
  'list-with-bank': 'Published, with bank details,',
  list: 'Published',
  ask: 'Asked for more information about',
  'turn-down': 'Turned down',
} satisfies Record<ReviewDecision, string>

export const suspensionReasons: Record<SuspensionReason, string> = {
  'threatens-people': 'Threatens people',
  'does-not-come': 'Doesn’t show up',
  'takes-money': 'Takes money outside the app',
  'not-a-real-person': 'Not a real person',
  'something-else': 'Something else',
}

type Facts = AuditLogEntry['facts']

const numberOf = (value: Facts[string] | undefined) => Number(value ?? 0)

const suspendedText = ({ reason, logins, whistles, handedOver, calledOff }: Facts) => {
  const ended = [
    [numberOf(logins), 'login'],
    [numberOf(whistles), 'scorekeeper role'],
  ] as const
  const counts = ended.filter(([count]) => count > 0).map(([count, one]) => countText(count, one))
  const follows = [
    counts.length > 0 && `${counts.join(' and ')} ended`,
    numberOf(handedOver) > 0 && `${countText(numberOf(handedOver), 'game')} handed over`,
    numberOf(calledOff) > 0 && `${countText(numberOf(calledOff), 'game')} called off`,
  ].filter(Boolean)
  const why = SuspensionReason.safeParse(reason).data
  return [why && suspensionReasons[why], follows.join(', ')].filter(Boolean).join('. ')
}

const closedText = ({ what, outcome, reports }: Facts) => {
  const of = what === 'name' || what === 'photo' ? ` of the ${what}` : ''
  const found = outcome === 'nothing-wrong' ? 'Nothing wrong' : 'Resolved'
  return `${found}, ${countText(numberOf(reports), 'report')}${of}`
}

const callText = (call: string) => {
  const words = call.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const factsText = ({ act, facts }: AuditLogEntry) => {
  if (act === 'suspended') return suspendedText(facts)
  if (act === 'report-closed') return closedText(facts)
  if (act === 'used-right') return callText(`${facts['call']}`)
  return ''
}
