import type { Session } from '@i-one/contract/sessions'

const fields = [
  'visibility',
  'minimum',
  'streakCap',
  'minutesPerMatch',
  'playersPerTeam',
  'sets',
  'aet',
  'penaltyShootout',
] as const

/** What its captain may change in a session. */
export type Editable = Pick<Session, (typeof fields)[number]>

const only = (some: Editable, wanted: (field: keyof Editable) => boolean) =>
  Object.fromEntries(fields.filter(wanted).map((field) => [field, some[field]])) as Partial<Editable>

export const editable = (session: Session) => only(session, () => true) as Editable

/** What of `wish` differs from `before`. */
export const changesIn = (before: Editable, wish: Editable) =>
  only(wish, (field) => wish[field] !== before[field])

/** Somebody else is in or waits, who joined for how it is played. */
export const isReliedOn = ({ places, captain }: Pick<Session, 'places' | 'captain'>) =>
  places.some(({ player }) => player._id !== captain._id)
