// Takes each guard away in turn, in a copy of the project, and says which test turns red by it.
//   npm run test:mutants                     all that need no browser
//   npm run test:mutants -- rows             those of the specification's rows
//   npm run test:mutants -- rows e2e         also those that only a browser shows: a build for each
//   npm run test:mutants -- hold blocks      those whose guard, source, test or row has one of the words
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyTree } from './copy-tree.ts'
import { mutants } from './list.ts'
import { type Mutant, isEndToEnd, mutate } from './mutant.ts'
import { type Seen, openVitest, runEndToEnd } from './watchers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const asked = process.argv.slice(2)
const words = asked.filter((word) => word !== 'rows' && word !== 'e2e')
const chosen = mutants
  .filter((one) => asked.includes('e2e') || !isEndToEnd(one))
  .filter(({ row }) => !asked.includes('rows') || row !== undefined)
  .filter(({ guard, file, test, row = '' }) => {
    const text = [guard, file, test, row].join('\n').toLowerCase()
    return words.length === 0 || words.some((word) => text.includes(word.toLowerCase()))
  })

/** The quick ones come first: PostgreSQL is started anew for a migration, and the pages are built for a page. */
function costOf(mutant: Mutant) {
  if (isEndToEnd(mutant)) return 3
  if (mutant.file.endsWith('.sql')) return 2
  return /^api\/(?!.*(\/rules|\.unit)\.test\.ts$)/.test(mutant.test) ? 1 : 0
}

const { copy, remove } = copyTree(root)
const vitest = openVitest(copy)
process.once('exit', remove)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void vitest.close().then(() => process.exit(1)))

/** The tests of the product as it is: one that is red before says nothing. */
const before = async (some: readonly Mutant[]) => {
  const seen = isEndToEnd(some[0]!) ? runEndToEnd(copy, some) : await vitest.run(some)
  if (seen.broken.length > 0) throw new Error(`before anything is taken away:\n${seen.broken.join('\n')}`)
  return ({ title }: Mutant) => {
    const isIts = (name: string) => name.includes(title)
    if (seen.failed.some(isIts)) return 'its test is red before anything is taken away'
    return seen.passed.some(isIts) ? undefined : 'there is no such test'
  }
}

const without = async (mutant: Mutant): Promise<Seen> => {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, mutate(source, mutant))
  await vitest.reread(mutant.file)
  try {
    return isEndToEnd(mutant) ? runEndToEnd(copy, [mutant]) : await vitest.run([mutant])
  } finally {
    writeFileSync(path, source)
    await vitest.reread(mutant.file)
  }
}

const together = 30

/** The proof of a row says so in its title. */
const provesRow = (title: string, { row }: Mutant) =>
  row === undefined || new RegExp(String.raw`\[[^\]]*\b${row}\b[^\]]*\]`).test(title)

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(7)

const judge = async (mutant: Mutant, wrongBefore: string | undefined) => {
  const since = Date.now()
  const name = `${mutant.row ? `[${mutant.row}] ` : ''}${mutant.guard}`
  const { failed, broken } = wrongBefore ? { failed: [], broken: [wrongBefore] } : await without(mutant)
  const red = failed.filter((title) => provesRow(title, mutant))
  if (red.length > 0)
    console.log(`red     ${seconds(since)}  ${name}\n${indent}${mutant.test}: ${fewOf(red)}`)
  else {
    const why = broken.length > 0 ? broken.join('; ') : 'no test saw it'
    console.log(`UNSEEN  ${seconds(since)}  ${name}\n${indent}${mutant.file}; ${mutant.test}: ${why}`)
    unseen.push(name)
  }
}

const indent = ' '.repeat(19)
const fewOf = (titles: readonly string[]) =>
  titles.length > 3 ? `${titles.slice(0, 3).join('; ')} and ${titles.length - 3} more` : titles.join('; ')

const begun = Date.now()
const unseen: string[] = []
console.log(`${chosen.length} guards; of every ${together} first the tests as they are`)
try {
  for (const kind of [0, 1, 2, 3]) {
    const its = chosen.filter((mutant) => costOf(mutant) === kind)
    for (let from = 0; from < its.length; from += together) {
      const some = its.slice(from, from + together)
      const wrongBefore = await before(some)
      for (const mutant of some) await judge(mutant, wrongBefore(mutant))
    }
  }
} finally {
  await vitest.close()
}
console.log(
  `${chosen.length - unseen.length} of ${chosen.length} guards are watched over, in ${seconds(begun).trim()}`,
)
for (const name of unseen) console.log(`not seen: ${name}`)
process.exit(unseen.length > 0 ? 1 : 0)
