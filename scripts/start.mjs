import './check-node.cjs'
import { buildServerIfChanged } from './build-server.mjs'
import { buildWebIfChanged, installForServer, root } from './prepare.mjs'

process.chdir(root)
installForServer()
buildWebIfChanged()
await buildServerIfChanged()
endWithNpm()

// The server runs in this process, so that signals reach it and its exit code is ours.
import('../api/dist/main.js')

/** npm cannot forward SIGKILL; the server would survive and keep the port. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const npm = process.ppid
  const look = () => process.ppid !== npm && process.kill(process.pid, 'SIGTERM')
  setInterval(look, 200).unref()
}
