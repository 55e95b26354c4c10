import { type ErrorBody, type ErrorCode, errors } from '@i-one/contract/errors'
import pg from 'pg'
import { i18n } from '../i18n/i18n.ts'

/** Error response. Rolls back the request's transaction, unless `keepsChanges` is set, for example to count a wrong code. */
export class ApiError extends Error {
  override name = 'ApiError'
  code: ErrorCode
  facts: Record<string, unknown>
  keepsChanges = false

  constructor(code: ErrorCode, facts: Record<string, unknown> = {}) {
    super(i18n._(errors[code][1]))
    this.code = code
    this.facts = facts
  }

  keepingChanges() {
    this.keepsChanges = true
    return this
  }

  get status() {
    return errors[this.code][0]
  }

  get body(): ErrorBody {
    const { message, code, facts } = this
    return { error: message, message, detail: message, code, ...facts }
  }
}

export const requireFound = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new ApiError('not-found')
  return thing
}

export const toInputError = (fields: Record<string, string>) => {
  const sentence = Object.values(fields)[0]
  return new ApiError('bad-input', {
    ...(sentence && { fields, error: sentence, message: sentence, detail: sentence }),
  })
}

export const toConstraintError = (error: unknown) => {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return undefined
  const code = error.constraint?.replaceAll('_', '-')
  return code && code in errors ? new ApiError(code as ErrorCode) : undefined
}
