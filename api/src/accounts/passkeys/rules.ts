import { isIP } from 'node:net'
import type { Passkey } from '@i-one/contract/accounts/passkeys'
import { minute } from '@i-one/game/durations'
import type { Config } from '../../lib/config.ts'
import { ApiError } from '../../lib/http/api-error.ts'

export const lifetime = 5 * minute
export const maxPasskeys = 10

// WebAuthn allows no IP address as relying party.
export const siteOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : { id: hostname, origin }
}

export const requireSite = (config: Pick<Config, 'publicUrl'>) => {
  const site = siteOf(config)
  if (!site) throw new ApiError('no-name-for-passkeys')
  return site
}

export const requireRoom = (count: number) => {
  if (count >= maxPasskeys) throw new ApiError('too-many-passkeys')
}

export const handleOf = (userId: string) => Buffer.from(userId).toString('base64url')

export const onWire = (row: {
  id: string
  name: string
  created_at: Date
  used_at: Date | null
}): Passkey => ({
  _id: row.id,
  name: row.name,
  since: row.created_at.toISOString(),
  lastUsed: row.used_at?.toISOString() ?? null,
})
