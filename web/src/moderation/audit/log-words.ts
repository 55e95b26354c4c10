import type { AuditLogEntry, StaffAction } from '@i-one/contract/moderation/audit'
import { SuspensionReason } from '@i-one/contract/moderation/staff/suspension'
import { plural, t } from '@lingui/core/macro'
import { commaText } from '../../ui/text/joins.ts'
import { callTexts } from './call-texts.ts'

export const actionLabels: Record<StaffAction, string> = {
  granted: t`Gave staff rights to`,
  revoked: t`Removed staff rights from`,
  suspended: t`Suspended`,
  restored: t`Restored`,
  'suspension-ended': t`Suspension ended`,
  'logins-ended': t`Signed out everywhere`,
  'email-shown': t`Viewed the email address of`,
  'name-hidden': t`Hid the name of`,
  'photo-hidden': t`Hid the photo of`,
  'name-shown': t`Restored the name of`,
  'photo-shown': t`Restored the photo of`,
  'report-closed': t`Closed the reports about`,
  'message-answered': t`Answered a message`,
  'phone-shown': t`Viewed the phone number of`,
  'review-decided': t`Decided on`,
  'used-right': t`Changed`,
}

const kinds = {
  account: t`an account`,
  pitch: t`a pitch`,
  centre: t`a centre`,
  session: t`a game`,
  match: t`a match`,
  team: t`a team`,
  tournament: t`a tournament`,
  message: '',
} as const

export const actorText = ({ by, act }: AuditLogEntry) =>
  by?.name ?? (act === 'suspension-ended' ? 'i-one' : t`Command line`)

export const subjectText = ({ subject }: AuditLogEntry) => subject && (subject.name ?? kinds[subject.kind])

export const suspensionReasons: Record<SuspensionReason, string> = {
  'threatens-people': t`Threatens people`,
  'does-not-come': t`Doesn’t show up`,
  'takes-money': t`Takes money outside the app`,
  'not-a-real-person': t`Not a real person`,
  'something-else': t`Something else`,
}

type Facts = AuditLogEntry['facts']

const numberOf = (value: Facts[string] | undefined) => Number(value ?? 0)

const endedText = (logins: number, roles: number) => {
  if (logins === 0 && roles === 0) return undefined
  if (roles === 0) return plural(logins, { one: '# login ended', other: '# logins ended' })
  if (logins === 0)
    return plural(roles, { one: '# scorekeeper role ended', other: '# scorekeeper roles ended' })
  return t`${plural(logins, { one: '# login', other: '# logins' })} and ${plural(roles, { one: '# scorekeeper role', other: '# scorekeeper roles' })} ended`
}

const suspendedText = ({ reason, logins, whistles, handedOver, calledOff }: Facts) => {
  const [given, cancelled] = [numberOf(handedOver), numberOf(calledOff)]
  const follows = commaText(
    endedText(numberOf(logins), numberOf(whistles)),
    given > 0 && plural(given, { one: '# game handed over', other: '# games handed over' }),
    cancelled > 0 && plural(cancelled, { one: '# game called off', other: '# games called off' }),
  )
  const why = SuspensionReason.safeParse(reason).data
  return [why && suspensionReasons[why], follows].filter(Boolean).join('. ')
}

const closedText = ({ what, outcome, reports }: Facts) => {
  const found = outcome === 'nothing-wrong' ? t`Nothing wrong` : t`Resolved`
  return commaText(found, closedReportsText(what, numberOf(reports)))
}

const closedReportsText = (what: Facts[string] | undefined, count: number) => {
  if (what === 'name') return plural(count, { one: '# report of the name', other: '# reports of the name' })
  if (what === 'photo')
    return plural(count, { one: '# report of the photo', other: '# reports of the photo' })
  return plural(count, { one: '# report', other: '# reports' })
}

/** The name of an endpoint of an earlier version is split into its words. */
const callText = (call: string) => {
  const text = callTexts[call]
  if (text) return text
  const words = call.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const factsText = ({ act, facts }: AuditLogEntry) => {
  if (act === 'suspended') return suspendedText(facts)
  if (act === 'report-closed') return closedText(facts)
  if (act === 'used-right') return callText(`${facts['call']}`)
  return ''
}
