import { randomBytes } from 'node:crypto'

/** A seed of chance, which is kept so that a draw can be repeated. */
export const newSeed = () => randomBytes(12).toString('base64url')
