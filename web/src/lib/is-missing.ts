import { CallError } from '@i-one/contract/call'

/** Includes an invalid id or code, which is what a truncated link contains. */
export const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || 'id' in error.fields || 'code' in error.fields)
