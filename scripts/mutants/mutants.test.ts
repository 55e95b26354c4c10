import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mutants } from './list.ts'
import { applyMutant } from './mutant.ts'
import { findGuardedFiles, listSources } from './sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (file: string) => readFileSync(root + file, 'utf8')
const marked = findGuardedFiles(root)
const inSource = mutants.filter(({ sql }) => sql === undefined)

test('each guard is marked once in the source, and each marker belongs to a listed guard', () => {
  const markers = [...marked].flatMap(([guard, files]) => files.map(() => guard))
  expect(markers.toSorted()).toEqual(inSource.map(({ guard }) => guard).toSorted())
})

test('each guard can be removed from its source', () => {
  const unchanged = inSource.filter((mutant) => {
    const source = text(marked.get(mutant.guard)?.[0] ?? '')
    return applyMutant(source, mutant) === source
  })
  expect(unchanged).toEqual([])
})

test('each database guard exists after all migrations', () => {
  const migrations = listSources(root, ['api/migrations'], '.sql').map(text).join('\n')
  const count = (before: string, name: string) =>
    migrations.split(new RegExp(String.raw`${before} ${name}\b`)).length - 1
  for (const { sql = '' } of mutants.filter((mutant) => !inSource.includes(mutant))) {
    const [, kind, name] = /\bdrop (constraint|trigger) (\w+)/.exec(sql) ?? []
    const isDropped = `drop ${kind}`
    expect({ sql, there: count(`(?<!drop )${kind}`, name!) - count(isDropped, name!) }).toEqual({
      sql,
      there: 1,
    })
  }
})

test('each guard names an existing test', () => {
  const written = (file: string) => text(file).replaceAll(/\\(['"`])/g, '$1')
  const unknown = mutants.filter(
    ({ test, title }) => !existsSync(root + test) || !written(test).includes(title),
  )
  expect(unknown).toEqual([])
})

test('the list stays short', () => expect(mutants.length).toBeLessThanOrEqual(60))

test.each([
  ['a line', 'a()\n// guard: x\nb()\nc()', 'a()\n// guard: x\nc()'],
  ['a statement of several lines', '// guard: x\nif (a) {\n  b()\n}\nc()', '// guard: x\nc()'],
  ['a condition in SQL', 'where a\n  -- guard: x\n  and b\norder by c', 'where a\n  -- guard: x\norder by c'],
])('%s is deleted', (_, source, without) =>
  expect(applyMutant(source, { guard: 'x', test: '', title: '' })).toBe(without),
)

test.each([
  ['a constant', 'const a = b\n  .c()\nd()', 'const a = 0\nd()'],
  ['an exported function', 'export const a = (b: B) => {\n  c()\n}', 'export const a = 0'],
  ['a returned expression', '  return a ?\n    b : c\n}', '  return 0\n}'],
  ['a property', '  a: b(c, d),\n  e,', '  a: 0,\n  e,'],
])('%s gets another value', (_, source, changed) =>
  expect(applyMutant(`// guard: x\n${source}`, { guard: 'x', value: '0', test: '', title: '' })).toBe(
    `// guard: x\n${changed}`,
  ),
)
