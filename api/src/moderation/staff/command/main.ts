import { parseConfig } from '../../../lib/config.ts'
import { withoutTimeouts } from '../../../lib/database/connection.ts'
import { openDatabase } from '../../../lib/database/database.ts'
import { findEmbeddedPostgres } from '../../../lib/database/embedded-postgres.ts'
import { runCommand } from './actions.ts'

const run = async () => {
  const { databaseDirectUrl, dataDir } = parseConfig(process.env)
  const url = databaseDirectUrl ?? (await findEmbeddedPostgres(dataDir))
  if (!url) throw new Error('The built-in PostgreSQL is not running. Start i-one first, or set DATABASE_URL.')
  const { db, close } = openDatabase(url, { max: 2, settings: withoutTimeouts(url) })
  console.log(await runCommand(db, process.argv.slice(2), new Date()).finally(close))
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
