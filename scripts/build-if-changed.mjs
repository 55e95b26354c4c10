import { buildServerIfChanged } from './build-server.mjs'
import { buildWebIfChanged, root } from './prepare.mjs'

process.chdir(root)
buildWebIfChanged()
await buildServerIfChanged()
