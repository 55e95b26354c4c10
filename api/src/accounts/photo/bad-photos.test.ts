import { updatePhoto, removePhoto } from '@i-one/contract/accounts/photo'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPicture, pictureFormats } from '../../../test/make-picture.ts'
import { createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const person = await createPerson(app)

const put = (bytes: Uint8Array, type: string, { token } = person) =>
  app.as(token)(updatePhoto, { body: new Blob([new Uint8Array(bytes)], { type }) })
const storedPhotos = () => app.db.selectFrom('photos').select(['user_id', 'hash']).execute()
const apiError = (sentence: string) => ({
  status: 400,
  code: 'bad-input',
  message: sentence,
  fields: { photo: sentence },
})
const unreadable = apiError('This picture can’t be opened')
const lie = apiError('This picture does not match its file type')

describe('a photo is refused, and nothing kept,', () => {
  const expectNoneSaved = async (work: () => Promise<unknown>) => {
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
    ['one pixel more than 40 megapixels', () => createPicture('png', 8000, 5001), 'image/png'],
    ['100 megapixels in a megabyte', () => createPicture('png', 10_000, 10_000), 'image/png'],
    ['40,001 pixels high and 1000 wide', () => createPicture('png', 1000, 40_001), 'image/png'],
  ] as const)('with %s', (_, make, type) =>
    expectNoneSaved(async () => {
      const bomb = await make()
      await expect(put(bomb, type)).rejects.toMatchObject(
        apiError('This picture is too large. The limit is 40 megapixels'),
      )
    }),
  )

  test('with a head that says 4 gigapixels', () =>
    expectNoneSaved(async () => {
      const size = Buffer.alloc(13)
      size.writeUInt32BE(65_535, 0)
      size.writeUInt32BE(65_535, 4)
      size.set([8, 2, 0, 0, 0], 8)
      const bomb = Buffer.concat([
        (await createPicture('png')).subarray(0, 8),
        chunk('IHDR', size),
        chunk('IEND', Buffer.alloc(0)),
      ])
      await expect(put(bomb, 'image/png')).rejects.toMatchObject({
        status: 400,
        fields: { photo: expect.any(String) },
      })
    }))

  test.each(
    pictureFormats.flatMap((said) =>
      pictureFormats.filter((is) => is !== said).map((is) => [is, said] as const),
    ),
  )('when it is %s and says %s', (is, said) =>
    expectNoneSaved(async () =>
      expect(put(await createPicture(is, 64, 64), `image/${said}`)).rejects.toMatchObject(lie),
    ),
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
    expectNoneSaved(async () => {
      for (const format of pictureFormats)
        await expect(put(bytes, `image/${format}`)).rejects.toMatchObject(unreadable)
    }),
  )

  test.each(pictureFormats)('when it is half a %s', (format) =>
    expectNoneSaved(async () => {
      const noise = sharp({
        create: {
          width: 256,
          height: 256,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 128, sigma: 50 },
        },
      })
      const whole = await noise[format]().toBuffer()
      await expect(put(whole.subarray(0, whole.length / 2), `image/${format}`)).rejects.toMatchObject(
        unreadable,
      )
    }),
  )

  test('when its bytes are overwritten, or read without harm', async () => {
    const whole = await createPicture('jpeg')
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
    expectNoneSaved(async () =>
      expect(put(await createPicture('jpeg', 64, 64), type)).rejects.toMatchObject({
        status: 400,
        code: 'bad-input',
      }),
    ),
  )

  test('when it is over 8 MB', () =>
    expectNoneSaved(async () => {
      const body = Buffer.concat([await createPicture('jpeg'), Buffer.alloc(8 * 1024 * 1024)])
      await expect(put(body, 'image/jpeg')).rejects.toMatchObject({ status: 413, code: 'too-large' })
    }))

  test('when there is none', () =>
    expectNoneSaved(async () => {
      const headers = { authorization: `Bearer ${person.token}` }
      const response = await fetch(app.baseUrl + updatePhoto.path, { method: 'PUT', headers })
      expect(response.status).toBe(400)
    }))

  test('from somebody who is not signed in', () =>
    expectNoneSaved(async () => {
      await expect(
        put(await createPicture('jpeg'), 'image/jpeg', { ...person, token: 'made-up' }),
      ).rejects.toMatchObject({
        code: 'not-signed-in',
      })
      await expect(app.as()(removePhoto)).rejects.toMatchObject({ code: 'not-signed-in' })
    }))
})
