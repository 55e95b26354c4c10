import { listSlots } from '@i-one/contract/bookings'
import { CallError, createClient } from '@i-one/contract/call'
import { getPrices, replacePrices } from '@i-one/contract/centres/prices'
import type { Person } from '../../make.ts'
import type { Operation } from '../slots/linearizable.ts'
import { createHistoryClock } from '../slots/moments.ts'
import { type SlotHistorySetup, getErrorCode, pickRandom } from '../slots/play-slots.ts'
import {
  type BookingReply,
  type BookingRequest,
  type BookingAct,
  closureAct,
  deskBookingAct,
  holdAct,
} from './acts.ts'
import type { PriceChange, Sale } from './agreed-prices.ts'
import type { CombinedAct, SlotRange } from './combined-model.ts'
import { type CombinedPitch, retryUntilAnswered } from './make-combined.ts'

interface Mine {
  asked: BookingRequest
  answer: BookingReply
}

const acts = 5
const maxOperations = 40
/** Maximum number of unanswered requests, because each can double the number of sequences to check. */
const maxHungUp = 6
const basePrice = 2_500_000
const kinds = ['whole', 'one', 'two'] as const
const days = [1, 2, 3, 4, 5, 6, 7]
const allWeek = [
  { days, open: '00:00', close: '12:00' },
  { days, open: '12:00', close: '00:00' },
]

export const playCombinedHistory = async (town: SlotHistorySetup, combined: CombinedPitch) => {
  const { db, urls, random, now, maxResponseAge } = town
  const { owner, desks, captains, pitches, starts } = combined
  const history: Operation<CombinedAct>[] = []
  const sales: Sale[] = []
  const prices: PriceChange[] = kinds.map((pitch) => ({ pitch, amount: basePrice, sent: 0, answered: 0 }))
  const moments = createHistoryClock(maxResponseAge)
  let hungUp = 0
  let operations = 0
  const note = async (ask: (server: string) => Promise<CombinedAct | undefined>, byServer = true) => {
    const server = pickRandom(random, urls)
    const sent = moments.next()
    const act = await ask(server)
    const answered = act && 'said' in act && act.said === 'lost' ? Infinity : moments.next()
    if (act?.what === 'look') history.push({ act, answered, ...moments.look(server, sent) })
    else if (act) {
      history.push({ act, sent, answered })
      const isDone = byServer && (act.said === 'got' || act.said === 'ok')
      moments.did(server, answered, `${act.what} ${act.key}`, isDone)
    }
    return act
  }
  const callOf = (baseUrl: string, token: string) => createClient({ baseUrl, token: () => token })

  const look = async ({ token }: Person, pitch: SlotRange['pitch']) => {
    let seen: number | undefined
    await note(async (server) => {
      const query = { from: starts[0]!.slice(0, 10), days: 2 }
      try {
        const slots = await callOf(server, token)(listSlots, { params: { id: pitches[pitch] }, query })
        const shown = starts.map((start) => slots.find((slot) => slot.start === start)!)
        seen = shown[0]!.price.amount
        return { what: 'look', pitch, shown: shown.map(({ state }) => state) }
      } catch (error) {
        if (getErrorCode(error)) throw error
        return undefined
      }
    })
    return seen
  }

  const live = async (person: Person, taking: BookingAct) => {
    const mine: Mine[] = []
    /** When each idempotency key was first sent. Retries return the price of the first response. */
    const firstAsked = new Map<string, number>()
    const seen: Partial<Record<SlotRange['pitch'], number>> = {}

    const take = async (asked: BookingRequest): Promise<void> => {
      const { key, place } = asked
      const first = firstAsked.get(key) ?? moments.next()
      firstAsked.set(key, first)
      const isPatient = random() < 0.8 || ++hungUp > maxHungUp
      const signal = isPatient ? {} : { signal: AbortSignal.timeout(1 + Math.floor(random() * 15)) }
      const sold = { pitch: place.pitch, count: place.count, shown: asked.price, sent: first }
      const act = await note(async (server) => {
        const about = { what: 'take', as: taking.as, key, ...place } as const
        try {
          const answer = await taking.take(callOf(server, person.token), asked, signal)
          mine.push({ asked, answer })
          if (answer.amount !== undefined)
            sales.push({
              ...sold,
              said: 'got',
              amount: answer.amount,
              answered: moments.next(),
              ids: answer.ids,
            })
          return { ...about, said: 'got', id: answer.ids[0]! }
        } catch (error) {
          const code = getErrorCode(error)
          if (code === 'price-changed' && error instanceof CallError) {
            const { amount } = error.body['price'] as { amount: number }
            sales.push({ ...sold, said: 'price-changed', amount, answered: moments.next(), ids: [] })
            return undefined
          }
          if (code && code !== taking.expectedError) throw error
          return { ...about, said: code ? 'taken' : 'lost' }
        }
      })
      if (act?.what === 'take' && act.said === 'lost' && random() < 0.7) await take(asked)
    }

    const end = ({ asked: { key }, answer }: Mine) =>
      note(async (server) => {
        const asked = { what: 'end', key } as const
        try {
          await taking.end(callOf(server, person.token), answer)
          return { ...asked, said: 'ok' }
        } catch (error) {
          const code = getErrorCode(error)
          if (code && code !== 'hold-ended') throw error
          return { ...asked, said: code ? 'ended' : 'lost' }
        }
      })

    const runOut = ({ asked: { key }, answer }: Mine) =>
      note(async () => {
        const { numUpdatedRows } = await db
          .updateTable('bookings')
          .set({ expires_at: now() })
          .where('id', '=', answer.ids[0]!)
          .where('state', '=', 'held')
          .where('expires_at', '>', now())
          .executeTakeFirstOrThrow()
        return { what: 'end', key, said: numUpdatedRows ? 'ok' : 'ended' }
      }, false)

    for (let n = 0; n < acts; n++) {
      if (++operations > maxOperations) return
      const die = random()
      const one = mine.length ? pickRandom(random, mine) : undefined
      const pitch = pickRandom(random, kinds)
      if (die < 0.2) seen[pitch] = (await look(person, pitch)) ?? seen[pitch]
      else if (one && die < 0.4) await end(one)
      else if (one && die < 0.5 && taking.as === 'held') await runOut(one)
      else if (one && die < 0.55) await take(one.asked)
      else {
        const from = Math.floor(random() * starts.length)
        const count = from + 1 < starts.length && die > 0.8 ? 2 : 1
        const price = seen[pitch] === undefined ? undefined : seen[pitch] * count
        const place = { pitch, from, count }
        const [id, second] = [crypto.randomUUID(), crypto.randomUUID()]
        const times = starts.slice(from, from + count)
        await take({ key: id, ids: [id, second], place, pitchId: pitches[pitch], starts: times, price })
      }
    }
  }

  const changePrices = async () => {
    for (let n = 1; n <= 3; n++) {
      const pitch = pickRandom(random, kinds)
      const params = { id: pitches[pitch] }
      const amount = basePrice + n * 100
      const lists = [{ from: '2020-01-01', week: allWeek.map((hours) => ({ ...hours, amount })) }]
      const sent = moments.next()
      const { revision } = await retryUntilAnswered(town, owner, (call) => call(getPrices, { params }))
      await retryUntilAnswered(town, owner, (call) =>
        call(replacePrices, { params, body: { lists, holidays: [], revision } }).catch((error: unknown) => {
          if (getErrorCode(error) !== 'pitch-changed') throw error
        }),
      )
      prices.push({ pitch, amount, sent, answered: moments.next() })
    }
  }

  await Promise.all([
    ...captains.map((captain) => live(captain, holdAct)),
    ...desks.map((desk) => live(desk, deskBookingAct)),
    live(owner, closureAct),
    changePrices(),
  ])
  for (const pitch of kinds) await look(owner, pitch)
  return { history, sales, prices }
}
