import { StartError, parseConfig } from '../../lib/config.ts'
import { withoutTimeouts } from '../../lib/database/connection.ts'
import { openDatabase } from '../../lib/database/database.ts'
import { recomputeAll } from './actions.ts'

const recompute = async () => {
  const { databaseDirectUrl } = parseConfig(process.env)
  if (!databaseDirectUrl)
    throw new StartError('Set DATABASE_URL to the database whose match statistics to recompute.')
  const { db, close } = openDatabase(databaseDirectUrl, {
    max: 2,
    settings: withoutTimeouts(databaseDirectUrl),
  })
  await recomputeAll(db).finally(close)
}

recompute().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
