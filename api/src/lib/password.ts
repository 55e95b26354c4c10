import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from './http/bounded-queue.ts'
import { newToken } from './token.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// keyboards differ in the Unicode form of the same password
const input = (password: string) => password.normalize('NFKC')

// About 20 ms of CPU each, so at most a second of waiting.
const inTurn = createBoundedQueue({ atOnce: 2, waiting: 50 })

// guard: passwords are stored as hashes
export const hashPassword = async (password: string) => inTurn(() => hash(input(password), cost))

const nobodysHash = hashPassword(newToken())

/** Takes the same time for unknown users, so that timing reveals nothing. */
export const isPassword = async (password: string, passwordHash: string | undefined) => {
  const against = passwordHash ?? (await nobodysHash)
  const matches = await inTurn(() => verify(against, input(password)))
  return matches && passwordHash !== undefined
}
