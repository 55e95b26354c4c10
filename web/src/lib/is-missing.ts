import { CallError } from '@i-one/contract/call'

/** Includes invalid ids and codes, because a truncated link contains one. */
export const isNotFound = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || 'id' in error.fields || 'code' in error.fields)
