import * as z from 'zod/mini'
import { Person, User, booleanField } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { privacyNotice } from '../privacy.ts'
import { Proof, proofErrors } from './password.ts'

export const ProfileChange = z.extend(z.partial(Person), {
  isOwner: z.optional(booleanField),
  ...Proof.shape,
})

export const userReplyOptions = { reply: z.object({ user: User }) } as const

/** A new `email` requires a `Proof` and is stored as `newEmail` until confirmed. `isOwner` can only change to true. */
export const updateUser = endpoint('PATCH /i-one/user', 'Update your profile', {
  ...userReplyOptions,
  body: ProfileChange,
  errors: ['email-taken', ...proofErrors],
})

export const agreeToNotice = endpoint('PUT /i-one/user/privacy', 'Accept the current privacy notice', {
  ...userReplyOptions,
  body: z.object({
    version: z.literal(privacyNotice.version, message('This is not the current privacy notice')),
  }),
})
