import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['', 'too short'],
  ['goals', 'too short'],
  ['kickoff', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['lagos-2025', 'fair'],
  ['kickoff-at-seven', 'strong'],
  ['Ìbàdàn kò ní gbàgbé', 'strong'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
