import { StartError, parseConfig } from '../lib/config.ts'
import { openDatabase } from '../lib/database/database.ts'
import { migrate } from '../lib/database/migrate.ts'
import { demoNotice } from './demo-notice.ts'
import { seedDemo } from './seed-demo.ts'

const lay = async () => {
  const { databaseUrl, publicUrl } = parseConfig(process.env)
  if (!databaseUrl) throw new StartError('set DATABASE_URL; the built-in database gets its demo at npm start')
  await migrate(databaseUrl)
  const { db, close } = openDatabase(databaseUrl, 2)
  const laid = await seedDemo(db, new Date()).finally(close)
  console.log(laid ? demoNotice(publicUrl) : 'There are accounts in this database already: no demo was laid.')
}

lay().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
