import { getUser } from '@i-one/contract/accounts'
import { updatePhoto, removePhoto } from '@i-one/contract/accounts/photo'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bootApp } from '../../../test/app.ts'
import { blankPicture, createPicture, pictureFormats } from '../../../test/make-picture.ts'
import { createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const person = await createPerson(app)

const put = (bytes: Uint8Array<ArrayBuffer> | Buffer, type: string, { token } = person) =>
  app.as(token)(updatePhoto, { body: new Blob([new Uint8Array(bytes)], { type }) })
const fetched = async (address: string) => {
  const response = await fetch(app.baseUrl + address)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
const squaresOf = async (bytes: Buffer, type: string) => {
  const { user } = await put(bytes, type)
  return {
    small: (await fetched(user.photo?.small ?? '')).bytes,
    large: (await fetched(user.photo?.large ?? '')).bytes,
  }
}
describe('a photo', () => {
  test.each(pictureFormats)('as %s becomes a square WebP in two sizes', async (format) => {
    const { small, large } = await squaresOf(await createPicture(format), `image/${format}`)
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 })
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 640, height: 640 })
  })

  test('is not enlarged', async () => {
    const { small, large } = await squaresOf(await createPicture('png', 300, 90), 'image/png')
    expect(await sharp(large).metadata()).toMatchObject({ width: 90, height: 90 })
    expect(await sharp(small).metadata()).toMatchObject({ width: 90, height: 90 })
  })

  test('is rotated, cropped to its centre, and has no metadata', async () => {
    const white = { input: await blankPicture(100, 400).png().toBuffer(), left: 0, top: 0 }
    const sideways = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'white' } })
      .composite([white])
      .withExif({ IFD0: { Make: 'Nokia' }, IFD3: { GPSLatitude: '6/1 29/1 48/1', GPSLatitudeRef: 'N' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer()
    expect((await sharp(sideways).metadata()).exif?.toString('latin1')).toContain('Nokia')
    const { large } = await squaresOf(sideways, 'image/jpeg')
    expect(await sharp(large).metadata()).not.toMatchObject({ exif: expect.anything() })
    for (const saved of ['exif', 'icc', 'xmp', 'iptc', 'orientation'])
      expect(await sharp(large).metadata()).not.toHaveProperty(saved)
    expect(large.toString('latin1')).not.toContain('Nokia')
    const { data, info } = await sharp(large).raw().toBuffer({ resolveWithObject: true })
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels]
    expect(red(200, 20)).toBeLessThan(60)
    expect(red(20, 200)).toBeGreaterThan(200)
  })

  test.each([
    ['grey', () => blankPicture(200, 200).greyscale().toColorspace('b-w').png().toBuffer(), 'image/png'],
    ['for print (CMYK)', () => blankPicture(200, 200).toColorspace('cmyk').jpeg().toBuffer(), 'image/jpeg'],
    ['of 16 bits a colour', () => blankPicture(200, 200).toColorspace('rgb16').png().toBuffer(), 'image/png'],
    ['with transparency', () => blankPicture(200, 200, 4).png().toBuffer(), 'image/png'],
    [
      'of two colours',
      () => blankPicture(200, 200).png({ palette: true, colours: 2 }).toBuffer(),
      'image/png',
    ],
  ] as const)('%s can be read', async (_, make, type) => {
    const { large } = await squaresOf(await make(), type)
    const { data } = await sharp(large).raw().toBuffer({ resolveWithObject: true })
    expect(data[1]).toBeGreaterThan(60)
    expect(data[1]).toBeLessThan(180)
  })

  test('of exactly 40 megapixels is taken', async () => {
    await expect(put(await createPicture('png', 8000, 5000), 'image/png')).resolves.toBeTruthy()
  })

  test('is public, immutable and addressed by its hash', async () => {
    const { user } = await put(await createPicture('jpeg'), 'image/jpeg')
    const { response, bytes } = await fetched(user.photo!.large)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    const { user: again } = await put(await createPicture('jpeg'), 'image/jpeg')
    expect(again.photo).toEqual(user.photo)
    expect(await app.as(person.token)(getUser)).toEqual({ user })
  })

  test('replaces the previous photo, and can be removed', async () => {
    const { user: first } = await put(await createPicture('jpeg'), 'image/jpeg')
    const { user } = await put(await createPicture('jpeg', 300, 300), 'image/jpeg')
    expect(user.photo).not.toEqual(first.photo)
    expect((await fetched(first.photo!.large)).response.status).toBe(404)
    expect(await app.as(person.token)(removePhoto)).toMatchObject({ user: { photo: null } })
    expect((await fetched(user.photo!.small)).response.status).toBe(404)
    expect(await app.as(person.token)(removePhoto)).toMatchObject({ user: { photo: null } })
  })

  test('of two users stays with the second when the first removes it', async () => {
    const other = await createPerson(app)
    await put(await createPicture('png', 64, 64), 'image/png', other)
    const { user } = await put(await createPicture('png', 64, 64), 'image/png')
    await app.as(other.token)(removePhoto)
    expect((await fetched(user.photo!.small)).response.status).toBe(200)
  })
})

test.each([
  '',
  'x.webp',
  `${'0'.repeat(64)}-huge.webp`,
  `${'0'.repeat(63)}G-large.webp`,
  '..%2f..%2fetc%2fpasswd',
])('the address /%s is no photo', async (file) => {
  const { response } = await fetched(`/i-one/photos/${file}`)
  expect([400, 404]).toContain(response.status)
})

test('an unknown photo is not found', async () => {
  const { response, bytes } = await fetched(`/i-one/photos/${'0'.repeat(64)}-large.webp`)
  expect(response.status).toBe(404)
  expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'not-found' })
})

test('twenty photos an hour are enough', async () => {
  const limited = await bootApp()
  const { token } = await createPerson(limited)
  const body = new Blob([new Uint8Array(await createPicture('png', 8, 8))], { type: 'image/png' })
  for (let n = 0; n < 20; n++) await limited.as(token)(updatePhoto, { body })
  await expect(limited.as(token)(updatePhoto, { body })).rejects.toMatchObject({ code: 'too-many' })
  await limited.stop()
})
