import { CallError } from '@i-one/contract/call'

/** A shortened link has an invalid id or code. */
export const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || 'id' in error.fields || 'code' in error.fields)
