import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mutants } from './list.ts'
import { mutate } from './mutant.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (file: string) => readFileSync(root + file, 'utf8')

test('each guard to be taken away stands in its source exactly once, and is another text then', () => {
  const stale = mutants.flatMap((mutant) => {
    try {
      return mutate(text(mutant.file), mutant) === text(mutant.file) ? [`${mutant.guard}: no change`] : []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  expect(stale).toEqual([])
})

test('each guard names a test that there is', () => {
  const written = (file: string) => text(file).replaceAll(/\\(['"`])/g, '$1')
  const unknown = mutants.filter(
    ({ test, title }) => !existsSync(root + test) || !written(test).includes(title),
  )
  expect(unknown.map(({ test, title }) => `${test}: ${title}`)).toEqual([])
})

test('no guard is named twice', () => {
  const names = mutants.map(({ guard }) => guard)
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
})

test('each row of the specification has a guard to be taken away', () => {
  const rows = [...text('docs/specification.md').matchAll(/^### ([A-Z]+-\d+) /gm)].map(([, row]) => row)
  const guarded = new Set(mutants.map(({ row }) => row))
  expect(rows.filter((row) => !guarded.has(row))).toEqual([])
  expect([...guarded].filter((row) => row !== undefined && !rows.includes(row))).toEqual([])
})
