import './check-node.cjs'
import { buildServerIfChanged } from './build-server.mjs'
import { buildWebIfChanged, installForServer, root } from './prepare.mjs'

process.chdir(root)
installForServer()
buildWebIfChanged()
await buildServerIfChanged()
endWithNpm()

// Runs the server in this process, so that the server receives signals and sets the exit code.
import('../api/dist/main.js')

/** Stops the server when npm dies. npm cannot forward SIGKILL, so the server would otherwise keep the port. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const npm = process.ppid
  const look = () => process.ppid !== npm && process.kill(process.pid, 'SIGTERM')
  setInterval(look, 200).unref()
}
