import { listSlots } from '@i-one/contract/bookings'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { type Call, CallError, createClient } from '@i-one/contract/call'
import type { Random } from '@i-one/game/random'
import type { Kysely } from 'kysely'
import type { DB } from '../../../src/lib/database/tables.ts'
import type { Person } from '../../make.ts'
import type { Operation } from './linearizable.ts'
import { createHistoryClock } from './moments.ts'
import type { SlotAct } from './slots-model.ts'

export interface SlotHistorySetup {
  db: Kysely<DB>
  urls: readonly string[]
  people: readonly Person[]
  random: Random
  now: () => Date
  /** Milliseconds for which a server may return cached slots. */
  maxResponseAge: number
}

export interface SlotRow {
  pitch: string
  starts: readonly string[]
}

interface Mine {
  key: string
  id: string
  from: number
  count: number
}

const acts = 5
const maxOperations = 40
/** Maximum number of unanswered requests, because each can double the number of sequences to check. */
const maxHungUp = 6
export const pickRandom = <T>(random: Random, items: readonly T[]) =>
  items[Math.floor(random() * items.length)] as T

/** Returns the error code, or undefined if the outcome is unknown. */
export const getErrorCode = (error: unknown) => {
  if (error instanceof CallError) return error.status >= 500 ? undefined : error.code
  if (error instanceof Error && error.name === 'AbortError') return undefined
  throw error
}

export const playSlotHistory = async (
  { db, urls, people, random, now, maxResponseAge }: SlotHistorySetup,
  { pitch, starts }: SlotRow,
) => {
  const history: Operation<SlotAct>[] = []
  const moments = createHistoryClock(maxResponseAge)
  let asked = 0
  let hungUp = 0
  const note = async (ask: (server: string) => Promise<SlotAct | undefined>) => {
    if (++asked > maxOperations) return undefined
    const server = pickRandom(random, urls)
    const sent = moments.next()
    const act = await ask(server)
    const answered = act && 'said' in act && act.said === 'lost' ? Infinity : moments.next()
    if (act?.what === 'look') history.push({ act, answered, ...moments.look(server, sent) })
    else if (act) {
      history.push({ act, sent, answered })
      // 'run-out' moves the deadline directly in the database, so no server sees a change
      const isDone = act.what !== 'run-out' && (act.said === 'held' || act.said === 'ok')
      moments.did(server, answered, `${act.what} ${act.key}`, isDone)
    }
    return act
  }

  const live = async ({ token }: Person, name: string) => {
    const callOf = (baseUrl: string) => createClient({ baseUrl, token: () => token })
    const mine: Mine[] = []

    const take = async (key: string, from: number, count: number) => {
      const isPatient = random() < 0.8 || ++hungUp > maxHungUp
      const signal = isPatient ? undefined : AbortSignal.timeout(1 + Math.floor(random() * 15))
      const asked = { what: 'hold', key, from, count } as const
      const body = { pitch, start: starts[from]!, slots: count }
      const act = await note(async (server) => {
        try {
          const { _id: id } = await callOf(server)(createHold, { body, key, ...(signal && { signal }) })
          return { ...asked, said: 'held', id }
        } catch (error) {
          const code = getErrorCode(error)
          if (code && code !== 'slot-taken') throw error
          return { ...asked, said: code ? 'taken' : 'lost' }
        }
      })
      if (act && 'id' in act) mine.push({ key, id: act.id, from, count })
      if (act && 'said' in act && act.said === 'lost' && random() < 0.7) await take(key, from, count)
    }

    const refundQuota = ({ key, id }: Mine) =>
      note(async (server) => {
        const asked = { what: 'give-back', key } as const
        try {
          await callOf(server)(releaseHold, { params: { id } })
          return { ...asked, said: 'ok' }
        } catch (error) {
          const code = getErrorCode(error)
          if (code && code !== 'hold-ended') throw error
          return { ...asked, said: code ? 'ended' : 'lost' }
        }
      })

    const look = () =>
      note(async (server) => {
        const slots = await shown(callOf(server), pitch, starts[0]!).catch((error: unknown) => {
          if (getErrorCode(error)) throw error
          return undefined
        })
        return slots && { what: 'look', free: starts.map((start) => slots.get(start) === 'free') }
      })

    const runOut = ({ key, id }: Mine) =>
      note(async () => {
        const { numUpdatedRows } = await db
          .updateTable('bookings')
          .set({ expires_at: now() })
          .where('id', '=', id)
          .where('state', '=', 'held')
          .where('expires_at', '>', now())
          .executeTakeFirstOrThrow()
        return { what: 'run-out', key, said: numUpdatedRows ? 'ok' : 'ended' }
      })

    for (let n = 0; n < acts; n++) {
      const die = random()
      const one = mine.length ? pickRandom(random, mine) : undefined
      const from = Math.floor(random() * starts.length)
      if (die < 0.2) await look()
      else if (one && die < 0.4) await refundQuota(one)
      else if (one && die < 0.5) await runOut(one)
      else if (one && die < 0.55) await take(one.key, one.from, one.count)
      else
        await take(
          `${name}-${n}-${crypto.randomUUID()}`,
          from,
          from + 1 < starts.length && die > 0.85 ? 2 : 1,
        )
    }
  }
  await Promise.all(people.map((person, n) => live(person, `client-${n}`)))
  return history
}

const shown = async (call: Call, pitch: string, from: string) => {
  const slots = await call(listSlots, { params: { id: pitch }, query: { from: from.slice(0, 10), days: 2 } })
  return new Map(slots.map(({ start, state }) => [start, state]))
}
