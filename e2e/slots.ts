import { randomInt, randomUUID } from 'node:crypto'
import { type Slot, listSlots } from '@i-one/contract/bookings'
import { type Hold, createHold } from '@i-one/contract/bookings/holds'
import { connect } from '@i-one/contract/call'
import { type Pitch, findNearbyPitches } from '@i-one/contract/pitches'
import { createSession, type Session } from '@i-one/contract/sessions'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { lagos, type Person } from './fixtures.ts'
import { newPitch } from './test-session.ts'

const [lng, lat] = lagos
const minute = 60_000
const day = 1440 * minute

export interface FreeSlot {
  pitch: Pitch
  slot: Slot
  /** The two that follow it, free too. */
  next: [Slot, Slot]
}

const isFree = (slot: Slot | undefined): slot is Slot => slot?.state === 'free'

/** Tests that run side by side take slots of different days. */
const days = { from: 4, until: 24 }
const isDayOfWorker = (start: string) => {
  const { config, parallelIndex } = test.info()
  const shares = Math.min(config.workers, days.until - days.from)
  return Math.floor(Date.parse(start) / day) % shares === parallelIndex % shares
}

/** What the current test was given already: its next slots are at another time. */
const given: { test: string; rows: { start: string; end: string }[] } = { test: '', rows: [] }
const givenSoFar = () => {
  const { testId } = test.info()
  if (given.test !== testId) Object.assign(given, { test: testId, rows: [] })
  return given.rows
}

/** Three free slots in a row, drawn by lot and days ahead. No other test is given one of them. */
export const freeSlot = async ({ call }: Pick<Person, 'call'>): Promise<FreeSlot> => {
  const pitches = await call(findNearbyPitches, { query: { lng, lat, limit: 100 } })
  // what tests register has an owner, and may bear the name of another
  const some = pitches.filter(({ owner, slotMinutes }) => owner === null && slotMinutes >= 60)
  const pitch = some[randomInt(some.length)]
  if (!pitch) throw new Error('no pitch')
  const slots = await call(listSlots, { params: { id: pitch._id } })
  const [from, until] = [Date.now() + days.from * day, Date.now() + days.until * day]
  const clock = clockOf(pitch.timeZone)
  const rows = slots.flatMap((slot, at) => {
    const [second, third] = [slots[at + 1], slots[at + 2]]
    const ahead = Date.parse(slot.start) > from && Date.parse(slot.start) < until
    const row = isFree(slot) && isFree(second) && isFree(third) && third.start === second.end
    if (!ahead || !row || second.start !== slot.end || !isDayOfWorker(slot.start)) return []
    if (givenSoFar().some(({ start, end }) => slot.start < end && third.end > start)) return []
    const time = clock.format(new Date(slot.start))
    return time >= '08:00' && time <= '18:00' ? [{ pitch, slot, next: [second, third] as [Slot, Slot] }] : []
  })
  const found = rows[randomInt(rows.length)]
  if (!found) throw new Error('no free slots')
  givenSoFar().push({ start: found.slot.start, end: found.next[1].end })
  return found
}

/** A slot on a pitch whose organizer, nobody else's, has to say yes; at that `time` at the pitch, where one is told. */
export const slotOf = async (baseUrl: string, organizer: Person, time?: string): Promise<FreeSlot> => {
  const coordinates: [number, number] = [5.1926, 7.2508]
  const pitch = await newPitch(baseUrl, { slotMinutes: 60, coordinates, autoAuthorize: false, organizer })
  return slotFrom(baseUrl, pitch, 4 * day, time)
}

const slotFrom = async (baseUrl: string, pitch: Pitch, ahead: number, time?: string): Promise<FreeSlot> => {
  const slots = await connect({ baseUrl })(listSlots, { params: { id: pitch._id } })
  const later = slots.filter(({ start }) => Date.parse(start) > Date.now() + ahead)
  const first = later.findIndex(({ start }) => !time || timeOf(start, pitch.timeZone) === time)
  const [slot, ...next] = first < 0 ? [] : later.slice(first)
  if (!slot || !next[0] || !next[1]) throw new Error('a pitch that never closes has no slot')
  return { pitch, slot, next: [next[0], next[1]] }
}

/** A slot that begins within half an hour, on a pitch of its own whose slots are of a quarter of one. */
export const soonSlot = async (baseUrl: string, organizer?: Person): Promise<FreeSlot> => {
  const pitch = await newPitch(baseUrl, { slotMinutes: 15, coordinates: [7.4951, 9.0579], organizer })
  // Not one whose time comes while the test is under way.
  return slotFrom(baseUrl, pitch, 5 * minute)
}

/** To make one takes as long as to read fifty times from it. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

export const timeOf = (instant: string, timeZone: string) => clockOf(timeZone).format(new Date(instant))

/** As the day strip names it, and nothing after it. */
const dayOf = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleDateString('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })

export const hold = ({ call }: Person, { pitch, slot }: FreeSlot): Promise<Hold> =>
  call(createHold, { body: { pitch: pitch._id, start: slot.start }, key: randomUUID() })

export const newSessionPath = ({ _id, pitch }: Hold) => `/schedule-detail?hold=${_id}&pitch=${pitch}`

export const newSession = async (
  captain: Person,
  how: { playersPerTeam?: number; visibility?: 'public' | 'link'; slot?: FreeSlot } = {},
): Promise<Session> => {
  const { _id } = await hold(captain, how.slot ?? (await freeSlot(captain)))
  const body = { hold: _id, minutesPerMatch: 8, sets: 2, aet: true, penaltyShootout: true }
  const { playersPerTeam = 5, visibility } = how
  return captain.call(createSession, { body: { ...body, playersPerTeam, visibility }, key: randomUUID() })
}

/** The tile of a slot on its day, which is chosen first. */
export const slotTile = async (page: Page, { pitch, slot }: FreeSlot) => {
  const day = page.getByRole('link', { name: dayOf(slot.start, pitch.timeZone) })
  await day.click()
  // the day before may have a slot at this time, too
  await expect(day).toHaveAttribute('aria-current', 'date')
  const time = page.getByText(timeOf(slot.start, pitch.timeZone), { exact: true })
  return page.locator('#slots').getByRole('listitem').filter({ has: time })
}

export const pickSlot = async (page: Page, free: FreeSlot) => {
  const tile = await slotTile(page, free)
  await tile.getByRole('link').click()
  return tile
}

/** In the thumb bar; a link for a visitor. */
export const beCaptain = (page: Page) => {
  const name = { name: 'Be the captain', exact: true }
  return page.getByRole('button', name).or(page.getByRole('link', name))
}

/** What one may do with a booking in its sheet, in order; the sign that closes it has no words. */
export const waysOf = (sheet: Locator) =>
  sheet.getByRole('link').or(sheet.getByRole('button')).filter({ hasText: /\S/ })
