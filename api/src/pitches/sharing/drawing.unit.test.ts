import { expect, test } from 'vitest'
import { listDrawnTexts } from '../../../test/drawn-texts.ts'
import { drawPitch } from './drawing.ts'

const place = { photo: '', kind: 'Astro turf', price: '₦25,000 for 60 minutes' }

test('a pitch is drawn with its name and its address', () => {
  const drawing = drawPitch({ ...place, name: 'Adélékè Astro', address: '3 Tanke Road, Ilorin' })
  expect(listDrawnTexts(drawing)).toEqual(['Adélékè Astro', '3 Tanke Road, Ilorin', place.kind, place.price])
})

test('a pitch whose name the fonts lack is drawn as a football pitch', () => {
  const drawing = drawPitch({ ...place, name: 'ملعب الأهلي 5', address: 'شارع النصر 12' })
  expect(listDrawnTexts(drawing)).toEqual(['Football pitch', '', place.kind, place.price])
})
