import { badInput } from '../../lib/http/refusal.ts'

/** A player may become an organizer; an organizer, who may have pitches, stays one. */
export const mayBecome = (user: { is_owner: boolean }, isOwner: boolean | undefined) => {
  if (user.is_owner && isOwner === false) throw badInput({ isOwner: 'An organizer stays an organizer' })
}
