import { isIP } from 'node:net'
import type { Passkey } from '@i-one/contract/accounts/passkeys'
import { minute } from '@i-one/game/durations'
import type { Config } from '../../lib/config.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { deviceText } from '../logins/rules.ts'

export const challengeLifetime = 5 * minute
export const maxPasskeys = 10

// WebAuthn does not allow an IP address as a relying party ID.
export const getRelyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : { id: hostname, origin }
}

export const requireRelyingParty = (config: Pick<Config, 'publicUrl'>) => {
  const site = getRelyingParty(config)
  if (!site) throw new ApiError('no-name-for-passkeys')
  return site
}

export const requirePasskeyLimit = (count: number) => {
  if (count >= maxPasskeys) throw new ApiError('too-many-passkeys')
}

export const toUserHandle = (userId: string) => Buffer.from(userId).toString('base64url')

interface Row {
  id: string
  name: string
  created_at: Date
  used_at: Date | null
}

export const toPasskey = (row: Row): Passkey => ({
  _id: row.id,
  name: deviceText(row.name),
  since: row.created_at.toISOString(),
  lastUsed: row.used_at?.toISOString() ?? null,
})
