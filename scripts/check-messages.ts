import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { findHardCodedTexts } from './hard-coded-texts.ts'

/** The sentences that lingui.config.ts extracts, the languages' own names, and errors for developers. */
const exempt = ['errors', 'languages', 'tournaments/standings-file'].map((name) => `contract/src/${name}.ts`)
const folders = ['contract/src/*.ts', 'game/src/*.ts', 'web/src/*.ts', 'web/src/*.tsx']
const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.includes('.test.') && !exempt.includes(file) && existsSync(file))

const problems = files
  .flatMap((file) => findHardCodedTexts(file, readFileSync(file, 'utf8')))
  .map((text) => `${text} (not a message)`)

for (const catalog of await getCatalogs(getConfig())) {
  const [inSource = {}, stored] = [await catalog.collect(), await catalog.read('en')]
  const describe = (id: string) => inSource[id]?.message ?? stored[id]?.message ?? id
  const missing = Object.keys(inSource).filter((id) => !(id in stored))
  const unused = Object.keys(stored).filter((id) => !(id in inSource))
  problems.push(
    ...missing.map((id) => `${describe(id)} (not in ${catalog.getFilename('en')}: npm run messages)`),
    ...unused.map((id) => `${describe(id)} (no longer in the source: npm run messages)`),
  )
}

for (const problem of problems) console.error(problem)
console.log(`${files.length} files checked, ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0
