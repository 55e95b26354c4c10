import { StartError, isLoopback, parseConfig } from '../api/src/lib/config.ts'
import { withoutTimeouts } from '../api/src/lib/database/connection.ts'
import { openDatabase } from '../api/src/lib/database/database.ts'
import { migrate } from '../api/src/lib/database/migrate.ts'
import { getDemoPassword } from './demo-password.ts'
import { formatDemoNotice } from './demo-people.ts'
import { listDemoEmails, seedDemo } from './seed-demo.ts'

const seed = async () => {
  // like the server, makes new files readable only by the current user
  process.umask(0o077)
  const config = parseConfig(process.env)
  const { databaseDirectUrl, publicUrl } = config
  if (!databaseDirectUrl)
    throw new StartError(
      'DATABASE_URL is not set. Set it, or run npm start, which adds the demo data to the built-in PostgreSQL.',
    )
  if (!isLoopback(config)) throw new StartError('The demo needs a PUBLIC_URL that points to this machine.')
  await migrate(config.databaseOwnerUrl ?? databaseDirectUrl, { appUrl: databaseDirectUrl })
  const { db, close } = openDatabase(databaseDirectUrl, {
    max: 2,
    settings: withoutTimeouts(databaseDirectUrl),
  })
  try {
    const password = getDemoPassword(config)
    const isSeeded = await seedDemo(db, password, new Date())
    console.log(
      isSeeded
        ? formatDemoNotice(publicUrl, await listDemoEmails(db), password)
        : 'This database already has accounts, so no demo data was added.',
    )
  } finally {
    await close()
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
