import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from './http/bounded-queue.ts'
import { createToken } from './token.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// normalized, because keyboards produce the same password in different Unicode forms
const input = (password: string) => password.normalize('NFKC')

// A hash takes about 20 ms of CPU time, so callers in the queue wait for at most a second.
const inTurn = createBoundedQueue({ atOnce: 2, waiting: 50 })

// guard: passwords are stored as hashes
export const hashPassword = async (password: string) => inTurn(() => hash(input(password), cost))

const nobodysHash = hashPassword(createToken())

/** Takes the same time for unknown users, so that the response time does not reveal whether an account exists. */
export const isPasswordCorrect = async (password: string, passwordHash: string | undefined) => {
  const against = passwordHash ?? (await nobodysHash)
  const matches = await inTurn(() => verify(against, input(password)))
  return matches && passwordHash !== undefined
}
