import * as z from 'zod/mini'
import { User } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Done, Id, Instant, optionalLineField } from '../shapes.ts'
import { Credential, Proof, PasskeyAssertion, base64UrlField, proofErrors } from './password.ts'

const invalid = message('This is not valid passkey data')

const Transports = z
  .array(z.string(invalid).check(z.regex(/^[\w-]{1,30}$/, invalid)))
  .check(z.maxLength(10, message('Too many transports')))

/** Matches WebAuthn's `RegistrationResponseJSON`. */
export const NewPasskey = z.extend(Credential, {
  response: z.object({
    clientDataJSON: base64UrlField(4000),
    attestationObject: base64UrlField(20_000),
    transports: z._default(Transports, []),
  }),
})
export type NewPasskey = z.input<typeof NewPasskey>

const Known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})
const userVerification = z.literal('required')

/** Matches WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const NewPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification,
  }),
})

/** Matches WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. An empty `allowCredentials` allows all passkeys. */
export const PasskeyOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Known),
  userVerification,
})

export const Passkey = z.object({ _id: Id, name: z.string(), since: Instant, lastUsed: z.nullable(Instant) })
export type Passkey = z.infer<typeof Passkey>

/** `origin`: the site that the passkeys belong to, or `null` if the server has no domain name. */
export const listPasskeys = endpoint('GET /i-one/user/passkeys', 'List your passkeys', {
  reply: z.object({ passkeys: z.array(Passkey), origin: z.nullable(z.string()) }),
})

/** Returns a challenge that is valid for five minutes and for one response. */
export const startPasskey = endpoint(
  'POST /i-one/user/passkeys/options',
  'Get options for adding a passkey',
  {
    body: Proof,
    reply: NewPasskeyOptions,
    errors: ['wrong-passkey', 'too-many-passkeys', 'no-name-for-passkeys', 'too-many'],
  },
)

export const addPasskey = endpoint('POST /i-one/user/passkeys', 'Add a passkey', {
  body: z.object({ name: z._default(optionalLineField(60), ''), passkey: NewPasskey }),
  reply: z.object({ passkey: Passkey, message: z.string() }),
  errors: ['wrong-passkey', 'too-many-passkeys', 'no-name-for-passkeys'],
})

export const startProof = endpoint(
  'POST /i-one/user/passkeys/proof',
  'Get a passkey challenge to confirm an action',
  { reply: PasskeyOptions, errors: ['no-name-for-passkeys', 'too-many'] },
)

export const removePasskey = endpoint('DELETE /i-one/user/passkeys/:id', 'Delete a passkey', {
  params: ById,
  body: Proof,
  reply: Done,
  errors: proofErrors,
})

export const startPasskeyLogin = endpoint(
  'POST /i-one/auth/user/passkey/options',
  'Get a challenge to sign in with a passkey',
  { access: 'public', reply: PasskeyOptions, errors: ['no-name-for-passkeys', 'too-many'] },
)

export const logInByPasskey = endpoint('POST /i-one/auth/user/passkey', 'Sign in with a passkey', {
  access: 'public',
  body: z.object({ passkey: PasskeyAssertion }),
  reply: z.object({ user: User, token: z.string(), message: z.string() }),
  errors: ['wrong-passkey', 'no-name-for-passkeys', 'demo-only-here', 'too-many'],
})
