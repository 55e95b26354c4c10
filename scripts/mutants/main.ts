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
  // PostgreSQL is started anew for a migration, and the pages are built for a page
  .toSorted((a, b) => costOf(a) - costOf(b))

function costOf(mutant: Mutant) {
  if (isEndToEnd(mutant)) return 2
  return mutant.file.endsWith('.sql') ? 1 : 0
}

const { copy, remove } = copyTree(root)
const vitest = openVitest(copy)
process.once('exit', remove)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void vitest.close().then(() => process.exit(1)))

/** The first run is of the product as it is: a test that is red before says nothing. */
const before = async () => {
  const plain = chosen.filter((one) => !isEndToEnd(one))
  const browsed = chosen.filter(isEndToEnd)
  const seen: Seen[] = []
  if (plain.length > 0) seen.push(await vitest.run(plain))
  if (browsed.length > 0) seen.push(runEndToEnd(copy, browsed, false))
  for (const { failed, broken } of seen)
    if (failed.length + broken.length > 0)
      throw new Error(`red before anything was taken away:\n${[...failed, ...broken].join('\n')}`)
  const passed = seen.flatMap(({ passed }) => passed)
  for (const { title, test } of chosen)
    if (!passed.some((name) => name.includes(title))) throw new Error(`${test} has no test '${title}'`)
}

const without = async (mutant: Mutant): Promise<Seen> => {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, mutate(source, mutant))
  await vitest.reread(mutant.file)
  try {
    const isServed = !/^(web|contract|game)\//.test(mutant.file)
    return isEndToEnd(mutant) ? runEndToEnd(copy, [mutant], isServed) : await vitest.run([mutant])
  } finally {
    writeFileSync(path, source)
    await vitest.reread(mutant.file)
  }
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(7)

const begun = Date.now()
console.log(`${chosen.length} guards; first their tests as they are`)
await before()
console.log(`green before, in ${seconds(begun).trim()}`)

const unseen: string[] = []
for (const mutant of chosen) {
  const since = Date.now()
  const { failed, broken } = await without(mutant)
  const name = `${mutant.row ? `[${mutant.row}] ` : ''}${mutant.guard}`
  if (failed.length > 0)
    console.log(`red     ${seconds(since)}  ${name}\n                   ${mutant.test}: ${failed.join('; ')}`)
  else {
    const why =
      broken.length > 0 ? `its test cannot be run: ${broken.join('; ')}` : `no test saw it: ${mutant.test}`
    console.log(`UNSEEN  ${seconds(since)}  ${name}\n                   ${mutant.file}; ${why}`)
    unseen.push(name)
  }
}
await vitest.close()
console.log(
  `${chosen.length - unseen.length} of ${chosen.length} guards are watched over, in ${seconds(begun).trim()}`,
)
for (const name of unseen) console.log(`not seen: ${name}`)
process.exit(unseen.length > 0 ? 1 : 0)
