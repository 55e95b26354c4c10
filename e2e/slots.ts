import { randomInt, randomUUID } from 'node:crypto'
import { type Slot, listSlots } from '@i-one/contract/bookings'
import { type Hold, createHold } from '@i-one/contract/bookings/holds'
import { createClient } from '@i-one/contract/call'
import { type Pitch, findNearbyPitches } from '@i-one/contract/pitches'
import { createSession, type Session } from '@i-one/contract/sessions'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { lagos, type Person } from './fixtures.ts'
import { createTestPitch } from './test-session.ts'

const [lng, lat] = lagos
const minute = 60_000
const day = 1440 * minute

export interface FreeSlot {
  pitch: Pitch
  slot: Slot
  next: [Slot, Slot]
}

const isFree = (slot: Slot | undefined): slot is Slot => slot?.state === 'free'

const days = { from: 4, until: 24 }
const isDayOfWorker = (start: string) => {
  const { config, parallelIndex } = test.info()
  const shares = Math.min(config.workers, days.until - days.from)
  return Math.floor(Date.parse(start) / day) % shares === parallelIndex % shares
}

const given: { test: string; rows: { start: string; end: string }[] } = { test: '', rows: [] }
const slotsOfTest = () => {
  const { testId } = test.info()
  if (given.test !== testId) Object.assign(given, { test: testId, rows: [] })
  return given.rows
}

export const findFreeSlot = async ({ call }: Pick<Person, 'call'>): Promise<FreeSlot> => {
  const pitches = await call(findNearbyPitches, { query: { lng, lat, limit: 100 } })
  // excludes other tests' pitches, which have an owner
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
    if (slotsOfTest().some(({ start, end }) => slot.start < end && third.end > start)) return []
    const time = clock.format(new Date(slot.start))
    return time >= '08:00' && time <= '18:00' ? [{ pitch, slot, next: [second, third] as [Slot, Slot] }] : []
  })
  const found = rows[randomInt(rows.length)]
  if (!found) throw new Error('no free slots')
  slotsOfTest().push({ start: found.slot.start, end: found.next[1].end })
  return found
}

export const createSlotFor = async (baseUrl: string, organizer: Person, time?: string): Promise<FreeSlot> => {
  const coordinates: [number, number] = [5.1926, 7.2508]
  const pitch = await createTestPitch(baseUrl, {
    slotMinutes: 60,
    coordinates,
    autoAuthorize: false,
    organizer,
  })
  return slotFrom(baseUrl, pitch, 4 * day, time)
}

const slotFrom = async (baseUrl: string, pitch: Pitch, ahead: number, time?: string): Promise<FreeSlot> => {
  const slots = await createClient({ baseUrl })(listSlots, { params: { id: pitch._id } })
  const later = slots.filter(({ start }) => Date.parse(start) > Date.now() + ahead)
  const first = later.findIndex(({ start }) => !time || formatTime(start, pitch.timeZone) === time)
  const [slot, ...next] = first < 0 ? [] : later.slice(first)
  if (!slot || !next[0] || !next[1]) throw new Error('a pitch that never closes has no slot')
  return { pitch, slot, next: [next[0], next[1]] }
}

/** Creates a pitch with 15-minute slots and returns its next free slot. */
export const createSoonSlot = async (baseUrl: string, organizer?: Person): Promise<FreeSlot> => {
  const pitch = await createTestPitch(baseUrl, { slotMinutes: 15, coordinates: [7.4951, 9.0579], organizer })
  return slotFrom(baseUrl, pitch, 5 * minute)
}

/** Returns a formatter to reuse, because creating one takes fifty times as long as formatting. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

export const formatTime = (instant: string, timeZone: string) => clockOf(timeZone).format(new Date(instant))

const dayOf = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleDateString('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })

export const holdSlot = ({ call }: Person, { pitch, slot }: FreeSlot): Promise<Hold> =>
  call(createHold, { body: { pitch: pitch._id, start: slot.start }, key: randomUUID() })

export const newSessionPath = ({ _id, pitch }: Hold) => `/schedule-detail?hold=${_id}&pitch=${pitch}`

export const createSessionOf = async (
  captain: Person,
  how: { playersPerTeam?: number; visibility?: 'public' | 'link'; slot?: FreeSlot } = {},
): Promise<Session> => {
  const { _id } = await holdSlot(captain, how.slot ?? (await findFreeSlot(captain)))
  const body = { hold: _id, minutesPerMatch: 8, sets: 2, aet: true, penaltyShootout: true }
  const { playersPerTeam = 5, visibility } = how
  return captain.call(createSession, { body: { ...body, playersPerTeam, visibility }, key: randomUUID() })
}

export const slotTile = async (page: Page, { pitch, slot }: FreeSlot) => {
  const day = page.getByRole('link', { name: dayOf(slot.start, pitch.timeZone) })
  await day.click()
  // waits for the day, because the previous day may have a slot at the same time
  await expect(day).toHaveAttribute('aria-current', 'date')
  const time = page.getByText(formatTime(slot.start, pitch.timeZone), { exact: true })
  return page.locator('#slots').getByRole('listitem').filter({ has: time })
}

export const pickSlot = async (page: Page, free: FreeSlot) => {
  const tile = await slotTile(page, free)
  await tile.getByRole('link').click()
  return tile
}

export const captainButton = (page: Page) => {
  const name = { name: 'Be the captain', exact: true }
  return page.getByRole('button', name).or(page.getByRole('link', name))
}

export const listActions = (sheet: Locator) =>
  sheet.getByRole('link').or(sheet.getByRole('button')).filter({ hasText: /\S/ })
