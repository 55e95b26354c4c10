import './lib/source-lines.ts'
import { formatDemoNotice } from '../../seed/demo-people.ts'
import { collectGarbageWhenIdle } from './lib/collect-at-rest.ts'
import { StartError, parseConfig } from './lib/config.ts'
import { allowHeapGrowth } from './lib/start-small.ts'
import { type RunningServer, startServer } from './start-server.ts'

const stopWithin = 5000

const fail = (error: unknown): never => {
  console.error(error instanceof StartError ? `i-one cannot start: ${error.message}` : error)
  process.exit(1)
}

const stopOnSignal = (started: Promise<RunningServer>) => {
  let stopping = false
  const stop = (signal: string) => {
    // ignores a repeated signal, because on Ctrl-C both the terminal and npm send a signal
    if (stopping) return
    stopping = true
    void started.then(async (server) => {
      server.log.info({ signal }, 'stopping')
      setTimeout(() => process.exit(1), stopWithin).unref()
      await server.stop()
      process.exit(0)
    }, fail)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

const start = async () => {
  // makes new files private, because emails, logs and the database contain personal data
  process.umask(0o077)
  const config = parseConfig(process.env)
  const started = startServer(config)
  stopOnSignal(started)
  const { demo } = await started
  allowHeapGrowth()
  collectGarbageWhenIdle()
  if (demo.emails.length > 0) console.log(formatDemoNotice(config.publicUrl, demo.emails, demo.password))
}

start().catch(fail)
