import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Drawing, box, drawn } from './preview-image.ts'

const saying = (text: string): Drawing => ({
  ground: '<rect width="100%" height="100%" fill="#0B7A43"/>',
  words: box({ fontSize: 80, color: '#F6F5EF' }, text),
})

describe('a preview’s picture', () => {
  test('is a PNG of 1200 by 630', async () => {
    const { format, width, height } = await sharp(await drawn(saying('20:00'))).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
  })

  test('asked for by many at once is drawn once', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => drawn(saying('many'))))
    for (const other of others) expect(other).toBe(first)
    expect(await drawn(saying('many'))).toBe(first)
  })

  test('is not waited for by very many: the rest come later, and what is kept stays', async () => {
    const saved = await drawn(saying('kept'))
    const many = Array.from({ length: 300 }, (_, n) => drawn(saying(`crowd ${n}`)))
    const drawings = await Promise.allSettled(many)
    const rejected = drawings.flatMap((drawing) => (drawing.status === 'rejected' ? [drawing.reason] : []))
    expect(rejected.length).toBeGreaterThan(270)
    for (const reason of rejected) expect(reason).toMatchObject({ code: 'busy', status: 503 })
    expect(await drawn(saying('kept'))).toBe(saved)
  }, 20_000)

  test('that cannot be drawn does not keep the next from being drawn', async () => {
    const broken: Drawing = { ...saying('broken'), picture: { file: '/nowhere.webp', left: 0 } }
    await expect(drawn(broken)).rejects.toThrow('ENOENT')
    await expect(drawn(broken)).rejects.toThrow('ENOENT')
    await expect(drawn(saying('after it'))).resolves.toBeInstanceOf(Buffer)
  })

  test('has every letter of Yoruba and Igbo, and the naira, out of fonts of its own', async () => {
    const missing = await drawn(saying('日'))
    const pictures = new Map<string, string>()
    for (const letter of ['ẹ', 'ẹ́', 'ọ', 'ọ̀', 'ṣ', 'Ẹ', 'Ọ', 'Ṣ', 'Ṣẹ́', 'ń', 'ị', 'ụ', '₦', '’', '–']) {
      const picture = await drawn(saying(letter))
      expect(picture.equals(missing), letter).toBe(false)
      pictures.set(picture.toString('base64'), letter)
    }
    expect(pictures.size).toBe(15)
  })
})
