import { deflateRawSync } from 'node:zlib'
import { getPhoto, updatePhoto } from '@i-one/contract/accounts/photo'
import { getPitchPhoto, updatePitchPhoto } from '@i-one/contract/pitches/photo'
import { describe, expect, test } from 'vitest'
import { createPicture } from '../../../test/make-picture.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const owner = await createPerson(app, { isOwner: true })
const pitch = await createTestPitch(app, { owner })

const script = '<!doctype html><script>alert(document.domain)</script>'
const comment = (text: string) => {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, Buffer.from(text)])
}
const zip = Buffer.concat([
  Buffer.from('PK\u0003\u0004'),
  deflateRawSync(script),
  Buffer.from('PK\u0005\u0006'),
])
const jpeg = await createPicture('jpeg', 64, 64)
const png = await createPicture('png', 64, 64)

const polyglots: [string, Buffer, string][] = [
  ['a page behind its end', Buffer.concat([jpeg, Buffer.from(script)]), 'image/jpeg'],
  [
    'a page in its comment',
    Buffer.concat([jpeg.subarray(0, 2), comment(script), jpeg.subarray(2)]),
    'image/jpeg',
  ],
  ['an archive behind its end', Buffer.concat([png, zip, Buffer.from(script)]), 'image/png'],
]

const put = (path: string, body: Buffer, type: string) =>
  fetch(app.baseUrl + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
    body: new Uint8Array(body),
  })

const places = [
  ['of a person', updatePhoto.path, getPhoto.path],
  ['of a pitch', updatePitchPhoto.path.replace(':id', pitch), getPitchPhoto.path],
] as const

describe.each(places)('a picture %s', (_, path, address) => {
  test.each(polyglots)('with %s is kept without it, and served as a picture alone', async (_, body, type) => {
    const answer = await put(path, body, type)
    expect(answer.status).toBe(200)
    const file = /[0-9a-f]{64}-large\.webp/.exec(await answer.text())![0]
    const served = await fetch(app.baseUrl + address.replace(':file', file))
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    for (const trace of ['script', 'PK']) expect(bytes.includes(trace)).toBe(false)
  })

  test.each([
    ['a GIF that is a script', 'GIF89a/*\u0001\u0000*/=1;alert(1)//'],
    [
      'SVG in the coat of a PNG',
      '\u0089PNG\r\n\u001a\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    ['PDF behind a JPEG’s first bytes', '\u00ff\u00d8\u00ff\u00e0%PDF-1.4'],
  ])('is not %s', async (_, text) => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/avif']) {
      const answer = await put(path, Buffer.from(text, 'latin1'), type)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'bad-input', fields: { photo: expect.any(String) } })
    }
  })
})
