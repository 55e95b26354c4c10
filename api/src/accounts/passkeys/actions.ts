import type { NewPasskey } from '@i-one/contract/accounts/passkeys'
import type { Proof, PasskeyAssertion } from '@i-one/contract/accounts/password'
import type * as z from 'zod/mini'
import { isLoopback } from '../../lib/config.ts'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { createToken } from '../../lib/token.ts'
import { verifyPassword } from '../actions.ts'
import type { UserRow } from '../sql.ts'
import { toUserHandle, challengeLifetime, requireRelyingParty } from './rules.ts'
import {
  type ChallengeInput,
  recordPasskeyUse,
  insertPasskeyChallenge,
  listPasskeysOf,
  findPasskeyByCredential,
  consumeChallenge,
} from './sql.ts'

const load = () => import('@simplewebauthn/server')

type Place = Pick<App, 'db' | 'config'>
type Keys = Awaited<ReturnType<typeof listPasskeysOf>>

const toCredentials = (keys: Keys) =>
  keys.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    type: 'public-key' as const,
    transports,
  }))

export const createRegistrationOptions = async (config: Place['config'], user: UserRow, keys: Keys) => {
  const { id } = requireRelyingParty(config)
  const { generateRegistrationOptions } = await load()
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: 'i-one',
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.nickname,
    timeout: challengeLifetime,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return {
    challenge: options.challenge,
    rp: { id, name: options.rp.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: challengeLifetime,
    attestation: 'none' as const,
    excludeCredentials: toCredentials(keys),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  }
}

export const createLoginOptions = async (
  { db, config }: Place,
  input: ChallengeInput,
  keys: Keys,
  now: Date,
) => {
  const { id } = requireRelyingParty(config)
  const challenge = createToken()
  await insertPasskeyChallenge(db, challenge, input, now)
  return {
    challenge,
    rpId: id,
    timeout: challengeLifetime,
    allowCredentials: toCredentials(keys),
    userVerification: 'required' as const,
  }
}

const readChallenge = (clientDataJSON: string) =>
  /"challenge":"([\w-]{1,200})"/.exec(Buffer.from(clientDataJSON, 'base64url').toString())?.[1] ?? ''

// Consumes the challenge even if the response turns out to be invalid.
const consumeExpected = async (
  { db, config }: Place,
  answer: { response: { clientDataJSON: string } },
  input: ChallengeInput,
  now: Date,
) => {
  const { id, origin } = requireRelyingParty(config)
  const challenge = readChallenge(answer.response.clientDataJSON)
  if (!(await consumeChallenge(db, challenge, input, now))) throw new ApiError('wrong-passkey')
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id }
  return { ...expected, requireUserVerification: true }
}

const rejectPasskey = () => {
  throw new ApiError('wrong-passkey')
}

export const verifyRegistration = async (
  app: Place,
  answer: z.output<typeof NewPasskey>,
  userId: string,
  now: Date,
) => {
  const expected = await consumeExpected(app, answer, { purpose: 'add', userId }, now)
  const { verifyRegistrationResponse } = await load()
  const response = { ...answer, clientExtensionResults: {} }
  const verified = await verifyRegistrationResponse({ response, ...expected }).catch(rejectPasskey)
  if (!verified.verified) return rejectPasskey()
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: answer.response.transports,
  }
}

export const verifyPasskey = async (
  app: Place,
  answer: z.output<typeof PasskeyAssertion>,
  input: ChallengeInput,
  now: Date,
) => {
  const expected = await consumeExpected(app, answer, input, now)
  const passkey = await findPasskeyByCredential(app.db, Buffer.from(answer.id, 'base64url'))
  if (!passkey || (input.userId && input.userId !== passkey.user_id)) return rejectPasskey()
  const { userHandle } = answer.response
  if (userHandle && userHandle !== toUserHandle(passkey.user_id)) return rejectPasskey()
  const { verifyAuthenticationResponse } = await load()
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, response: toSigned(answer.response), clientExtensionResults: {} },
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
    ...expected,
  }).catch(rejectPasskey)
  if (!verified.verified) return rejectPasskey()
  const { newCounter } = verified.authenticationInfo
  return (await recordPasskeyUse(app.db, passkey.id, newCounter, now)) ? passkey : rejectPasskey()
}

const toSigned = ({ userHandle, ...response }: z.output<typeof PasskeyAssertion>['response']) => ({
  ...response,
  ...(userHandle && { userHandle }),
})

/** Rejects the password of staff who have a passkey, so that a stolen password cannot be used to add a passkey. */
export const verifyIdentity = async (
  app: App,
  { user, ip }: { user: UserRow; ip: string },
  { password, passkey }: z.output<typeof Proof>,
  now: Date,
) => {
  if (passkey) return verifyPasskey(app, passkey, { purpose: 'prove', userId: user.id }, now)
  if (password === undefined) throw toInputError({ password: i18n._('Password is required') })
  if (user.isAdmin && !isLoopback(app.config) && (await listPasskeysOf(app.db, user.id)).length > 0)
    throw toInputError({ password: i18n._('Staff must use a passkey here') })
  return verifyPassword(app, { user, ip }, password, now)
}
