import { expect, test } from 'vitest'
import { groupByCentre, freePitchesText } from './group-by-centre.ts'

const centre = { _id: 'c', code: 'adeleke', name: 'Adélékè Astro' }
const pitch = (name: string, at?: typeof centre) => ({
  name,
  booked: name === 'Cage',
  ...(at && { centre: at }),
})

test('a centre is shown once, in place of its first pitch', () => {
  const list = [pitch('One', centre), pitch('Alone'), pitch('Cage', centre)]
  const shown = groupByCentre(list).map(({ centre: at, pitches }) => [
    at?.name,
    pitches.map(({ name }) => name),
  ])
  expect(shown).toEqual([
    ['Adélékè Astro', ['One', 'Cage']],
    [undefined, ['Alone']],
  ])
})

test('each centre has its own pitches', () => {
  const other = { ...centre, _id: 'o', name: 'Ikeja Five' }
  const list = [pitch('One', centre), pitch('Two', other), pitch('Three', other)]
  const shown = groupByCentre(list).map(({ centre: at, pitches }) => [
    at?.name,
    pitches.map(({ name }) => name),
  ])
  expect(shown).toEqual([
    [undefined, ['One']],
    ['Ikeja Five', ['Two', 'Three']],
  ])
})

test('a single pitch can come before the pitches of a centre', () => {
  const shown = groupByCentre([pitch('Alone'), pitch('One', centre), pitch('Two', centre)])
  expect(shown.map(({ pitches }) => pitches.map(({ name }) => name))).toEqual([['Alone'], ['One', 'Two']])
})

test('the only pitch of a centre in a list is shown as itself', () => {
  expect(groupByCentre([pitch('One', centre)])).toMatchObject([{ centre: undefined }])
})

test('the text counts the free pitches', () => {
  expect(freePitchesText(['One', 'Two', 'Cage'].map((name) => pitch(name, centre)))).toBe(
    '2 of 3 pitches free',
  )
})
