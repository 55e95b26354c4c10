// Loads the given packages, and the server once the parent process asks for it: a restart then takes half the time.
import inspector from 'node:inspector'

process.once('disconnect', () => process.exit())
const loading = Promise.all(process.argv.slice(2).map((name) => import(name)))
process.once('message', async () => {
  await loading
  process.removeAllListeners('disconnect').disconnect()
  if (process.env.INSPECT) inspector.open(Number(process.env.INSPECT))
  await import('./dist/main.js')
})
