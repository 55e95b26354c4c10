import { toUrl } from '@i-one/contract/call'
import { cancelSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { getSessionImage, getCalendar, getSharedCalendar } from '@i-one/contract/sharing'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ publicUrl: 'https://i-one.example' })

const get = (path: string, code: string, headers = {}) =>
  fetch(app.baseUrl + toUrl(path, { code }), { headers })

describe('the calendar of a session', () => {
  const parsed = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    const component = calendar.getFirstSubcomponent('vevent')!
    const value = (name: string) => component.getFirstPropertyValue(name)
    return { calendar, component, event: new ICAL.Event(component), value }
  }
  const subscribed = async (code: string) => {
    const response = await get(getSharedCalendar.path, code)
    return parsed(await response.text())
  }

  test('[BOOK-8] has one event with when, where, what and a reminder two hours before', async () => {
    const pitch = await createTestPitch(app, { name: 'Ṣẹ́gun’s, the "old" one; by \\ the sea' })
    const { session } = await createOpenSession(app, { pitch })
    const { calendar, component, event, value } = await subscribed(session.code)
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H')
    expect(event.uid).toBe(`${session._id}@i-one.example`)
    expect(event.startDate.toString()).toBe('2025-11-21T19:00:00Z')
    expect(event.endDate.toString()).toBe('2025-11-21T20:00:00Z')
    expect(event.summary).toBe('Football at Ṣẹ́gun’s, the "old" one; by \\ the sea')
    expect(event.location).toBe('Ṣẹ́gun’s, the "old" one; by \\ the sea\n7 Adélékè Street, Surulere')
    expect(event.description).toMatch(/^9 spots left\. [^]*\nhttps:\/\/i-one\.example\/s\//)
    expect(value('geo')).toEqual([6.4969, 3.3541])
    expect(value('url')).toBe(`https://i-one.example/s/${session.code}`)
    expect(value('status')).toBe('TENTATIVE')
    expect(String(value('dtstamp'))).toBe('2025-11-20T15:18:00Z')
    const [alarm] = component.getAllSubcomponents('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H')
  })

  test('is in the language of the request', async () => {
    const { session } = await createOpenSession(app)
    const response = await get(getSharedCalendar.path, session.code, { 'accept-language': 'fr' })
    const { calendar, event } = parsed(await response.text())
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//i-one//sessions//FR')
    expect(event.summary).toBe('Football à Adélékè Astro')
    expect((await subscribed(session.code)).event.summary).toBe('Football at Adélékè Astro')
  })

  test('is in the captain’s language if the request names none', async () => {
    const captain = await createPerson(app, { language: 'fr' })
    const { session } = await createOpenSession(app, { captain })
    const read = async (language: string) =>
      parsed(await (await get(getSharedCalendar.path, session.code, { 'accept-language': language })).text())
    expect((await read('*')).event.summary).toBe('Football à Adélékè Astro')
    expect((await read('en')).event.summary).toBe('Football at Adélékè Astro')
  })

  test('comes as one, in lines of at most 75 octets, whatever the names', async () => {
    const pitch = await createTestPitch(app, { name: 'Ṣẹ́ọ́₦'.repeat(16) })
    const { session } = await createOpenSession(app, { pitch })
    const response = await get(getSharedCalendar.path, session.code)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="football-2025-11-21.ics"')
    const text = await response.text()
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    const lines = text.split('\r\n')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(parsed(text).event.summary).toBe(`Football at ${'Ṣẹ́ọ́₦'.repeat(16)}`)
  })

  test('stays the same while nothing happens', async () => {
    const { session } = await createOpenSession(app)
    const first = await get(getSharedCalendar.path, session.code)
    app.clock.advance(60_000)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const again = await get(getSharedCalendar.path, session.code, headers)
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('follows the session: confirmed when enough are in, cancelled when it is off, each later than the last', async () => {
    const { session, captain } = await createOpenSession(app, { others: 2 })
    const made = await subscribed(session.code)
    app.clock.advance(60_000)
    const params = { id: session._id }
    await app.as((await createPerson(app)).token)(joinSession, { params })
    const filled = await subscribed(session.code)
    app.clock.advance(60_000)
    await app.as(captain.token)(cancelSession, { params, body: {} })
    const cancelled = await subscribed(session.code)

    const states = [made, filled, cancelled]
    expect(states.map(({ value }) => value('status'))).toEqual(['TENTATIVE', 'CONFIRMED', 'CANCELLED'])
    expect(new Set(states.map(({ event }) => event.uid)).size).toBe(1)
    const [first = 0, second = 0, third = 0] = states.map(({ event }) => event.sequence)
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
    expect(String(cancelled.value('last-modified'))).toBe(app.clock.now().toISOString().replace('.000Z', 'Z'))
    expect(cancelled.component.getAllSubcomponents('valarm')).toEqual([])
  })

  test('has another revision when its pitch has another name, and never goes back', async () => {
    const pitch = await createTestPitch(app)
    const { session } = await createOpenSession(app, { pitch, others: 2 })
    const made = await subscribed(session.code)
    app.clock.advance(60_000)
    await app.db.updateTable('pitches').set({ name: 'Sabo Cage' }).where('id', '=', pitch).execute()
    const renamed = await subscribed(session.code)
    expect(renamed.event.summary).toBe('Football at Sabo Cage')
    expect(renamed.event.sequence).toBeGreaterThan(made.event.sequence)
    expect(String(renamed.value('dtstamp'))).toBe(app.clock.now().toISOString().replace('.000Z', 'Z'))
    await app.db.deleteFrom('session_changes').where('session_id', '=', session._id).execute()
    app.clock.advance(60_000)
    const saved = await subscribed(session.code)
    expect(saved.event.sequence).toBe(renamed.event.sequence)
    expect(String(saved.value('last-modified'))).toBe(String(renamed.value('last-modified')))
  })

  test('is tentative while the pitch has not answered', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const { session } = await createOpenSession(app, { pitch, others: 3 })
    expect(session.state).toBe('confirmed')
    expect((await subscribed(session.code)).value('status')).toBe('TENTATIVE')
  })

  test('is the same for who is signed in, and not there for who may not see the session', async () => {
    const { session, captain } = await createOpenSession(app, { visibility: 'link' })
    const params = { id: session._id }
    const shared = await (await get(getSharedCalendar.path, session.code)).text()
    expect(await app.as(captain.token)(getCalendar, { params })).toBe(shared)
    const stranger = await createPerson(app)
    await expect(app.as(stranger.token)(getCalendar, { params })).rejects.toMatchObject({
      status: 404,
      code: 'not-found',
    })
    await expect(app.as()(getCalendar, { params })).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  test('of an unknown session is not found', async () => {
    const response = await get(getSharedCalendar.path, 'aaaaaaaaaaaaaaaa')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not-found' })
    const { token } = await createPerson(app)
    const params = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }
    await expect(app.as(token)(getCalendar, { params })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the picture of a session', () => {
  test('is a PNG for whoever has the code, small enough for a messenger', async () => {
    const { session } = await createOpenSession(app, { visibility: 'link' })
    const response = await get(getSessionImage.path, session.code)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(300_000)
  })

  test('is sent again only when it has changed', async () => {
    const { session, captain } = await createOpenSession(app)
    const first = await get(getSessionImage.path, session.code)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await get(getSessionImage.path, session.code, headers)).status).toBe(304)
    await app.as(captain.token)(cancelSession, { params: { id: session._id }, body: {} })
    const changed = await get(getSessionImage.path, session.code, headers)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(first.headers.get('etag'))
    const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())
    expect((await bytes(changed)).equals(await bytes(first))).toBe(false)
  })

  test('of an unknown session is not found', async () => {
    expect((await get(getSessionImage.path, 'aaaaaaaaaaaaaaaa')).status).toBe(404)
  })
})
