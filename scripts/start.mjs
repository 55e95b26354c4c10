import './check-node.cjs'
import { buildServerIfChanged } from './build-server.mjs'
import { buildWebIfChanged, installForServer, root } from './prepare.mjs'

process.chdir(root)
installForServer()
buildWebIfChanged()
await buildServerIfChanged()
endWithNpm()

// The server runs in this very process: a signal, be it -9, meets it and nobody else, and its exit code is ours.
import('../api/dist/main.js')

/** npm passes signals on, but a -9 it cannot: the server would stay behind and keep the port. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const npm = process.ppid
  const look = () => process.ppid !== npm && process.kill(process.pid, 'SIGTERM')
  setInterval(look, 200).unref()
}
