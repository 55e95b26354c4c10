import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey } from '@i-one/contract/accounts/passkeys'
import type { PasskeyAssertion } from '@i-one/contract/accounts/password'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Asking {
  challenge: string
}

interface Ways {
  origin?: string
  verified?: boolean
  count?: number
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** Simulates a WebAuthn authenticator: one passkey, P-256, a counter, no attestation. */
export const createAuthenticator = (site = 'http://localhost:3000') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let used = 0
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const [bytesOfX, bytesOfY] = [x, y].map((part) => new Uint8Array(Buffer.from(part, 'base64url')))
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOfX!],
      [-3, bytesOfY!],
    ]),
  )

  const clientData = (type: 'create' | 'get', { challenge }: Asking, { origin = site }: Ways) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const authenticatorData = (
    flags: number,
    { verified = true, count = used }: Ways,
    made = Buffer.alloc(0),
  ) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const flagged = Buffer.from([flags | (verified ? 0x05 : 0x01)])
    return Buffer.concat([sha256(new URL(site).hostname), flagged, counter, made])
  }
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  }

  return {
    make: (asking: Asking, ways: Ways = {}): NewPasskey => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(0x40, ways, made))],
        ]) as never,
      )
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('create', asking, ways).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign: (asking: Asking, ways: Ways = {}): PasskeyAssertion => {
      used += 1
      const said = clientData('get', asking, ways)
      const data = authenticatorData(0, ways)
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
