import pg from 'pg'
import { toPromise } from './by-callback.ts'

export interface OwnWriteCount {
  count: number
}

const mayWrite = /\b(?:insert|update|delete|merge|truncate)\b/i
const known = new Map<string, boolean>()
const maxKnown = 2000

const writes = (text: string) => {
  const answer = known.get(text)
  if (answer !== undefined) return answer
  if (known.size >= maxKnown) known.clear()
  const found = mayWrite.test(text)
  known.set(text, found)
  return found
}

export const createCountingClient = (own: OwnWriteCount) => {
  class CountingClient extends pg.Client {
    #isOpen = false
    #wrote = false

    ask(config: unknown, ...rest: unknown[]): unknown {
      const query = super.query as (...args: unknown[]) => unknown
      const text = typeof config === 'string' ? config : (config as { text?: string }).text
      if (typeof text !== 'string' || rest.some((value) => typeof value === 'function'))
        return query.call(this, config, ...rest)
      const answered = toPromise<{ rowCount: number | null }>((done) =>
        query.call(this, config, ...rest, done),
      )
      answered.then(
        (answer) => this.#note(text, answer.rowCount !== 0),
        () => this.#note(text, true),
      )
      return answered
    }

    #note(text: string, hasRows: boolean) {
      if (text === 'begin') this.#isOpen = true
      else if (text === 'commit' || text === 'rollback') {
        if (this.#wrote && text === 'commit') own.count++
        this.#isOpen = this.#wrote = false
      } else if (hasRows && writes(text)) {
        this.#wrote = this.#isOpen
        if (!this.#isOpen) own.count++
      }
    }
  }
  return CountingClient
}
