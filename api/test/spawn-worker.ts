import { spawn } from 'node:child_process'
import { once } from 'node:events'

const source = (path: string) => JSON.stringify(new URL(`../src/${path}`, import.meta.url))

export const spawnWorker = (databaseUrl: string, smtpUrl: string) => {
  const script = `
    import { createTasks } from ${source('app.ts')}
    import { parseConfig } from ${source('lib/config.ts')}
    import { openDatabase } from ${source('lib/database/database.ts')}
    import { startLog } from ${source('lib/log.ts')}
    import { createMailer } from ${source('lib/mail.ts')}
    import { createMetrics } from ${source('lib/metrics/metrics.ts')}
    import { startQueue } from ${source('lib/queue.ts')}
    const config = parseConfig({ LOG_LEVEL: 'error', SMTP_URL: ${JSON.stringify(smtpUrl)} })
    const log = startLog(config)
    const { db, pool } = openDatabase(${JSON.stringify(databaseUrl)})
    await startQueue(pool, createTasks({ db, config, now: () => new Date() }, createMailer(config, log)), log, createMetrics())`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    kill: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
