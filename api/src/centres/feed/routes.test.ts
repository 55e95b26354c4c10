import { closePitch } from '@i-one/contract/bookings/closures'
import { endFeed, getFeed, renewFeed } from '@i-one/contract/centres/feed'
import { removeCentreStaff } from '@i-one/contract/centres/staff'
import { beforeEach, expect, test } from 'vitest'
import { makeOpenSession } from '../../../test/make-open-session.ts'
import { type Person, makeCentre, makePerson } from '../../../test/make.ts'
import { testApp } from '../../../test/suite.ts'

const app = await testApp({ rateLimits: false })
let owner: Person
let pitch: string
let params: { id: string }
beforeEach(async () => {
  ;({ owner, pitch, params } = await makeCentre(app))
})

const renew = async ({ token } = owner) => {
  const { address } = await app.as(token)(renewFeed, { params })
  return app.baseUrl + new URL(address).pathname
}

test('a feed shows what is booked and closed, without telephones and money', async () => {
  const { captain } = await makeOpenSession(app, { pitch })
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

test('an address works until there is a new one, and until it is ended', async () => {
  const before = await renew()
  const after = await renew()
  expect([(await fetch(before)).status, (await fetch(after)).status]).toEqual([404, 200])
  await app.as(owner.token)(endFeed, { params })
  expect((await fetch(after)).status).toBe(404)
  expect(await app.as(owner.token)(getFeed, { params })).toEqual({ since: null })
})

test('who works there no more has an address that leads to nothing', async () => {
  const viewer = await makePerson(app)
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

test('only a hash of the address is kept', async () => {
  const code = (await renew()).split('/').at(-2)!
  const rows = await app.db
    .selectFrom('centre_feeds')
    .selectAll()
    .where('centre_id', '=', params.id)
    .execute()
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(rows).toHaveLength(1)
})
