import { hash, verify } from '@node-rs/argon2'
import { boundedQueue } from './http/bounded-queue.ts'
import { newToken } from './token.ts'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. They stand in the hash, so they can be raised. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// the same password typed on two keyboards can differ in its Unicode form
const typed = (password: string) => password.normalize('NFKC')

/** A hash takes some 20 ms of a core: those who wait longest wait for a second. */
const inTurn = boundedQueue({ atOnce: 2, waiting: 50 })

/** Refused as `busy` where very many ask at once. */
// guard: passwords are stored as hashes
export const hashPassword = async (password: string) => inTurn(() => hash(typed(password), cost))

const nobodysHash = hashPassword(newToken())

/** Takes the same time where there is no hash to compare with: who asks learns nothing. Refused as a hash is. */
export const isPassword = async (password: string, passwordHash: string | undefined) => {
  const against = passwordHash ?? (await nobodysHash)
  const matches = await inTurn(() => verify(against, typed(password)))
  return matches && passwordHash !== undefined
}
