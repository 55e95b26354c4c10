import type { SessionChange } from '@i-one/contract/sessions/history'
import { capitalize } from '@i-one/game/capitalize'
import { reasonText } from '../session-status.ts'

type Names = { who: string | undefined; whom: string; verb: 'is' | 'are' }

const sentences: Record<string, (names: Names) => string> = {
  held: ({ who }) => `${who ?? 'Someone'} held the slot`,
  pending: () => 'We asked the pitch to confirm',
  created: ({ who }) => `${who ?? 'Someone'} created the game`,
  authorized: () => 'The pitch confirmed the game',
  declined: () => 'The pitch declined the game',
  expired: () => 'The pitch didn’t answer in time',
  open: () => 'More players are needed again',
  confirmed: () => 'Enough players are in. The game is on',
  'coming-anyway': ({ who }) => `${who ?? 'The captain'} decided to play anyway`,
  edited: ({ who }) => `${who ?? 'The captain'} edited the game`,
  'new-link': ({ who }) => `${who ?? 'The captain'} created a new link`,
  moved: () => 'The pitch moved the game',
  repeated: ({ who }) => `${who ?? 'The captain'} repeated the game weekly`,
  'handed-over': ({ who, whom }) => `${who ?? 'The captain'} made ${whom} the captain`,
  joined: ({ whom }) => `${whom} joined`,
  waitlisted: ({ whom }) => `${whom} joined the waitlist`,
  'taken-in': ({ whom }) => `${whom} got a spot from the waitlist`,
  offered: ({ whom }) => `A spot was offered to ${whom}`,
  'offer-ended': ({ whom }) => `The offer to ${whom} expired`,
  left: ({ whom }) => `${whom} left`,
  'late-left': ({ whom }) => `${whom} left late`,
  'guest-added': ({ who, whom }) => `${who ?? 'Someone'} added ${whom} as a guest`,
  removed: ({ who, whom }) => `${who ?? 'The captain'} removed ${whom}`,
  claimed: ({ whom }) => `${whom} claimed a guest’s spot`,
  drawn: ({ who }) => (who ? `${who} drew the teams` : 'The teams were drawn'),
  'checked-in': ({ whom }) => `${whom} checked in`,
  'no-show': ({ whom }) => `${whom} didn’t show up`,
  'opponent-came': ({ whom }) => `${whom} joined as the opponent`,
  'opponent-left': ({ whom }) => `${whom} left as the opponent`,
  maybe: ({ whom }) => `${whom} answered “maybe”`,
  going: ({ whom, verb }) => `${whom} ${verb} back in`,
  started: ({ who }) => (who ? `${who} started the game` : 'The game started'),
  finished: ({ who }) => (who ? `${who} finished the game` : 'The game finished automatically'),
  cancelled: ({ who }) => (who ? `${who} cancelled the game` : 'The game was cancelled'),
  abandoned: ({ who }) => (who ? `${who} called the game off` : 'The game was called off'),
}

const nameText = (person: SessionChange['by'], me: string | undefined) =>
  person && (person._id === me ? 'you' : person.name)

export const sessionChangeText = ({ change, by, player }: SessionChange, me: string | undefined) => {
  const whom = nameText(player ?? by, me) ?? 'someone'
  const names = { who: nameText(by, me), whom, verb: whom === 'you' ? 'are' : 'is' } as const
  return capitalize(sentences[change]?.(names) ?? change.replaceAll('-', ' '))
}

export const sessionChangeReasonText = ({ change, reason }: SessionChange) => {
  if (!reason) return undefined
  if (change === 'edited') return capitalize(reason)
  return reasonText(reason) ?? `“${reason}”`
}
