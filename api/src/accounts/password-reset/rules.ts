import { createHmac, randomInt } from 'node:crypto'
import { day, minute } from '@i-one/game/durations'

export const resetLifetime = 10 * minute
export const getResetExpiry = (now: Date) => new Date(now.getTime() + resetLifetime)

export const maxAttempts = { ofCode: 5, ofPerson: 10 }
export const getAttemptsStart = (now: Date) => new Date(now.getTime() - 30 * day)

export const createResetCode = () => String(randomInt(100_000)).padStart(5, '0')

// Uses a secret key, because anyone could reverse a plain hash by hashing all 100,000 possible codes.
const hash = (key: Buffer, ...texts: string[]) =>
  createHmac('sha256', key).update(JSON.stringify(texts)).digest()
export const hashAddress = (key: Buffer, emailKey: string) => hash(key, emailKey)
export const hashCode = (key: Buffer, emailKey: string, code: string) => hash(key, emailKey, code)
