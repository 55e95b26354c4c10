import type { NewCentreClosure } from '@i-one/contract/centres/closures'
import { day } from '@i-one/game/durations'
import { lockCentres } from '../../at-centre.ts'
import {
  setCentreClosure,
  insertClosure as occupyPitch,
  updateClosureEnd,
} from '../../bookings/closures/sql.ts'
import { transitionBooking } from '../../bookings/sql.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { forEachId } from '../../lib/database/each-due.ts'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { type ClosedTimeRange, isEndCorrect, requireValidClosure, toTimeRanges } from './rules.ts'
import {
  type PitchAtCentre,
  type StoredCentreClosure,
  findClosure,
  listConflictingBookings,
  listDueClosures,
  listClosureBookings,
  listPitchesAt,
  lockClosureBookings,
  claimDueClosure,
} from './sql.ts'

export const getNextCheckTime = (now: Date) => new Date(now.getTime() + day)

/** Replaces combined pitches with their parts, because closures are stored only for parts. */
export const expandToParts = (pitches: readonly PitchAtCentre[], chosen: readonly string[]) => {
  const ground = new Set(
    pitches
      .filter(({ id }) => chosen.includes(id))
      .flatMap(({ id, parts }) => (parts.length > 0 ? parts : [id])),
  )
  return pitches.filter(({ id }) => ground.has(id))
}

export const planClosure = async (db: Database, centreId: string, input: NewCentreClosure, now: Date) => {
  const pitches = await listPitchesAt(db, centreId)
  const elsewhere = input.pitches.findIndex((id) => !pitches.some((pitch) => pitch.id === id))
  if (elsewhere >= 0)
    throw toInputError({ [`pitches.${elsewhere}`]: i18n._('This pitch doesn’t belong to this centre') })
  requireValidClosure(input, pitches[0]?.timeZone ?? 'UTC', now)
  const ground = expandToParts(pitches, input.pitches)
  const timeRanges = toTimeRanges(input, ground, now)
  if (timeRanges.length === 0) throw toInputError({ from: i18n._('Must not be in the past') })
  return { ground, timeRanges }
}

interface Closing extends UserActor {
  id: string
  reason: string
  ground: readonly PitchAtCentre[]
  timeRanges: readonly ClosedTimeRange[]
}

const closeFreeRanges = async (db: Database, { id, reason, ground, timeRanges, by, now }: Closing) => {
  const currencies = new Map(ground.map((pitch) => [pitch.id, pitch.priceCurrency]))
  const made: string[] = []
  for (const { pitchId, start, end } of timeRanges) {
    const priceCurrency = currencies.get(pitchId) ?? 'NGN'
    const closed = await occupyPitch(db, { pitchId, start, end, reason, priceCurrency, blockedBy: by, now })
    if (closed) made.push(closed.id)
  }
  await setCentreClosure(db, made, id)
  return made.length
}

export const closePitches = async (db: Database, closing: Closing) => {
  const inTheWay = () => listConflictingBookings(db, closing.timeRanges, closing.now)
  const bookings = await inTheWay()
  if (bookings.length > 0) throw new ApiError('bookings-in-the-way', { bookings })
  const closed = await closeFreeRanges(db, closing)
  if (closed < closing.timeRanges.length)
    throw new ApiError('bookings-in-the-way', { bookings: await inTheWay() })
}

export const reopenPitches = async (db: Database, id: string, actor: UserActor) => {
  const bookings = await lockClosureBookings(db, id, actor.now)
  for (const booking of bookings)
    await transitionBooking(db, booking, { from: ['blocked'], to: 'released', ...actor })
  return bookings.length
}

// `misfits` are closed time ranges with a wrong end date, because an earlier version ignored 29 February.
const missingOf = async (db: Database, closure: StoredCentreClosure, now: Date) => {
  const ground = expandToParts(await listPitchesAt(db, closure.centreId), closure.pitches)
  const stored = await listClosureBookings(db, closure.id)
  const timeRanges = toTimeRanges(closure, ground, now)
  const closedIn = ({ pitchId, start, end }: ClosedTimeRange) =>
    stored.filter((one) => one.pitchId === pitchId && one.start < end && one.end > start)
  const missing = timeRanges.filter((timeRange) => closedIn(timeRange).length === 0)
  const pitches = new Map(ground.map((pitch) => [pitch.id, pitch]))
  const misfits = timeRanges.flatMap((timeRange) =>
    closedIn(timeRange)
      .filter(
        ({ state, end }) =>
          state === 'blocked' &&
          !isEndCorrect(closure, pitches.get(timeRange.pitchId)!, { laid: end, dates: timeRange.end }),
      )
      .map(({ id, end }) => ({ ...timeRange, id, closedUntil: end })),
  )
  return { ground, timeRanges, missing, misfits }
}

export const toClosureView = async (db: Database, closure: StoredCentreClosure, now: Date) => {
  const { timeRanges, missing, misfits } = await missingOf(db, closure, now)
  const tooShort = misfits.filter(({ closedUntil, end }) => closedUntil < end)
  const open = [...missing, ...tooShort.map((one) => ({ ...one, start: one.closedUntil }))]
  const { id, reason, from, to, hours, yearly, pitches } = closure
  const next = timeRanges.map(({ day }) => day).toSorted()[0]
  return {
    _id: id,
    reason,
    from,
    to,
    ...(hours && { hours }),
    yearly,
    pitches,
    ...(next !== undefined && { next }),
    inTheWay: open.length > 0 ? await listConflictingBookings(db, open, now) : [],
  }
}

export const repeatYearlyClosures = async (db: Database, now: Date) =>
  forEachId(db, await listDueClosures(db, now), async (transaction, id) => {
    const closure = await findClosure(transaction, id)
    if (!closure) return
    await lockCentres(transaction, { ids: [closure.centreId], pitches: [] })
    const due = await claimDueClosure(transaction, id, { now, next: getNextCheckTime(now) })
    const current = await findClosure(transaction, id)
    if (!current || !due?.ownerId) return
    const { ground, missing, misfits } = await missingOf(transaction, current, now)
    for (const { id: misfit, end } of misfits) await updateClosureEnd(transaction, misfit, end)
    const { reason } = current
    await closeFreeRanges(transaction, { id, reason, ground, timeRanges: missing, by: due.ownerId, now })
  })
