import { logInByPasskey, startPasskeyLogin } from '@i-one/contract/accounts/passkeys'
import { call } from '../../lib/call.ts'
import { signWithPasskey } from './ask-device.ts'

export const logInWithPasskey = async () => {
  const passkey = await signWithPasskey(await call(startPasskeyLogin))
  return call(logInByPasskey, { body: { passkey } })
}
