import { getPitch } from '@i-one/contract/pitches'
import { changePitch, createPitch, putPitchPhoto } from '@i-one/contract/pitches/registration'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePicture, pictureFormats } from '../../../test/make-picture.ts'
import { makePerson, newPitch } from '../../../test/make.ts'
import { testApp } from '../../../test/suite.ts'

const app = await testApp({ rateLimits: false })
const owner = await makePerson(app, { isOwner: true })
const id = (await app.as(owner.token)(createPitch, { body: newPitch }))._id

const put = (bytes: Uint8Array, type: string, { token } = owner, pitch = id) =>
  app.as(token)(putPitchPhoto, {
    params: { id: pitch },
    body: new Blob([new Uint8Array(bytes)], { type }),
  })
const get = async (address: string) => {
  const response = await fetch(app.baseUrl + address)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.each(pictureFormats)('a photo as %s becomes 16 by 10 in two sizes', async (format) => {
  const { pitchPhoto } = await put(await makePicture(format, 1600, 1400), `image/${format}`)
  const large = await sharp((await get(pitchPhoto)).bytes).metadata()
  expect(large).toMatchObject({ format: 'webp', width: 1280, height: 800 })
  const small = await sharp((await get(pitchPhoto.replace('large', 'small'))).bytes).metadata()
  expect(small).toMatchObject({ width: 480, height: 300 })
})

test('a small one is not blown up, and one on its side is turned first', async () => {
  const { pitchPhoto } = await put(await makePicture('png', 320, 900), 'image/png')
  expect(await sharp((await get(pitchPhoto)).bytes).metadata()).toMatchObject({ width: 320, height: 200 })
  const sideways = await sharp(await makePicture('png', 1600, 1280))
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
  const first = await put(await makePicture('jpeg'), 'image/jpeg')
  const { response } = await get(first.pitchPhoto)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const second = await put(await makePicture('jpeg', 640, 400), 'image/jpeg')
  expect(await app.as()(getPitch, { params: { id } })).toMatchObject({ pitchPhoto: second.pitchPhoto })
  const gone = await get(first.pitchPhoto)
  expect([gone.response.status, JSON.parse(gone.bytes.toString())]).toMatchObject([
    404,
    { code: 'not-found' },
  ])
})

test('a new photo leaves the settings to whoever is changing them', async () => {
  const { revision } = await put(await makePicture('jpeg'), 'image/jpeg')
  const body = { revision, surface: 'Sand' }
  expect(await app.as(owner.token)(changePitch, { params: { id }, body })).toMatchObject({
    pitch: { surface: 'Sand' },
  })
})

test('it is refused where it is no picture, or not theirs', async () => {
  await expect(put(Buffer.from('GIF89a'), 'image/png')).rejects.toMatchObject({ code: 'bad-input' })
  const picture = await makePicture('png', 8, 8)
  const stranger = await makePerson(app, { isOwner: true })
  await expect(put(picture, 'image/png', stranger)).rejects.toMatchObject({ code: 'not-yours' })
  await expect(put(picture, 'image/png', owner, owner.id)).rejects.toMatchObject({ code: 'not-found' })
})
