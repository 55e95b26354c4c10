import { spawn } from 'node:child_process'
import { once } from 'node:events'

const built = (path: string) => JSON.stringify(new URL(`../dist/${path}`, import.meta.url))

/** Another process that does what is queued and sends mails to `smtpUrl`, until it is killed. */
export const spawnWorker = (databaseUrl: string, smtpUrl: string) => {
  const script = `
    import { tasks } from ${built('app.js')}
    import { parseConfig } from ${built('lib/config.js')}
    import { openDatabase } from ${built('lib/database/database.js')}
    import { startLog } from ${built('lib/log.js')}
    import { mailer } from ${built('lib/mail.js')}
    import { openMetrics } from ${built('lib/metrics/metrics.js')}
    import { startQueue } from ${built('lib/queue.js')}
    const config = parseConfig({ LOG_LEVEL: 'error', SMTP_URL: ${JSON.stringify(smtpUrl)} })
    const log = startLog(config)
    const { db, pool } = openDatabase(${JSON.stringify(databaseUrl)})
    await startQueue(pool, tasks({ db, config, now: () => new Date() }, mailer(config, log)), log, openMetrics())`
  const options = ['--input-type=module', '--eval', script]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    kill: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
