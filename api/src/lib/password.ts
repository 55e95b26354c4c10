import { hash, verify } from '@node-rs/argon2'
import { newToken } from './token.ts'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. They stand in the hash, so they can be raised. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// the same password typed on two keyboards can differ in its Unicode form
const typed = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string) => hash(typed(password), cost)

const nobodysHash = hashPassword(newToken())

/** Takes the same time where there is no hash to compare with: who asks learns nothing. */
export const isPassword = async (password: string, passwordHash: string | undefined) => {
  const matches = await verify(passwordHash ?? (await nobodysHash), typed(password))
  return matches && passwordHash !== undefined
}
