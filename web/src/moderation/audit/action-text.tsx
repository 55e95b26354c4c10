import type { AuditLogEntry, StaffAction } from '@i-one/contract/moderation/audit'
import type { ReviewDecision } from '@i-one/contract/moderation/reviews'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { actionLabels, subjectText } from './log-words.ts'

type Sentence = (subject: string, facts: AuditLogEntry['facts']) => ReactNode

const suspended: Sentence = (subject, { days }) =>
  days ? (
    <Trans>
      <b>Suspended</b> {subject} for <Plural value={{ days: Number(days) }} one="# day" other="# days" />
    </Trans>
  ) : (
    <Trans>
      <b>Suspended</b> {subject} until staff restore it
    </Trans>
  )

const decided: Record<string, Sentence> = {
  'list-with-bank': (subject) => (
    <Trans>
      <b>Published, with bank details,</b> {subject}
    </Trans>
  ),
  list: (subject) => (
    <Trans>
      <b>Published</b> {subject}
    </Trans>
  ),
  ask: (subject) => (
    <Trans>
      <b>Asked for more information about</b> {subject}
    </Trans>
  ),
  'turn-down': (subject) => (
    <Trans>
      <b>Turned down</b> {subject}
    </Trans>
  ),
} satisfies Record<ReviewDecision, Sentence>

const sentences: Record<StaffAction, Sentence> = {
  granted: (subject) => (
    <Trans>
      <b>Gave staff rights to</b> {subject}
    </Trans>
  ),
  revoked: (subject) => (
    <Trans>
      <b>Removed staff rights from</b> {subject}
    </Trans>
  ),
  suspended,
  restored: (subject) => (
    <Trans>
      <b>Restored</b> {subject}
    </Trans>
  ),
  'suspension-ended': (subject) => (
    <Trans>
      <b>Suspension ended</b> {subject}
    </Trans>
  ),
  'logins-ended': (subject) => (
    <Trans>
      <b>Signed out everywhere</b> {subject}
    </Trans>
  ),
  'email-shown': (subject) => (
    <Trans>
      <b>Viewed the email address of</b> {subject}
    </Trans>
  ),
  'name-hidden': (subject) => (
    <Trans>
      <b>Hid the name of</b> {subject}
    </Trans>
  ),
  'photo-hidden': (subject) => (
    <Trans>
      <b>Hid the photo of</b> {subject}
    </Trans>
  ),
  'name-shown': (subject) => (
    <Trans>
      <b>Restored the name of</b> {subject}
    </Trans>
  ),
  'photo-shown': (subject) => (
    <Trans>
      <b>Restored the photo of</b> {subject}
    </Trans>
  ),
  'report-closed': (subject) => (
    <Trans>
      <b>Closed the reports about</b> {subject}
    </Trans>
  ),
  'message-answered': (subject) => (
    <Trans>
      <b>Answered a message</b> {subject}
    </Trans>
  ),
  'phone-shown': (subject) => (
    <Trans>
      <b>Viewed the phone number of</b> {subject}
    </Trans>
  ),
  'review-decided': (subject, facts) =>
    decided[`${facts['decision']}`]?.(subject, facts) ?? (
      <Trans>
        <b>Decided on</b> {subject}
      </Trans>
    ),
  'used-right': (subject) => (
    <Trans>
      <b>Changed</b> {subject}
    </Trans>
  ),
}

/** Some actions have no subject, for example the answer to a message. */
export const ActionText = ({ line }: { line: AuditLogEntry }) => {
  const subject = subjectText(line)
  return subject ? sentences[line.act](subject, line.facts) : <b>{actionLabels[line.act]}</b>
}
