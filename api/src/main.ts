import { demoNotice } from './demo/demo-notice.ts'
import { startHouse } from './house.ts'
import { StartError, isLoopback, parseConfig } from './lib/config.ts'

const stopWithin = 5000

const fail = (error: unknown): never => {
  console.error(error instanceof StartError ? `i-one cannot start: ${error.message}` : error)
  process.exit(1)
}

const start = async () => {
  const config = parseConfig(process.env)
  const house = await startHouse(config)
  if (house.hasDemo && isLoopback(config)) console.log(demoNotice(config.publicUrl))
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    house.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopWithin).unref()
    void house.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
}

start().catch(fail)
