import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Drawing, createBox, renderDrawing } from './preview-image.ts'

const saying = (text: string): Drawing => ({
  ground: '<rect width="100%" height="100%" fill="#0B7A43"/>',
  words: createBox({ fontSize: 80, color: '#F6F5EF' }, text),
})

describe('a preview image', () => {
  test('is a PNG of 1200 by 630', async () => {
    const { format, width, height } = await sharp(await renderDrawing(saying('20:00'))).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
  })

  test('is drawn once for concurrent requests', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => renderDrawing(saying('many'))),
    )
    for (const other of others) expect(other).toBe(first)
    expect(await renderDrawing(saying('many'))).toBe(first)
  })

  test('is refused as busy to too many clients, while cached images are still sent', async () => {
    const saved = await renderDrawing(saying('kept'))
    const many = Array.from({ length: 300 }, (_, n) => renderDrawing(saying(`crowd ${n}`)))
    const drawings = await Promise.allSettled(many)
    const rejected = drawings.flatMap((drawing) => (drawing.status === 'rejected' ? [drawing.reason] : []))
    expect(rejected.length).toBeGreaterThan(270)
    for (const reason of rejected) expect(reason).toMatchObject({ code: 'busy', status: 503 })
    expect(await renderDrawing(saying('kept'))).toBe(saved)
  }, 20_000)

  test('that fails does not block the next image', async () => {
    const broken: Drawing = { ...saying('broken'), picture: { file: '/nowhere.webp', left: 0 } }
    await expect(renderDrawing(broken)).rejects.toThrow('ENOENT')
    await expect(renderDrawing(broken)).rejects.toThrow('ENOENT')
    await expect(renderDrawing(saying('after it'))).resolves.toBeInstanceOf(Buffer)
  })

  test('includes all letters of Yoruba and Igbo, and the naira sign', async () => {
    const missing = await renderDrawing(saying('日'))
    const pictures = new Map<string, string>()
    for (const letter of ['ẹ', 'ẹ́', 'ọ', 'ọ̀', 'ṣ', 'Ẹ', 'Ọ', 'Ṣ', 'Ṣẹ́', 'ń', 'ị', 'ụ', '₦', '’', '–']) {
      const picture = await renderDrawing(saying(letter))
      expect(picture.equals(missing), letter).toBe(false)
      pictures.set(picture.toString('base64'), letter)
    }
    expect(pictures.size).toBe(15)
  })
})
