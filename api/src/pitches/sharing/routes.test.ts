import { toUrl } from '@i-one/contract/call'
import { getPitchImage } from '@i-one/contract/sharing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const get = (id: string) => fetch(app.baseUrl + toUrl(getPitchImage.path, { id }))
const pictureOf = async (id: string) => {
  const bytes = Buffer.from(await (await get(id)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  // WhatsApp ignores larger preview images
  expect(bytes.length).toBeLessThan(300_000)
  return bytes
}

const plainPart = async (bytes: Buffer) => {
  const right = sharp(bytes).extract({ left: 640, top: 0, width: 560, height: 630 }).removeAlpha()
  const { data } = await right.raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const [first = 0, second = 0] = [...counts.values()].toSorted((a, b) => b - a)
  return (first + second) / (560 * 630)
}

test('the picture of a pitch has its photo, if it is one of ours', async () => {
  for (const photo of [1, 2, 3, 4, 5, 6]) {
    const id = await createTestPitch(app)
    const values = { photo: `/pictures/pitch-${photo}-828.webp` }
    await app.db.updateTable('pitches').set(values).where('id', '=', id).execute()
    expect(await plainPart(await pictureOf(id))).toBeLessThan(0.3)
  }
})

test.each(['/i-one/photos/0.webp', '/pictures/pitch-7-828.webp', '/pictures/../../../etc/passwd', ''])(
  'with the photo %s it has a field drawn instead',
  async (photo) => {
    const id = await createTestPitch(app)
    await app.db.updateTable('pitches').set({ photo }).where('id', '=', id).execute()
    expect(await plainPart(await pictureOf(id))).toBeGreaterThan(0.8)
  },
)

test('of a hidden pitch, and of none, there is no picture', async () => {
  const hidden = await createTestPitch(app, { listed: false })
  for (const id of [hidden, '3f2504e0-4f89-41d3-9a0c-0305e82c3301']) expect((await get(id)).status).toBe(404)
})
