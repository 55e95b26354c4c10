import * as z from 'zod/mini'
import { ownPassword, password } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Done } from '../shapes.ts'

export const bytes = (max: number) =>
  z
    .string('This is not valid passkey data')
    .check(z.regex(/^[\w-]+$/, 'This is not valid passkey data'), z.maxLength(max, 'Too long'))

export const Credential = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', 'This is not valid passkey data'),
})

/** Matches `AuthenticationResponseJSON` of WebAuthn. */
export const SignedByPasskey = z.extend(Credential, {
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(100)),
  }),
})
export type SignedByPasskey = z.input<typeof SignedByPasskey>

/** The user's password or a passkey (see `startProof`). An invalid proof returns 400 with `fields.password`. */
export const Proof = z.object({
  password: z.optional(ownPassword),
  passkey: z.optional(SignedByPasskey),
})
export type Proof = z.input<typeof Proof>

export const proofErrors = ['wrong-passkey', 'no-name-for-passkeys', 'too-many'] as const

export const PasswordChange = z.object({
  password: ownPassword,
  newPassword: password(6, 'New password is required', 'Minimum 6 characters'),
})

export const changePassword = endpoint('PUT /i-one/user/password', 'Change your password', {
  body: PasswordChange,
  reply: Done,
  errors: ['too-many'],
})
