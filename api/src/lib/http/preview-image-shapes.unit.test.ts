import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { toKitColours, toDrawableText } from './preview-image-shapes.ts'

describe('a drawn name', () => {
  test.each(['Ọláyínká Ṣẹ́gun', 'Bọ́dẹ Thomas', '₦2,500 each · 8’', 'ÑANDÚ – Łódź'])(
    'stays as it is: %s',
    (name) => expect(toDrawableText(name)).toBe(name.normalize('NFC')),
  )

  test.each([
    ['Tunde 🔥 FC', 'Tunde FC'],
    ['Café 日本', 'Café'],
    ['محمد', ''],
    ['We ❤️ it', 'We it'],
    ['Ɗan Ƙasa', 'Dan Kasa'],
  ])('%s is drawn in what the fonts have', (name, drawn) => expect(toDrawableText(name)).toBe(drawn))
})

describe('kit colours', () => {
  test('are those of the app, in the same order', async () => {
    const kits = await readFile(new URL('../../../../web/src/ui/football/kit.ts', import.meta.url), 'utf8')
    const appHas = [...kits.matchAll(/\{ cloth: '(#\w+)', ink: '#\w+' \},/g)].map(([, cloth]) => cloth)
    const worn = toKitColours(Array.from({ length: 12 }, () => 'Danfo Kings'))
    expect(appHas).toHaveLength(12)
    expect(worn.toSorted()).toEqual(appHas.toSorted())
    expect(worn.slice(2)).toEqual(appHas.filter((cloth) => !worn.slice(0, 2).includes(cloth ?? '')))
  })

  test('are yellow and sky blue for drawn teams, as in the app', () => {
    expect(toKitColours(['Danfo Kings', 'Mushin United'])).toEqual(['#F3C12F', '#9AD1F2'])
  })

  test('depend on the name of the first team, and differ between two teams', () => {
    const [kings] = toKitColours(['Danfo Kings', 'Mushin United'])
    expect(toKitColours(['Danfo Kings', 'Danfo Kings'])[0]).toBe(kings)
    expect(toKitColours(['Danfo Kings', 'Danfo Kings'])[1]).not.toBe(kings)
  })
})
