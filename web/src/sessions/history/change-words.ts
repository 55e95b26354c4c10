import type { SessionChange } from '@i-one/contract/sessions/history'
import { reasonText } from '../session-status.ts'

type Names = { who: string | undefined; whom: string; verb: 'is' | 'are' }

const sentences: Record<string, (names: Names) => string> = {
  held: ({ who }) => `${who ?? 'Somebody'} took the slot`,
  pending: () => 'The pitch was asked',
  created: ({ who }) => `${who ?? 'Somebody'} made the session`,
  authorized: () => 'The pitch authorized it',
  declined: () => 'The pitch declined it',
  expired: () => 'The pitch did not answer in time',
  open: () => 'More players are needed again',
  confirmed: () => 'Enough players are in: it is on',
  'coming-anyway': ({ who }) => `${who ?? 'The captain'} said: we are coming anyway`,
  edited: ({ who }) => `${who ?? 'The captain'} changed the session`,
  'new-link': ({ who }) => `${who ?? 'The captain'} made a new link`,
  moved: () => 'The pitch moved it',
  repeated: ({ who }) => `${who ?? 'The captain'} repeated it weekly`,
  'handed-over': ({ who, whom }) => `${who ?? 'The captain'} made ${whom} the captain`,
  joined: ({ whom }) => `${whom} joined`,
  waitlisted: ({ whom }) => `${whom} joined the waiting list`,
  'taken-in': ({ whom }) => `${whom}: taken in from the waiting list`,
  offered: ({ whom }) => `A place was offered to ${whom}`,
  'offer-ended': ({ whom }) => `The offer to ${whom} ended`,
  left: ({ whom }) => `${whom} left`,
  'late-left': ({ whom }) => `${whom} left late`,
  'guest-added': ({ who, whom }) => `${who ?? 'Somebody'} added ${whom} as a guest`,
  removed: ({ who, whom }) => `${who ?? 'The captain'} removed ${whom}`,
  claimed: ({ whom }) => `${whom} took over a guest’s place`,
  drawn: ({ who }) => (who ? `${who} drew the sets` : 'The sets were drawn'),
  'checked-in': ({ whom, verb }) => `${whom} ${verb} there`,
  'no-show': ({ whom }) => `${whom} did not come`,
  'opponent-came': ({ whom }) => `${whom} took the other side`,
  'opponent-left': ({ whom }) => `${whom} gave the other side up`,
  maybe: ({ whom }) => `${whom} may come`,
  going: ({ whom, verb }) => `${whom} ${verb} on the list again`,
  started: ({ who }) => (who ? `${who} started it` : 'It started'),
  finished: ({ who }) => (who ? `${who} finished it` : 'It finished by itself'),
  cancelled: ({ who }) => (who ? `${who} cancelled it` : 'It was cancelled'),
  abandoned: ({ who }) => (who ? `${who} broke it off` : 'It was broken off'),
}

type Named = { _id: string; name: string }

const named = (person: Named | undefined, me: string | undefined) =>
  person && (person._id === me ? 'you' : person.name)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const changeText = ({ change, by, player }: SessionChange, me: string | undefined) => {
  const whom = named(player ?? by, me) ?? 'somebody'
  const names = { who: named(by, me), whom, verb: whom === 'you' ? 'are' : 'is' } as const
  return capital(sentences[change]?.(names) ?? change.replaceAll('-', ' '))
}

export const whyText = ({ change, reason }: SessionChange) => {
  if (!reason) return undefined
  if (change === 'edited') return capital(reason)
  return reasonText(reason) ?? `“${reason}”`
}
