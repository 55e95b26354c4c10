import type { LogLine, StaffAct } from '@i-one/contract/audit'

export const actWords: Record<StaffAct, string> = {
  granted: 'Made staff',
  revoked: 'Took the rights of staff from',
  suspended: 'Suspended',
  restored: 'Restored',
  'suspension-ended': 'Suspension ended',
  'logins-ended': 'Signed out everywhere',
  'email-shown': 'Saw the email of',
  'name-hidden': 'Hid the name of',
  'photo-hidden': 'Hid the photo of',
  'name-shown': 'Showed again the name of',
  'photo-shown': 'Showed again the photo of',
  'report-closed': 'Closed the reports on',
  'message-answered': 'Answered a message',
  'phone-shown': 'Saw the telephone of',
  'review-decided': 'Decided on',
  'used-right': 'Changed',
}

const kinds = {
  account: 'an account',
  pitch: 'a pitch',
  centre: 'a centre',
  session: 'a session',
  match: 'a match',
  team: 'a team',
  tournament: 'a tournament',
  message: '',
} as const

export const whoText = ({ by, act }: LogLine) =>
  by?.name ?? (act === 'suspension-ended' ? 'i-one' : 'Command line')

/** Whom or what a line is about; what is gone has no name. */
export const subjectText = ({ subject }: LogLine) => subject && (subject.name ?? kinds[subject.kind])

/** What else a line knows, in a few words. */
export const factsText = ({ facts }: LogLine) =>
  Object.entries(facts)
    .filter(([, value]) => value !== 0 && value !== null)
    .map(([name, value]) => `${name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()} ${value}`)
    .join(', ')
