import { randomUUID } from 'node:crypto'
import { setLanguage } from '@i-one/contract/accounts/language'
import { closePitch } from '@i-one/contract/bookings/closures'
import { releaseHold } from '@i-one/contract/bookings/holds'
import { bookAtDesk, cancelDeskBooking } from '@i-one/contract/centres/desk'
import { revokeFeed, getFeed, renewFeed } from '@i-one/contract/centres/feed'
import { removeCentreStaff } from '@i-one/contract/centres/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestHold, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createCentre, createPerson } from '../../../test/make.ts'
import { parseCalendar } from '../../../test/read-calendar.ts'
import { hour, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
let pitch: string
let params: { id: string }
beforeEach(async () => {
  ;({ owner, pitch, params } = await createCentre(app))
})

const renew = async ({ token } = owner) => {
  const { address } = await app.as(token)(renewFeed, { params })
  return app.baseUrl + new URL(address).pathname
}

test('a feed shows bookings and closures, without phone numbers and prices', async () => {
  const { captain } = await createOpenSession(app, { pitch })
  const [start, end] = ['2025-11-22T10:00:00.000Z', '2025-11-22T12:00:00.000Z']
  await app.as(owner.token)(closePitch, { params: { id: pitch }, body: { start, end, reason: 'New turf' } })
  const address = await renew()
  const answer = await fetch(address)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(text).toContain(`SUMMARY:One: ${captain.nickname}`)
  expect(text).toContain('SUMMARY:One: Closed: New turf')
  expect(text).toContain('DTSTART:20251121T190000Z')
  expect(text).not.toContain('8012345678')
  const again = await fetch(address, { headers: { 'if-none-match': answer.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

test('a feed is in the language of its user, whatever the calendar app asks for', async () => {
  const [start, end] = ['2025-11-22T10:00:00.000Z', '2025-11-22T12:00:00.000Z']
  await app.as(owner.token)(closePitch, { params: { id: pitch }, body: { start, end, reason: 'Gazon' } })
  const address = await renew()
  const read = async () => (await fetch(address, { headers: { 'accept-language': 'en' } })).text()
  expect(await read()).toContain('SUMMARY:One: Closed: Gazon')
  await app.as(owner.token)(setLanguage, { body: { languageCode: 'fr' } })
  const text = await read()
  expect(text).toContain('PRODID:-//i-one//centres//FR')
  expect(text).toMatch(/SUMMARY:One: Fermé\s: Gazon/)
})

describe('an event of a feed', () => {
  const later = (milliseconds: number) => new Date(sessionStart.getTime() + milliseconds).toISOString()
  const book = (name: string, start: string) =>
    app.as(owner.token)(bookAtDesk, {
      params: { id: pitch },
      body: { dates: [{ _id: randomUUID(), start }], name, phone: '0803 555 44 71' },
    })
  const read = async (address: string) => parseCalendar(await (await fetch(address)).text())

  test('stays in the feed as cancelled, with a higher sequence number', async () => {
    const address = await renew()
    const [booked] = await book('Mama Ṣadé', later(0))
    const before = (await read(address)).get(booked!._id)!
    app.clock.advance(hour)
    const at = app.clock.now().getTime()
    const params = { id: booked!._id }
    await app.as(owner.token)(cancelDeskBooking, { params, body: { by: 'customer', andAfter: false } })
    app.clock.advance(1000)
    const after = (await read(address)).get(booked!._id)!
    expect([before.status, after.status]).toEqual(['CONFIRMED', 'CANCELLED'])
    expect([before.sequence, after.sequence]).toEqual([0, 1])
    expect([after.stamp, after.lastModified, after.start]).toEqual([at, at, later(0)])
  })

  test('is left out if its booking ended before the feed first showed it', async () => {
    const { captain } = await createOpenSession(app, { pitch, start: new Date(later(2 * hour)) })
    const hold = await createTestHold(app, { booker: captain, pitch, start: new Date(later(5 * hour)) })
    const [booked] = await book('Mama Ṣadé', later(0))
    const params = { id: booked!._id }
    await app.as(owner.token)(cancelDeskBooking, { params, body: { by: 'customer', andAfter: false } })
    await app.as(captain.token)(releaseHold, { params: { id: hold } })
    const events = await read(await renew())
    expect([...events.values()].map(({ status }) => status)).toEqual(['CONFIRMED'])
  })

  test('gets a new revision when its customer is renamed', async () => {
    const address = await renew()
    const [booked] = await book('Mama Sade', later(0))
    const before = (await read(address)).get(booked!._id)!
    app.clock.advance(hour)
    await app.db
      .updateTable('customers')
      .set({ name: 'Mama Ṣadé' })
      .where('centre_id', '=', params.id)
      .execute()
    const after = (await read(address)).get(booked!._id)!
    expect([before.summary, after.summary]).toEqual(['One: Mama Sade', 'One: Mama Ṣadé'])
    expect(after.sequence).toBe(before.sequence + 1)
    expect(after.stamp).toBe(app.clock.now().getTime())
    app.clock.advance(hour)
    expect((await read(address)).get(booked!._id)).toEqual(after)
  })
})

test('an address works until it is renewed or revoked', async () => {
  const before = await renew()
  const after = await renew()
  expect([(await fetch(before)).status, (await fetch(after)).status]).toEqual([404, 200])
  await app.as(owner.token)(revokeFeed, { params })
  expect((await fetch(after)).status).toBe(404)
  expect(await app.as(owner.token)(getFeed, { params })).toEqual({ since: null })
})

test('an address returns 404 once its user has lost the role', async () => {
  const viewer = await createPerson(app)
  const since = app.clock.now()
  await app.db
    .insertInto('centre_staff')
    .values({ centre_id: params.id, user_id: viewer.id, role: 'viewer', since })
    .execute()
  const address = await renew(viewer)
  expect((await fetch(address)).status).toBe(200)
  await app.as(owner.token)(removeCentreStaff, { params: { ...params, user: viewer.id } })
  expect((await fetch(address)).status).toBe(404)
})

test('stores only a hash of the address', async () => {
  const code = (await renew()).split('/').at(-2)!
  const rows = await app.db
    .selectFrom('centre_feeds')
    .selectAll()
    .where('centre_id', '=', params.id)
    .execute()
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(rows).toHaveLength(1)
})
