import { PitchSettings } from '@i-one/contract/pitches/registration'
import { numberField } from '@i-one/contract/shapes'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inLanguage } from './i18n/i18n.ts'
import { toSentence } from './sentences.ts'

const issuesOf = (schema: z.ZodMiniType, input: unknown) =>
  z.safeParse(schema, input, { error: toSentence }).error?.issues ?? []
const settings = z.object({
  facilities: z.array(z.string()).check(z.maxLength(2)),
  slotMinutes: z.int().check(z.gte(15)),
  matchWanted: z.optional(z.union([z.enum(['goals', 'wins']), z.null()])),
  kind: z.optional(z.literal('Point')),
  lng: z.optional(numberField(-180, 180)),
})
const right = { facilities: [], slotMinutes: 60 }

test.each([
  [{ slotMinutes: 60 }, 'Facilities are required'],
  [{ facilities: [] }, 'Slot minutes is required'],
  [{ ...right, facilities: 'Floodlights' }, 'Facilities must be a list'],
  [{ ...right, facilities: ['Lights', 7] }, 'Facilities 2 must be text'],
  [{ ...right, facilities: ['a', 'b', 'c'] }, 'Facilities must have at most 2 entries'],
  [{ ...right, slotMinutes: 1.5 }, 'Slot minutes must be a whole number'],
  [{ ...right, slotMinutes: 10 }, 'Slot minutes must be at least 15'],
  [{ ...right, matchWanted: 7 }, 'Match wanted must be one of goals or wins, or be null'],
  [{ ...right, kind: 'Line' }, 'Kind must be Point'],
  [{ ...right, lng: 181 }, 'Longitude must be at most 180'],
  ['text', 'This request must be an object'],
])('%j is refused in words that name what is wrong: %s', (input, sentence) =>
  expect(issuesOf(settings, input)[0]?.message).toBe(sentence),
)

test.each([
  [{ slotMinutes: 60 }, '«\u00a0Équipements\u00a0» est obligatoire'],
  [{ ...right, facilities: ['Lights', 7] }, '«\u00a0Équipements 2\u00a0» doit être un texte'],
  [{ ...right, slotMinutes: 1.5 }, '«\u00a0Durée du créneau\u00a0» doit être un nombre entier'],
  [{ ...right, lng: 181 }, '«\u00a0Longitude\u00a0» doit être inférieur ou égal à 180'],
  [{ ...right, matchWanted: 7 }, '«\u00a0Match recherché\u00a0» doit être goals ou wins, ou null'],
])('%j is refused in French: %s', (input, sentence) =>
  inLanguage('fr', () => expect(issuesOf(settings, input)[0]?.message).toBe(sentence)),
)

test('keeps the custom message of a schema', () => {
  const issues = issuesOf(PitchSettings, { name: '', price: { amount: -1, currency: 'naira' } })
  const said = new Map(issues.map(({ path, message }) => [path.join('.'), message]))
  expect(said.get('name')).toBe('Name is required')
  expect(said.get('price.currency')).toBe('Must be a currency code, such as NGN')
  expect(said.get('price.amount')).toBe('Amount must be at least 0')
  expect(said.get('facilities')).toBe('Facilities are required')
})
