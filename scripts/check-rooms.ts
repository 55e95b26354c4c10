// Checks what the compiler cannot: who imports whom (dependency-cruiser), which kinds of file a room of the API
// holds, that a room writes its own tables alone, and that every refusal has a test.
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { refusals } from '../contract/src/refusals.ts'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: object[]
  options: ICruiseOptions
}
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|sql)$/.test(file))
const text = (file: string) => readFileSync(file, 'utf8')
const faults: string[] = []

const checkImports = async () => {
  const folders = ['contract/src', 'game/src', 'api/src', 'api/test', 'web/src', 'e2e', 'bench']
  const ruled = { ...options, ruleSet: { forbidden }, validate: true } as ICruiseOptions
  const { output } = await cruise(folders, ruled)
  const { modules, summary } = output as ICruiseResult
  // a compiler that dependency-cruiser cannot load makes it cruise nothing, and pass
  const cruised = modules.filter(({ source }) => /^(contract|game|api|web)\/src\//.test(source)).length
  const expected = files.filter((file) => /^(contract|game|api|web)\/src\/.*\.tsx?$/.test(file)).length
  if (cruised < expected * 0.9) faults.push(`only ${cruised} of ${expected} modules were looked at`)
  for (const { rule, from, to } of summary.violations) faults.push(`${from} imports ${to} (${rule.name})`)
  return cruised
}

const kinds = /^(routes|rules|sql|actions|mails|[a-z-]+)(\.unit)?(\.test)?\.ts$/

const checkKinds = () => {
  for (const file of files.filter((path) => /^api\/src\/[a-z]+\/routes\.ts$/.test(path)))
    if (
      /\bsql`|\((?:db|tx|transaction)\)`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text(file))
    )
      faults.push(`${file} holds SQL; it belongs into the room's sql.ts`)
  for (const file of files.filter((path) => /^api\/src\/.*rules\.ts$/.test(path)))
    if (/from '(kysely|pg|fastify)'|new Date\(\)|Date\.now\(/.test(text(file)))
      faults.push(`${file} is not pure: rules take what they judge as arguments`)
  for (const file of files.filter((path) => /^api\/src\/[a-z]+\//.test(path)))
    if (!kinds.test(file.split('/').at(-1) ?? '')) faults.push(`${file} is not named in kebab-case`)
}

/** Which room's migration made a table: `0006_bookings.sql` is the bookings room's. */
const ownersOfTables = () => {
  const owners = new Map<string, string>()
  for (const file of files.filter((path) => path.startsWith('api/migrations/'))) {
    const room = /\d+_(\w+)\.sql$/.exec(file)?.[1] ?? ''
    for (const [, table = ''] of text(file).matchAll(/create (?:unlogged )?table (\w+)/g))
      owners.set(table, room)
  }
  return owners
}

const checkWrites = () => {
  const owners = ownersOfTables()
  const writes =
    /(?:insert into|update|delete from|merge into)\s+(\w+)|\.(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g
  for (const file of files.filter(
    (path) => /^api\/src\/[a-z]+\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'),
  )) {
    const room = file.split('/')[2] ?? ''
    if (room === 'demo') continue
    for (const [, inSql, inBuilder] of text(file).matchAll(writes)) {
      const table = inSql ?? inBuilder ?? ''
      const owner = owners.get(table)
      if (owner && owner !== room) faults.push(`${file} writes ${table}, which is the ${owner} room's`)
    }
  }
}

const checkRefusals = () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file)).map(text)
  const code = files.filter(
    (file) => /^(api|contract|web)\/src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  const used = code.filter((file) => !file.endsWith('refusals.ts')).map(text)
  for (const refusal of Object.keys(refusals)) {
    const named = (source: string) => source.includes(`'${refusal}'`)
    if (!used.some(named)) faults.push(`no endpoint answers the refusal ${refusal}`)
    if (!tests.some(named)) faults.push(`the refusal ${refusal} has no test`)
  }
}

const cruised = await checkImports()
checkKinds()
checkWrites()
checkRefusals()
for (const fault of faults) console.error(fault)
console.log(`${cruised} modules looked at, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
