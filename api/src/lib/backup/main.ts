import { join } from 'node:path'
import { StartError, parseConfig } from '../config.ts'
import { backUp } from './back-up.ts'
import { withDatabase, withQuietDatabase } from './database-of.ts'
import { BrokenBackup } from './frames.ts'
import { restore } from './restore.ts'

const usage = 'npm run backup [-- FILE|FOLDER], or npm run restore -- FILE'

const run = async ([verb, path, ...more]: readonly string[]) => {
  process.umask(0o077)
  const config = parseConfig(process.env)
  const begun = performance.now()
  const took = () => `in ${((performance.now() - begun) / 1000).toFixed(1)} s`
  if (verb === 'backup' && more.length === 0)
    return withDatabase(config, async ({ url }) => {
      const target = path ?? join(config.dataDir, 'backups/')
      const { file, tables, rows, bytes } = await backUp(url, target, new Date())
      console.log(`${rows} rows of ${tables} tables are in ${file}, ${bytes} bytes, ${took()}.`)
    })
  if (verb === 'restore' && path && more.length === 0)
    return withQuietDatabase(config, async ({ url, appUrl }) => {
      const { tables, rows, made, migrated } = await restore(path, url, appUrl)
      const newer = migrated.length ? ` ${migrated.length} newer migrations were run.` : ''
      console.log(`${rows} rows of ${tables} tables are back as of ${made}, ${took()}.${newer}`)
    })
  throw new StartError(`Usage: ${usage}`)
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof BrokenBackup ? error.message : error)
  process.exit(1)
})
