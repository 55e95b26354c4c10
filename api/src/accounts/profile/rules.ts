import { badInput } from '../../lib/http/refusal.ts'

/** A player may become an organizer; an organizer, who may have pitches, stays one. */
export const mayBecome = (user: { is_owner: boolean }, isOwner: boolean | undefined) => {
  if (user.is_owner && isOwner === false) throw badInput({ isOwner: 'An organizer stays an organizer' })
}

/** The address has to be proved by the password, so that a phone left lying about is not an account lost. */
export const needsPassword = (user: { email: string }, email: string | undefined): email is string =>
  email !== undefined && email !== user.email

export const requirePassword = (password: string | undefined) => {
  if (password === undefined) throw badInput({ password: 'Password is required' })
  return password
}
