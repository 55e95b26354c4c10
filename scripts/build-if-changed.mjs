// Builds pages and server where their sources have changed since the last build.
import { buildServerIfChanged } from './build-server.mjs'
import { buildWebIfChanged, root } from './prepare.mjs'

process.chdir(root)
buildWebIfChanged()
await buildServerIfChanged()
