import { CallError } from '@i-one/contract/call'
import { isRouteErrorResponse } from 'react-router'

/** Nothing is there, or nothing can be: a link that lost its end is no id and no code. */
export const isMissing = (error: unknown) => {
  if (error instanceof CallError)
    return error.status === 404 || 'id' in error.fields || 'code' in error.fields
  return isRouteErrorResponse(error) && error.status === 404
}
