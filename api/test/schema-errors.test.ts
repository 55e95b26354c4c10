import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { readContract } from '../src/lib/http/contract.ts'
import { inLanguage } from '../src/lib/i18n/i18n.ts'

type Definition = Record<string, unknown> & { error?: z.core.$ZodErrorMap }

const isSchema = (value: unknown): value is { _zod: { def: Definition } } =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Lists the definitions of a schema, of its parts and of their checks. */
const listDefinitions = (value: unknown, seen = new Set<unknown>()): Definition[] => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (isSchema(value)) return [value._zod.def, ...listDefinitions(value._zod.def, seen)]
  return Object.values(value).flatMap((part) => listDefinitions(part, seen))
}

const inputs = [undefined, '', 7]

test('each error of a schema has a French translation', async () => {
  const { calls } = await readContract()
  const sentences = listDefinitions([...calls.values()]).flatMap(({ error }) =>
    error ? inputs.map((input) => () => error({ code: 'custom', input, path: [] })) : [],
  )
  expect(sentences.length).toBeGreaterThan(500)
  const english = sentences.filter((sentence) => sentence() === inLanguage('fr', sentence))
  expect(new Set(english.map((sentence) => sentence()))).toEqual(new Set())
})
