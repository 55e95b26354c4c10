// Prints the standings for a file of match results as JSON: npm run standings -- FILE.json
import { readFileSync } from 'node:fs'
import '../api/src/lib/i18n/i18n.ts'
import { StandingsFile } from '../contract/src/tournaments/standings-file.ts'
import { createTables } from '../game/src/tournaments/create-tables.ts'

const [, , path] = process.argv
if (!path) {
  console.error('Usage: npm run standings -- FILE.json')
  process.exit(2)
}
const read = StandingsFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
if (!read.success) {
  for (const { path: at, message } of read.error.issues) console.error(`${at.join('.')}: ${message}`)
  process.exit(1)
}
const { tables, others, goOn } = createTables(read.data)
const answer = read.data.groups
  ? { tables, ...(read.data.bestOthers && { bestOthers: { rows: others, goOn } }) }
  : tables[0]?.rows
console.log(JSON.stringify(answer ?? [], null, 2))
