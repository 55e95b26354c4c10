import { badInput } from '../../lib/http/refusal.ts'

export const mayBecome = (user: { isOwner: boolean }, isOwner: boolean | undefined) => {
  if (user.isOwner && isOwner === false) throw badInput({ isOwner: 'An organizer stays an organizer' })
}
