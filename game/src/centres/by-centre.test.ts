import { expect, test } from 'vitest'
import { byCentre, freeText } from './by-centre.ts'

const centre = { _id: 'c', code: 'adeleke', name: 'Adélékè Astro' }
const pitch = (name: string, at?: typeof centre) => ({
  name,
  booked: name === 'Cage',
  ...(at && { centre: at }),
})

test('a centre is shown once, where its first pitch was', () => {
  const list = [pitch('One', centre), pitch('Alone'), pitch('Cage', centre)]
  const shown = byCentre(list).map(({ centre: at, pitches }) => [at?.name, pitches.map(({ name }) => name)])
  expect(shown).toEqual([
    ['Adélékè Astro', ['One', 'Cage']],
    [undefined, ['Alone']],
  ])
})

test('the only pitch of a centre in a list is shown as itself', () => {
  expect(byCentre([pitch('One', centre)])).toMatchObject([{ centre: undefined }])
})

test('it says how many are free', () => {
  expect(freeText([pitch('One', centre), pitch('Cage', centre)])).toBe('1 of 2 pitches free')
})
