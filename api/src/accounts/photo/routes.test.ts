import { getUser } from '@i-one/contract/accounts'
import { putPhoto, removePhoto } from '@i-one/contract/profile'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, bootApp } from '../../../test/app.ts'
import { type Person, makePerson } from '../../../test/make.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await bootApp({ rateLimits: false })
  person = await makePerson(app)
})
afterAll(() => app.stop())

type Format = 'jpeg' | 'png' | 'webp' | 'avif'
const formats: Format[] = ['jpeg', 'png', 'webp', 'avif']
const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#0B7A43' }, limitInputPixels: false })
const made = (format: Format, width = 900, height = 700) => blank(width, height)[format]().toBuffer()
const put = (bytes: Uint8Array<ArrayBuffer> | Buffer, type: string, { token } = person) =>
  app.as(token)(putPhoto, { body: new Blob([new Uint8Array(bytes)], { type }) })
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
const storedPhotos = () => app.db.selectFrom('photos').select(['user_id', 'hash']).execute()
const refused = (sentence: string) => ({
  status: 400,
  code: 'bad-input',
  message: sentence,
  fields: { photo: sentence },
})
const unreadable = refused('This picture cannot be read')
const lie = refused('This picture is not of the kind it says it is')

describe('a photo', () => {
  test.each(formats)('as %s becomes a square WebP in two sizes', async (format) => {
    const { small, large } = await squaresOf(await made(format), `image/${format}`)
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 })
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 640, height: 640 })
  })

  test('smaller than that is not blown up', async () => {
    const { small, large } = await squaresOf(await made('png', 300, 90), 'image/png')
    expect(await sharp(large).metadata()).toMatchObject({ width: 90, height: 90 })
    expect(await sharp(small).metadata()).toMatchObject({ width: 90, height: 90 })
  })

  test('is turned upright, cut to its middle, and tells nothing of where and by what it was taken', async () => {
    const white = { input: await blank(100, 400).png().toBuffer(), left: 0, top: 0 }
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
    for (const kept of ['exif', 'icc', 'xmp', 'iptc', 'orientation'])
      expect(await sharp(large).metadata()).not.toHaveProperty(kept)
    expect(large.toString('latin1')).not.toContain('Nokia')
    // the green edge was at the left, and a quarter turn clockwise puts it on top
    const { data, info } = await sharp(large).raw().toBuffer({ resolveWithObject: true })
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels]
    expect(red(200, 20)).toBeLessThan(60)
    expect(red(20, 200)).toBeGreaterThan(200)
  })

  test.each([
    ['grey', () => blank(200, 200).greyscale().toColorspace('b-w').png().toBuffer(), 'image/png'],
    ['for print (CMYK)', () => blank(200, 200).toColorspace('cmyk').jpeg().toBuffer(), 'image/jpeg'],
    ['of 16 bits a colour', () => blank(200, 200).toColorspace('rgb16').png().toBuffer(), 'image/png'],
    ['with transparency', () => blank(200, 200, 4).png().toBuffer(), 'image/png'],
    ['of two colours', () => blank(200, 200).png({ palette: true, colours: 2 }).toBuffer(), 'image/png'],
  ] as const)('%s can be read', async (_, make, type) => {
    const { large } = await squaresOf(await make(), type)
    const { data } = await sharp(large).raw().toBuffer({ resolveWithObject: true })
    // the green, whatever became of it on the way
    expect(data[1]).toBeGreaterThan(60)
    expect(data[1]).toBeLessThan(180)
  })

  test('of exactly 40 megapixels is taken', async () => {
    await expect(put(await made('png', 8000, 5000), 'image/png')).resolves.toBeTruthy()
  })

  test('is served to everybody, for good, by what is in it', async () => {
    const { user } = await put(await made('jpeg'), 'image/jpeg')
    const { response, bytes } = await fetched(user.photo!.large)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    const { user: again } = await put(await made('jpeg'), 'image/jpeg')
    expect(again.photo).toEqual(user.photo)
    expect(await app.as(person.token)(getUser)).toEqual({ user })
  })

  test('takes the place of the one before, and can be taken off', async () => {
    const { user: first } = await put(await made('jpeg'), 'image/jpeg')
    const { user } = await put(await made('jpeg', 300, 300), 'image/jpeg')
    expect(user.photo).not.toEqual(first.photo)
    expect((await fetched(first.photo!.large)).response.status).toBe(404)
    expect(await app.as(person.token)(removePhoto)).toMatchObject({ user: { photo: null } })
    expect((await fetched(user.photo!.small)).response.status).toBe(404)
    expect(await app.as(person.token)(removePhoto)).toMatchObject({ user: { photo: null } })
  })

  test('that two people have stays with the one who keeps it', async () => {
    const other = await makePerson(app)
    await put(await made('png', 64, 64), 'image/png', other)
    const { user } = await put(await made('png', 64, 64), 'image/png')
    await app.as(other.token)(removePhoto)
    expect((await fetched(user.photo!.small)).response.status).toBe(200)
  })
})

describe('a photo is refused, and nothing kept,', () => {
  const kept = async (work: () => Promise<unknown>) => {
    const before = await storedPhotos()
    await work()
    expect(await storedPhotos()).toEqual(before)
  }
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(type, 4)
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }

  test.each([
    ['one pixel more than 40 megapixels', () => made('png', 8000, 5001), 'image/png'],
    ['100 megapixels in a megabyte', () => made('png', 10_000, 10_000), 'image/png'],
    ['40,001 pixels high and 1000 wide', () => made('png', 1000, 40_001), 'image/png'],
  ] as const)('with %s', (_, make, type) =>
    kept(async () => {
      const bomb = await make()
      await expect(put(bomb, type)).rejects.toMatchObject(
        refused('This picture is too large: 40 megapixels are the most'),
      )
    }),
  )

  test('with a head that says 4 gigapixels', () =>
    kept(async () => {
      const size = Buffer.alloc(13)
      size.writeUInt32BE(65_535, 0)
      size.writeUInt32BE(65_535, 4)
      size.set([8, 2, 0, 0, 0], 8)
      const bomb = Buffer.concat([
        (await made('png')).subarray(0, 8),
        chunk('IHDR', size),
        chunk('IEND', Buffer.alloc(0)),
      ])
      await expect(put(bomb, 'image/png')).rejects.toMatchObject({
        status: 400,
        fields: { photo: expect.any(String) },
      })
    }))

  test.each(formats.flatMap((said) => formats.filter((is) => is !== said).map((is) => [is, said] as const)))(
    'when it is %s and says %s',
    (is, said) =>
      kept(async () => expect(put(await made(is, 64, 64), `image/${said}`)).rejects.toMatchObject(lie)),
  )

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG with a head of XML', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', Buffer.from('#!/bin/sh\nid')],
    ['PostScript', Buffer.from('%!PS\n(%pipe%id) (r) file')],
    ['a PPM', Buffer.from('P6 1 1 255\n\u0001\u0001\u0001')],
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['zeros', Buffer.alloc(4096)],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['the first bytes of a PNG', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
    ['the first bytes of a WebP', Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBP', 'latin1')],
    [
      'the first bytes of an AVIF',
      Buffer.from('\u0000\u0000\u0000\u001cftypavif\u0000\u0000\u0000\u0000avifmif1', 'latin1'),
    ],
  ])('when it is %s and says it is a picture', (_, bytes) =>
    kept(async () => {
      for (const format of formats)
        await expect(put(bytes, `image/${format}`)).rejects.toMatchObject(unreadable)
    }),
  )

  test.each(formats)('when it is half a %s', (format) =>
    kept(async () => {
      const noise = await sharp({
        create: {
          width: 256,
          height: 256,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 128, sigma: 50 },
        },
      })
        [format]()
        .toBuffer()
      await expect(put(noise.subarray(0, noise.length / 2), `image/${format}`)).rejects.toMatchObject(
        unreadable,
      )
    }),
  )

  test('when its bytes are overwritten, or read without harm', async () => {
    const whole = await made('jpeg')
    for (let n = 0; n < 40; n++) {
      const broken = whole.map((byte, at) => (at > 20 && at % (61 + n) === 0 ? byte ^ 0x5a : byte))
      const status = await put(broken, 'image/jpeg').then(
        () => 200,
        (error: { status: number }) => error.status,
      )
      expect([200, 400]).toContain(status)
    }
  })

  test.each([
    'application/json',
    'text/plain',
    'image/svg+xml',
    'image/gif',
    'image/heic',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
    'image/jpeg; charset=utf-8',
    'nonsense',
  ])('as %s', (type) =>
    kept(async () =>
      expect(put(await made('jpeg', 64, 64), type)).rejects.toMatchObject({ status: 400, code: 'bad-input' }),
    ),
  )

  test('when it is over 8 MB', () =>
    kept(async () => {
      const body = Buffer.concat([await made('jpeg'), Buffer.alloc(8 * 1024 * 1024)])
      await expect(put(body, 'image/jpeg')).rejects.toMatchObject({ status: 413, code: 'too-large' })
    }))

  test('when there is none', () =>
    kept(async () => {
      const headers = { authorization: `Bearer ${person.token}` }
      const response = await fetch(app.baseUrl + putPhoto.path, { method: 'PUT', headers })
      expect(response.status).toBe(400)
    }))

  test('from somebody who is not signed in', () =>
    kept(async () => {
      await expect(
        put(await made('jpeg'), 'image/jpeg', { ...person, token: 'made-up' }),
      ).rejects.toMatchObject({
        code: 'not-signed-in',
      })
      await expect(app.as()(removePhoto)).rejects.toMatchObject({ code: 'not-signed-in' })
    }))
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

test('a photo that nobody has is not there', async () => {
  const { response, bytes } = await fetched(`/i-one/photos/${'0'.repeat(64)}-large.webp`)
  expect(response.status).toBe(404)
  expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'not-found' })
})

test('twenty photos an hour are enough', async () => {
  const limited = await bootApp()
  const { token } = await makePerson(limited)
  const body = new Blob([new Uint8Array(await made('png', 8, 8))], { type: 'image/png' })
  const tries = await Promise.allSettled(
    Array.from({ length: 21 }, () => limited.as(token)(putPhoto, { body })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(tries).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: 'too-many' }) })
  await limited.stop()
})
