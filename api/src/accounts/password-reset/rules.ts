import { createHmac, randomInt } from 'node:crypto'
import { day, minute } from '@i-one/game/durations'

/** How long a code, a link and a ticket work. */
export const lifetime = 10 * minute
export const endOf = (now: Date) => new Date(now.getTime() + lifetime)

export const mostTries = { ofCode: 5, ofPerson: 10 }
/** Tries of a person before this instant no longer count. */
export const triesCountFrom = (now: Date) => new Date(now.getTime() - 30 * day)

export const newCode = () => String(randomInt(100_000)).padStart(5, '0')

/** Without the key a hundred thousand codes would be tried against a plain hash in no time. */
const keyed = (key: Buffer, ...texts: string[]) =>
  createHmac('sha256', key).update(JSON.stringify(texts)).digest()
export const hashAddress = (key: Buffer, emailKey: string) => keyed(key, emailKey)
export const hashCode = (key: Buffer, emailKey: string, code: string) => keyed(key, emailKey, code)
