import { toUrl } from '@i-one/contract/call'
import { getMatchImage } from '@i-one/contract/sharing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const get = (id: string, headers = {}) => fetch(app.baseUrl + toUrl(getMatchImage.path, { id }), { headers })

test('the picture of a match changes with each goal and at its end', async () => {
  const { match, captain, one } = await createTestMatch(app)
  const event = createDevice(app)
  const etags = new Set<string | null>()
  const look = async () => {
    const response = await get(match._id)
    expect(response.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    etags.add(response.headers.get('etag'))
    return response.headers.get('etag') ?? ''
  }
  await look()
  await recordTestEvents(app, captain, match, event('kick-off'))
  await look()
  await recordTestEvents(app, captain, match, event('goal', { side: 'T1', player: one[0]!.id }))
  await look()
  await recordTestEvents(app, captain, match, event('full-time'))
  const last = await look()
  expect(etags.size).toBe(4)
  expect((await get(match._id, { 'if-none-match': last })).status).toBe(304)
})

test('link-only and unknown matches have no picture', async () => {
  const { match } = await createTestMatch(app, { visibility: 'link' })
  for (const id of [match._id, '3f2504e0-4f89-41d3-9a0c-0305e82c3301']) {
    const response = await get(id)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not-found' })
  }
})
