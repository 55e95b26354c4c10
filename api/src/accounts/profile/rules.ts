import { badInput } from '../../lib/http/refusal.ts'

/** A player may become an organizer; an organizer, who may have pitches, stays one. */
export const mayBecome = (user: { is_owner: boolean }, isOwner: boolean | undefined) => {
  if (user.is_owner && isOwner === false) throw badInput({ isOwner: 'An organizer stays an organizer' })
}

/** Another address is proved by the password, so that a phone left lying about is not an account lost. */
export const requirePassword = (password: string | undefined) => {
  if (password === undefined) throw badInput({ password: 'Password is required' })
  return password
}
