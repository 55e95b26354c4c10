import { CallError } from '@i-one/contract/call'

/** Nothing is there, or nothing can be: a link that lost its end is no id and no code. */
export const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || 'id' in error.fields || 'code' in error.fields)
