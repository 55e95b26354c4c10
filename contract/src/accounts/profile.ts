import * as z from 'zod/mini'
import { Person, User, yesOrNo } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Proof, refusalsOfProof } from './password.ts'

/** Any of a person's fields; those left out stay. Another `email` needs a `Proof`. */
export const ProfileChange = z.extend(z.partial(Person), {
  isOwner: z.optional(yesOrNo),
  ...Proof.shape,
})

export const oneUser = { reply: z.object({ user: User }) } as const

/**
 * The player's name follows the nickname. A new `email` is kept as `newEmail` and counts once the link mailed
 * there is opened; the one that counts gives it up. `isOwner` goes from false to true alone.
 */
export const updateUser = endpoint('PATCH /i-one/user', 'Change the own profile', {
  ...oneUser,
  body: ProfileChange,
  refusals: ['email-taken', ...refusalsOfProof],
})
