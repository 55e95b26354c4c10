import { CallError } from '@i-one/contract/call'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

const noAnswer = 'Your device did not answer, or you stopped it. Nothing has changed.'
const noLock = 'This device keeps no passkeys: it needs a finger, face or screen lock.'

const sentences: Record<string, string> = {
  NotAllowedError: noAnswer,
  AbortError: noAnswer,
  InvalidStateError: 'This device has a passkey for this account already.',
  NotSupportedError: noLock,
  ConstraintError: noLock,
  SecurityError: 'Passkeys do not work under this address.',
}

const answerOf = async <Answer>(ask: () => Promise<Answer>) => {
  if (!browserSupportsWebAuthn()) throw new CallError('This browser keeps no passkeys here.', 409)
  return ask().catch((error: unknown) => {
    const sentence = error instanceof Error ? sentences[error.name] : undefined
    if (!sentence) throw error
    throw new CallError(sentence, 409)
  })
}

type NewPasskeyOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

export const createPasskey = (optionsJSON: NewPasskeyOptions) =>
  answerOf(() => startRegistration({ optionsJSON }))

export const signWithPasskey = (optionsJSON: PasskeyOptions) =>
  answerOf(() => startAuthentication({ optionsJSON }))
