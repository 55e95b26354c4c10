import { type RefusalBody, type RefusalCode, refusals } from '@i-one/contract/refusals'
import pg from 'pg'

/** Rolls back the request's transaction, unless `keepsChanges` is set (such as to count a wrong code). */
export class Refusal extends Error {
  override name = 'Refusal'
  code: RefusalCode
  facts: Record<string, unknown>
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

export const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Refusal('not-found')
  return thing
}

export const badInput = (fields: Record<string, string>) => {
  const sentence = Object.values(fields)[0]
  return new Refusal('bad-input', {
    ...(sentence && { fields, error: sentence, message: sentence, detail: sentence }),
  })
}

export const refusalOfConstraint = (error: unknown) => {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return undefined
  const code = error.constraint?.replaceAll('_', '-')
  return code && code in refusals ? new Refusal(code as RefusalCode) : undefined
}
