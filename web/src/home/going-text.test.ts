import { expect, test } from 'vitest'
import { goingText } from './going-text.ts'

const toPlayer = (name: string) => ({ _id: name, name })

test.each([
  [[], 'No one is in yet'],
  [['You'], 'You are in'],
  [['Emeka'], 'Emeka is in'],
  [['You', 'Sadiq'], 'You and Sadiq are in'],
  [['Emeka', 'Sadiq', 'Tunde'], 'Emeka, Sadiq and Tunde are in'],
  [['Emeka', 'Sadiq', 'Tunde', 'Uche', 'Musa'], 'Emeka, Sadiq, Tunde and 2 more are in'],
])('%j is shown as "%s"', (names, sentence) => {
  expect(goingText(names.map(toPlayer), 'You')).toBe(sentence)
})
