import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'

const passkeyCancelledText = t`Your device didn’t respond, or you cancelled. Nothing has changed.`
const noLock = t`This device can’t store passkeys. Set up a fingerprint, face or screen lock first.`

const sentences: Record<string, string> = {
  NotAllowedError: passkeyCancelledText,
  AbortError: passkeyCancelledText,
  InvalidStateError: t`This device already has a passkey for this account.`,
  NotSupportedError: noLock,
  ConstraintError: noLock,
  SecurityError: t`Passkeys don’t work at this web address. Use your password instead.`,
}

const answerOf = async <Answer>(ask: () => Promise<Answer>) => {
  if (!browserSupportsWebAuthn()) throw new CallError(t`This browser can’t store passkeys here.`, 409)
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
