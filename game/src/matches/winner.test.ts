import { describe, expect, test } from 'vitest'
import { findDecidingKicks, penaltiesText, findWinner } from './winner.ts'

const match = (score: [number, number], kicks?: [number, number]) => ({
  teamOne: { name: 'Danfo Kings' },
  teamTwo: { name: 'Egrets' },
  score: { T1: score[0], T2: score[1] },
  ...(kicks && { shootOut: { T1: kicks[0], T2: kicks[1] } }),
})

describe('a match', () => {
  test.each([
    [[2, 1], undefined, 'T1'],
    [[1, 2], undefined, 'T2'],
    [[1, 1], undefined, null],
    [[1, 1], [2, 3], 'T2'],
    [[1, 1], [2, 2], null],
    [[2, 1], [2, 3], 'T1'],
  ] as const)('of %j with kicks %j is won by %s', (score, kicks, winner) => {
    expect(findWinner(match([...score], kicks && [...kicks]))).toBe(winner)
  })

  test('was decided on penalties if only its goals were level', () => {
    expect(findDecidingKicks(match([1, 1], [2, 3]))).toEqual({ T1: 2, T2: 3 })
    expect(findDecidingKicks(match([2, 1], [2, 3]))).toBeUndefined()
    expect(findDecidingKicks(match([1, 1], [2, 2]))).toBeUndefined()
    expect(findDecidingKicks(match([1, 1]))).toBeUndefined()
  })
})

describe('the text about penalties', () => {
  test('names the winner after the match, and the score of the kicks until then', () => {
    expect(penaltiesText({ ...match([1, 1], [2, 3]), state: 'finished' })).toBe('Egrets won 3–2 on penalties')
    expect(penaltiesText({ ...match([0, 0], [5, 4]), state: 'finished' })).toBe(
      'Danfo Kings won 5–4 on penalties',
    )
    expect(penaltiesText({ ...match([1, 1], [2, 1]), state: 'shoot-out' })).toBe('2–1 on penalties')
  })

  test('is empty if penalties decided nothing', () => {
    for (const kicks of [undefined, [2, 2], [0, 0]] as [number, number][])
      expect(penaltiesText({ ...match([1, 1], kicks), state: 'finished' })).toBeUndefined()
    expect(penaltiesText({ ...match([2, 1], [2, 3]), state: 'finished' })).toBeUndefined()
  })
})
