// Removes one guard at a time and checks that the guard's test fails: npm run test:mutants [-- WORD …]
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyTree } from './copy-tree.ts'
import { mutants } from './list.ts'
import { type Mutant, applyMutant } from './mutant.ts'
import { type TestOutcome, openVitest } from './run-tests.ts'
import { findGuardedFiles } from './sources.ts'

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = mutants.filter(({ guard, test, title }) => {
  const text = [guard, test, title].join('\n').toLowerCase()
  return words.length === 0 || words.some((word) => text.includes(word))
})

const { copy, remove } = copyTree(fileURLToPath(new URL('../..', import.meta.url)))
const marked = findGuardedFiles(copy)
const vitest = openVitest(copy)
process.once('exit', remove)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void vitest.close().then(() => process.exit(1)))

const lastMigration = join(copy, 'api/migrations/9999_mutant.sql')

const runWithout = async (mutant: Mutant) => {
  if (mutant.sql !== undefined) {
    writeFileSync(lastMigration, mutant.sql)
    await vitest.close()
    try {
      return await vitest.run([mutant])
    } finally {
      rmSync(lastMigration)
      await vitest.close()
    }
  }
  const file = join(copy, marked.get(mutant.guard)![0]!)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, applyMutant(source, mutant))
  vitest.invalidate(file)
  try {
    return await vitest.run([mutant])
  } finally {
    writeFileSync(file, source)
    vitest.invalidate(file)
  }
}

const undetected: string[] = []
const judge = async (mutant: Mutant, before: TestOutcome) => {
  const begun = Date.now()
  const isIts = (title: string) => title.includes(mutant.title)
  const isReady = before.passed.some(isIts) && !before.failed.some(isIts)
  const { failed, broken } = isReady
    ? await runWithout(mutant)
    : { failed: [], broken: ['this test does not pass with the guard'] }
  if (failed.length === 0) undetected.push(mutant.guard)
  const result = failed.length > 0 ? 'red' : 'UNDETECTED'
  const details =
    failed.length > 0 ? failed : broken.length > 0 ? broken : ['the test passes without the guard']
  const seconds = `${((Date.now() - begun) / 1000).toFixed(1)} s`
  console.log(`${result.padEnd(10)} ${seconds.padStart(7)}  ${mutant.guard}`)
  console.log(`${' '.repeat(20)}${mutant.test}: ${details.slice(0, 3).join('; ')}`)
}

try {
  const before = await vitest.run(chosen)
  if (before.broken.length > 0)
    throw new Error(`tests fail even with all guards in place:\n${before.broken.join('\n')}`)
  const ofSource = chosen.filter(({ sql }) => sql === undefined)
  for (const mutant of [...ofSource, ...chosen.filter(({ sql }) => sql !== undefined)])
    await judge(mutant, before)
} finally {
  await vitest.close()
}
console.log(
  `${chosen.length - undetected.length} of ${chosen.length} guards have a test that fails without them`,
)
process.exit(undetected.length > 0 ? 1 : 0)
