import { randomBytes } from 'node:crypto'
import { hour } from '@i-one/game/durations'
import type { Limit } from '../../lib/http/rate-limit.ts'
import { badInput } from '../../lib/http/refusal.ts'
import { requireFreeName } from '../../reserved-names.ts'

/** Counts wrong links only: a mobile network puts a whole city behind one address. */
export const limits = {
  lookedAt: { name: 'whistles looked at by network', most: 120, within: hour },
  taken: { name: 'whistles taken by network', most: 30, within: hour },
} satisfies Record<string, Limit>

export const newWhistleCode = () => randomBytes(16).toString('base64url')

export const requireName = (name: string | undefined) => {
  if (name === undefined) throw badInput({ name: 'What is your name?' })
  requireFreeName(name, 'name')
  return name
}
