import { createHash, randomBytes } from 'node:crypto'

/** An opaque secret for a person's hands, 256 bits, written in base64url. Only its hash is kept. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest()
