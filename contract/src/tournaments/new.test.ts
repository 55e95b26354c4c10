import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NewTournament } from './new.ts'

const wrongFields = (body: unknown) => {
  const { error } = z.safeParse(NewTournament, body)
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')))].toSorted()
}

const right = {
  name: 'Yaba Cup',
  form: 'groups',
  groups: 2,
  qualify: 2,
  most: 8,
  entriesUntil: '2025-11-28T12:00:00.000Z',
  squad: {},
  rules: { minutes: 8 },
}

test('one response reports all errors, including those between fields', () => {
  expect(wrongFields(right)).toEqual([])
  const wrong = {
    ...right,
    name: ' ',
    groups: 5,
    firstDay: '2025-12-06',
    lastDay: '2025-12-05',
    rules: { minutes: 0 },
  }
  expect(wrongFields(wrong)).toEqual(['groups', 'lastDay', 'name', 'rules.minutes'])
})

test('fields are compared only if each is valid on its own', () => {
  expect(wrongFields({ ...right, groups: 'many' })).toEqual(['groups'])
  expect(wrongFields({ ...right, firstDay: 'soon', lastDay: '2025-12-05' })).toEqual(['firstDay'])
  expect(wrongFields({ ...right, groups: undefined, name: '' })).toEqual(['groups', 'name'])
  for (const nothing of [null, 'cup', undefined, []]) expect(wrongFields(nothing)).not.toEqual([])
})

test('fields of another format are dropped, because the user no longer sees them', () => {
  const answers = { ...right, rounds: 2, bestOthers: 1, thirdPlace: true }
  const kept = (form: string) => {
    const { rounds, groups, qualify, bestOthers, thirdPlace } = z.parse(NewTournament, { ...answers, form })
    return { rounds, groups, qualify, bestOthers, thirdPlace }
  }
  expect(kept('groups')).toEqual({ rounds: 2, groups: 2, qualify: 2, bestOthers: 1, thirdPlace: true })
  const none = { groups: undefined, qualify: undefined, bestOthers: 0 }
  expect(kept('league')).toEqual({ ...none, rounds: 2, thirdPlace: false })
  expect(kept('knock-out')).toEqual({ ...none, rounds: 1, thirdPlace: true })
})
