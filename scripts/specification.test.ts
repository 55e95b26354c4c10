import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = (file: string) => readFileSync(root + file, 'utf8')

const rows = new Map(
  text('docs/specification.md')
    .split(/^### (?=[A-Z]+-\d+ )/m)
    .slice(1)
    .map((row) => [row.slice(0, row.indexOf(' ')), { isBuilt: !/^Not built yet\b/m.test(row) }]),
)

const specs = execFileSync('git', ['ls-files', 'e2e/*.spec.ts'], { cwd: root, encoding: 'utf8' })
const tested = new Set(
  specs
    .trim()
    .split('\n')
    .flatMap((file) => [
      ...text(file).matchAll(/\btest(?:\.\w+)?\(\s*['"`]\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]/g),
    ])
    .flatMap(([, names = '']) => names.split(', ')),
)

test('each row named by an end-to-end test is in the specification', () => {
  expect([...tested].filter((row) => !rows.has(row))).toEqual([])
})

test('each row has an end-to-end test, unless it is marked as not built yet', () => {
  const built = [...rows].filter(([, { isBuilt }]) => isBuilt).map(([row]) => row)
  expect(built.filter((row) => !tested.has(row))).toEqual([])
  const notBuilt = [...rows].filter(([, { isBuilt }]) => !isBuilt).map(([row]) => row)
  expect(notBuilt.filter((row) => tested.has(row))).toEqual([])
})
