import { randomBytes } from 'node:crypto'

export const newSeed = () => randomBytes(12).toString('base64url')
