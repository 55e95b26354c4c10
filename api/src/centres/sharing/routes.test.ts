import { toUrl } from '@i-one/contract/call'
import { addPitch } from '@i-one/contract/centres/registration'
import { getCentreImage, getCentreByCode } from '@i-one/contract/centres/sharing'
import { findNearbyPitches, searchPlaces } from '@i-one/contract/pitches'
import { updateParts } from '@i-one/contract/pitches/parts'
import { addPitchPhoto } from '@i-one/contract/pitches/photo'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPicture } from '../../../test/make-picture.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'
import { savePartHours } from '../../part-hours.ts'
import { previewCentre, centreSitemapSource } from './actions.ts'

const app = await startTestApp()
const server = { db: app.db, now: app.clock.now, namesLanguage: false }

const createCentre = async () => {
  const owner = await createPerson(app, { isOwner: true })
  const [big, small] = [
    await createTestPitch(app, { owner, name: 'Big' }),
    await createTestPitch(app, { owner, name: 'Small' }),
  ]
  const { id, code } = await app.db
    .selectFrom('pitches')
    .innerJoin('centres', 'centres.id', 'pitches.centre_id')
    .select(['centres.id', 'centres.code'])
    .where('pitches.id', '=', big)
    .executeTakeFirstOrThrow()
  await app.as(owner.token)(addPitch, { params: { id, pitch: small } })
  await app.as(owner.token)(updateParts, { params: { id: big }, body: { parts: [small] } })
  return { code, big, small, owner }
}
const hide = async (id: string) => {
  const { centre_id } = await app.db
    .updateTable('pitches')
    .set({ listed: false })
    .where('id', '=', id)
    .returning('centre_id')
    .executeTakeFirstOrThrow()
  await savePartHours(app.db, [centre_id!])
}

test('anyone can see a centre and its bookable pitches, without user ids', async () => {
  const { code, big, small } = await createCentre()
  const centre = await app.as()(getCentreByCode, { params: { code } })
  expect(centre).toMatchObject({
    name: 'Big',
    address: '7 Adélékè Street, Surulere',
    pitches: [
      { _id: big, parts: [small] },
      { _id: small, parts: [] },
    ],
  })
  for (const pitch of centre.pitches) expect(pitch.owner).toBeUndefined()
  await hide(small)
  expect((await app.as()(getCentreByCode, { params: { code } })).pitches).toHaveLength(1)
  await hide(big)
  await expect(app.as()(getCentreByCode, { params: { code } })).rejects.toMatchObject({ code: 'not-found' })
})

test('its link has a preview, and search engines find it', async () => {
  const { code } = await createCentre()
  expect(await previewCentre(server, { code })).toMatchObject({
    title: 'Big',
    description: '7 Adélékè Street, Surulere. 2 pitches, from ₦25,000.',
    path: `/c/${code}`,
    image: { path: `/i-one/shared-centres/${code}/preview.png` },
    structured: { '@type': 'SportsActivityLocation', name: 'Big', priceRange: 'from ₦25,000' },
  })
  expect(await previewCentre(server, { code: 'nobody' })).toBeUndefined()
  expect(await centreSitemapSource.count(app.db)).toBe(1)
  expect(await centreSitemapSource.paths(app.db, 0, 10)).toEqual([`/c/${code}`])
})

test('its photos are those of its pitches, and the picture of its link is its own', async () => {
  const { code, big, small, owner } = await createCentre()
  const call = app.as(owner.token)
  for (const [id, width] of [
    [small, 320],
    [big, 480],
  ] as const) {
    const body = new Blob([new Uint8Array(await createPicture('png', width, 300))], { type: 'image/png' })
    await call(addPitchPhoto, { params: { id }, body })
  }
  const { photos, pitches } = await app.as()(getCentreByCode, { params: { code } })
  expect(photos.map(({ src }) => src)).toEqual(pitches.map(({ pitchPhoto }) => pitchPhoto))
  const picture = await fetch(app.baseUrl + toUrl(getCentreImage.path, { code }))
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  for (const id of [big, small]) await hide(id)
  expect((await fetch(app.baseUrl + toUrl(getCentreImage.path, { code }))).status).toBe(404)
})

test('lists and search show the centre’s name with its pitches once it has several', async () => {
  const { code, big, small } = await createCentre()
  const found = async () => {
    const near = await app.as()(findNearbyPitches, { query: { lng: 3.35, lat: 6.5, limit: 100 } })
    const places = await app.as()(searchPlaces, { query: { q: 'Small', lng: 3.35, lat: 6.5 } })
    return [...near, ...places]
      .filter(({ _id }) => _id === big || _id === small)
      .map(({ centre }) => centre && [centre.code, centre.name])
  }
  const named = [code, 'Big']
  expect(await found()).toEqual([named, named, named])
  await hide(big)
  expect(await found()).toEqual([undefined, undefined])
})
