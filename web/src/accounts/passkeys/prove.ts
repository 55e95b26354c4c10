import { addPasskey, removePasskey, startPasskey, startProof } from '@i-one/contract/accounts/passkeys'
import type { Proof } from '@i-one/contract/accounts/password'
import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { call } from '../../lib/call.ts'

const loadDevice = () =>
  import('./ask-device.ts').catch(() => {
    throw new CallError(t`Network Error`, 500)
  })

export const createProof = async (): Promise<Proof> => {
  const { signWithPasskey } = await loadDevice()
  return { passkey: await signWithPasskey(await call(startProof)) }
}

export const registerPasskey = async (name: string, proof: Proof) => {
  const { createPasskey } = await loadDevice()
  const passkey = await createPasskey(await call(startPasskey, { body: proof }))
  return call(addPasskey, { body: { name, passkey } })
}

export const removePasskeyById = (id: string, proof: Proof) =>
  call(removePasskey, { params: { id }, body: proof })
