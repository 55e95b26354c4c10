import * as z from 'zod/mini'
import { ownPassword } from '../accounts.ts'

/** Bytes in base64url, as browsers write what a device says of a passkey. */
export const bytes = (most: number) =>
  z.string('Not of a passkey').check(z.regex(/^[\w-]+$/, 'Not of a passkey'), z.maxLength(most, 'Too long'))

export const Credential = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', 'Not of a passkey'),
})

/** What a device signed with a passkey it has, as WebAuthn's `AuthenticationResponseJSON`. */
export const SignedByPasskey = z.extend(Credential, {
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(100)),
  }),
})
export type SignedByPasskey = z.input<typeof SignedByPasskey>

/**
 * That it is oneself who asks: the own password, or a passkey by `startProof`. A wrong password, or neither, is a 400 at
 * `password`.
 */
export const Proof = z.object({
  password: z.optional(ownPassword),
  passkey: z.optional(SignedByPasskey),
})
export type Proof = z.input<typeof Proof>

export const refusalsOfProof = ['wrong-passkey', 'no-name-for-passkeys', 'too-many'] as const
