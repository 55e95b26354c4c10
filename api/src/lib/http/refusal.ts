import { type RefusalBody, type RefusalCode, refusals } from '@i-one/contract/refusals'
import pg from 'pg'

/**
 * An error that is an answer: thrown by rules and handlers, sent by the error handler. The transaction of its request is
 * rolled back, unless the error `keepsChanges`.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  code: RefusalCode
  facts: Record<string, unknown>
  /** Whether what was changed before it is committed: the count of wrong codes, for example. */
  keepsChanges = false

  constructor(code: RefusalCode, facts: Record<string, unknown> = {}) {
    super(refusals[code][1])
    this.code = code
    this.facts = facts
  }

  keepingChanges() {
    this.keepsChanges = true
    return this
  }

  get status() {
    return refusals[this.code][0]
  }

  get body(): RefusalBody {
    return {
      error: this.message,
      message: this.message,
      detail: this.message,
      code: this.code,
      ...this.facts,
    }
  }
}

/** What was looked for, or a 404 where there is none. */
export const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Refusal('not-found')
  return thing
}

/** Wrong input, said by its fields; the first of them is the sentence. */
export const badInput = (fields: Record<string, string>) => {
  const sentence = Object.values(fields)[0]
  return new Refusal('bad-input', {
    ...(sentence && { fields, error: sentence, message: sentence, detail: sentence }),
  })
}

/** The refusal that a constraint of the database is named after: a race lost in PostgreSQL. */
export const refusalOfConstraint = (error: unknown) => {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return undefined
  const code = error.constraint?.replaceAll('_', '-')
  return code && code in refusals ? new Refusal(code as RefusalCode) : undefined
}
