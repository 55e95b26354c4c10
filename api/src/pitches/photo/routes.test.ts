import type { CallError } from '@i-one/contract/call'
import { getPitch } from '@i-one/contract/pitches'
import {
  addPitchPhoto,
  arrangePitchPhotos,
  listPitchPhotos,
  updatePitchPhoto,
  removePitchPhoto,
} from '@i-one/contract/pitches/photo'
import { changePitch, createPitch } from '@i-one/contract/pitches/registration'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPicture, pictureFormats } from '../../../test/make-picture.ts'
import { createPerson, createTestPitch, newPitch } from '../../../test/make.ts'
import { waitUntilBlocked } from '../../../test/meeting.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const owner = await createPerson(app, { isOwner: true })
// an owner who already has an approved pitch needs no review
await createTestPitch(app, { owner, listed: false })
const id = (await app.as(owner.token)(createPitch, { body: newPitch }))._id

const put = (bytes: Uint8Array, type: string, { token } = owner, pitch = id) =>
  app.as(token)(updatePitchPhoto, {
    params: { id: pitch },
    body: new Blob([new Uint8Array(bytes)], { type }),
  })
const get = async (address: string) => {
  const response = await fetch(app.baseUrl + address)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.each(pictureFormats)('a photo as %s becomes 16 by 10 in two sizes', async (format) => {
  const { pitchPhoto } = await put(await createPicture(format, 1600, 1400), `image/${format}`)
  const large = await sharp((await get(pitchPhoto)).bytes).metadata()
  expect(large).toMatchObject({ format: 'webp', width: 1280, height: 800 })
  const small = await sharp((await get(pitchPhoto.replace('large', 'small'))).bytes).metadata()
  expect(small).toMatchObject({ width: 480, height: 300 })
})

test('a small one is not blown up, and one on its side is turned first', async () => {
  const { pitchPhoto } = await put(await createPicture('png', 320, 900), 'image/png')
  expect(await sharp((await get(pitchPhoto)).bytes).metadata()).toMatchObject({ width: 320, height: 200 })
  const sideways = await sharp(await createPicture('png', 1600, 1280))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const turned = await put(sideways, 'image/jpeg')
  expect(await sharp((await get(turned.pitchPhoto)).bytes).metadata()).toMatchObject({
    width: 1280,
    height: 800,
  })
})

test('it is everybody’s to see, for good, and the one before is gone', async () => {
  const first = await put(await createPicture('jpeg'), 'image/jpeg')
  const { response } = await get(first.pitchPhoto)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const second = await put(await createPicture('jpeg', 640, 400), 'image/jpeg')
  expect(await app.as()(getPitch, { params: { id } })).toMatchObject({ pitchPhoto: second.pitchPhoto })
  const gone = await get(first.pitchPhoto)
  expect([gone.response.status, JSON.parse(gone.bytes.toString())]).toMatchObject([
    404,
    { code: 'not-found' },
  ])
})

test('a new photo leaves the settings to whoever is changing them', async () => {
  const { revision } = await put(await createPicture('jpeg'), 'image/jpeg')
  const body = { revision, surface: 'Sand' }
  expect(await app.as(owner.token)(changePitch, { params: { id }, body })).toMatchObject({
    pitch: { surface: 'Sand' },
  })
})

test('it is refused where it is no picture, or not theirs', async () => {
  await expect(put(Buffer.from('GIF89a'), 'image/png')).rejects.toMatchObject({ code: 'bad-input' })
  const picture = await createPicture('png', 8, 8)
  const stranger = await createPerson(app, { isOwner: true })
  await expect(put(picture, 'image/png', stranger)).rejects.toMatchObject({ code: 'not-yours' })
  await expect(put(picture, 'image/png', owner, owner.id)).rejects.toMatchObject({ code: 'not-found' })
})

const createPitchWithPhotos = async (max: number) => {
  const params = { id: (await app.as(owner.token)(createPitch, { body: newPitch }))._id }
  const pictures = await Promise.all(
    [...Array(max).keys()].map((n) => createPicture('png', 160 + 16 * n, 100 + 10 * n)),
  )
  const add = async (picture: Uint8Array | undefined) =>
    app.as(owner.token)(addPitchPhoto, {
      params,
      body: new Blob([new Uint8Array(picture!)], { type: 'image/png' }),
    })
  return { params, pictures, add }
}
const shownFirst = async (params: { id: string }) => (await app.as()(getPitch, { params })).pitchPhoto

test.each([
  ['set', updatePitchPhoto],
  ['added', addPitchPhoto],
])('none is %s by a manager who was removed while it was read', async (_, call) => {
  const { params, pictures } = await createPitchWithPhotos(1)
  const manager = await createPerson(app)
  const { centre_id } = await app.db
    .selectFrom('pitches')
    .select('centre_id')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('centre_staff')
    .values({ centre_id, user_id: manager.id, role: 'manager', since: app.clock.now() })
    .execute()
  const { answer } = await app.db.transaction().execute(async (db) => {
    await db.selectFrom('centres').where('id', '=', centre_id).forUpdate().execute()
    const body = new Blob([new Uint8Array(pictures[0]!)], { type: 'image/png' })
    const answer = app
      .as(manager.token)(call, { params, body })
      .catch((error: CallError) => error.code)
    await waitUntilBlocked(app, 1)
    await db.deleteFrom('centre_staff').where('user_id', '=', manager.id).execute()
    return { answer }
  })
  expect(await answer).toBe('not-yours')
  expect(await app.as()(listPitchPhotos, { params })).toEqual([])
})

test('several are sorted, described and removed, and the first is the one of cards', async () => {
  const { params, pictures, add } = await createPitchWithPhotos(3)
  expect(await app.as()(listPitchPhotos, { params })).toEqual([])
  for (const picture of pictures) await add(picture)
  const [first, second, third] = await app.as()(listPitchPhotos, { params })
  expect(await shownFirst(params)).toBe(first!.src)
  expect((await get(third!.src)).response.status).toBe(200)

  const photos = [third!, first!, second!].map(({ _id }, n) => ({ _id, alt: n === 0 ? 'The stand' : '' }))
  const arranged = await app.as(owner.token)(arrangePitchPhotos, { params, body: { photos } })
  expect(arranged).toEqual([{ ...third!, alt: 'The stand' }, first, second])
  expect(await app.as()(listPitchPhotos, { params })).toEqual(arranged)
  expect(await shownFirst(params)).toBe(third!.src)

  const remove = (photo: string) => app.as(owner.token)(removePitchPhoto, { params: { ...params, photo } })
  expect(await remove(third!._id)).toEqual([first, second])
  expect(await remove(third!._id)).toEqual([first, second])
  expect(await shownFirst(params)).toBe(first!.src)
  await remove(first!._id)
  await remove(second!._id)
  expect(await shownFirst(params)).toBe('/pictures/pitch-drawn.svg')
})

test('one of another’s pitch is not removed by way of one’s own', async () => {
  const { params, pictures, add } = await createPitchWithPhotos(1)
  const photos = await add(pictures[0])
  const stranger = await createPerson(app, { isOwner: true })
  const own = await app.as(stranger.token)(createPitch, { body: newPitch })
  await app.as(stranger.token)(removePitchPhoto, { params: { id: own._id, photo: photos[0]!._id } })
  expect(await app.as()(listPitchPhotos, { params })).toEqual(photos)
})

test('a seventh is refused, one that is there already is not added twice', async () => {
  const { params, pictures, add } = await createPitchWithPhotos(7)
  for (const picture of pictures.slice(0, 5)) await add(picture)
  const added = await Promise.allSettled(pictures.slice(5).map(add))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(added.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'photos-full' } })
  const photos = await app.as()(listPitchPhotos, { params })
  expect(photos).toHaveLength(6)
  expect(await add(pictures[0])).toEqual(photos)
})

test('who sorts others than are there is told which', async () => {
  const { params, pictures, add } = await createPitchWithPhotos(2)
  await add(pictures[0])
  const photos = await add(pictures[1])
  const arrange = (ids: string[]) =>
    app.as(owner.token)(arrangePitchPhotos, {
      params,
      body: { photos: ids.map((_id) => ({ _id, alt: 'Lost' })) },
    })
  const first = photos[0]!._id
  for (const ids of [[first], [first, first], [first, params.id]])
    await expect(arrange(ids)).rejects.toMatchObject({ code: 'photos-changed', body: { photos } })
  expect(await app.as()(listPitchPhotos, { params })).toEqual(photos)
  const body = { photos: photos.map(({ _id }) => ({ _id, alt: 'x'.repeat(121) })) }
  await expect(app.as(owner.token)(arrangePitchPhotos, { params, body })).rejects.toMatchObject({
    fields: { 'photos.0.alt': 'At most 120 characters' },
  })
})

test('setting the photo replaces the first alone, or brings one that is there to the front', async () => {
  const { params, pictures, add } = await createPitchWithPhotos(4)
  for (const picture of pictures.slice(0, 3)) await add(picture)
  const [, second, third] = await app.as()(listPitchPhotos, { params })
  const replaced = await put(pictures[3]!, 'image/png', owner, params.id)
  const sources = async () => (await app.as()(listPitchPhotos, { params })).map(({ src }) => src)
  expect(await sources()).toEqual([replaced.pitchPhoto, second!.src, third!.src])
  await put(pictures[2]!, 'image/png', owner, params.id)
  expect(await sources()).toEqual([third!.src, second!.src])
})
