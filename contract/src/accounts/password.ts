import * as z from 'zod/mini'
import { currentPasswordField, passwordField } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Done } from '../shapes.ts'

export const base64UrlField = (max: number) =>
  z
    .string(message('This is not valid passkey data'))
    .check(
      z.regex(/^[\w-]+$/, message('This is not valid passkey data')),
      z.maxLength(max, message('Too long')),
    )

export const Credential = z.object({
  id: base64UrlField(1400),
  rawId: base64UrlField(1400),
  type: z.literal('public-key', message('This is not valid passkey data')),
})

/** Matches WebAuthn's `AuthenticationResponseJSON`. */
export const PasskeyAssertion = z.extend(Credential, {
  response: z.object({
    clientDataJSON: base64UrlField(4000),
    authenticatorData: base64UrlField(4000),
    signature: base64UrlField(4000),
    userHandle: z.optional(base64UrlField(100)),
  }),
})
export type PasskeyAssertion = z.input<typeof PasskeyAssertion>

/** The user's password or a passkey (see `startProof`). An invalid proof returns 400 with `fields.password`. */
export const Proof = z.object({
  password: z.optional(currentPasswordField),
  passkey: z.optional(PasskeyAssertion),
})
export type Proof = z.input<typeof Proof>

export const proofErrors = ['wrong-passkey', 'no-name-for-passkeys', 'too-many'] as const

export const PasswordChange = z.object({
  password: currentPasswordField,
  newPassword: passwordField(6, message('New password is required'), message('Minimum 6 characters')),
})

export const changePassword = endpoint('PUT /i-one/user/password', 'Change your password', {
  body: PasswordChange,
  reply: Done,
  errors: ['too-many'],
})
