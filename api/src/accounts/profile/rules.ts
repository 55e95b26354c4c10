import { badInput } from '../../lib/http/refusal.ts'

/** A player may become an organizer; an organizer, who may have pitches, stays one. */
export const mayBecome = (user: { isOwner: boolean }, isOwner: boolean | undefined) => {
  if (user.isOwner && isOwner === false) throw badInput({ isOwner: 'An organizer stays an organizer' })
}
