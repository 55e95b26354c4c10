// npm run bench:web: measures pages with Lighthouse; `-- speed` or paths (`-- /host`) select a part
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { printScores } from './scores.ts'
import { root } from './server.ts'

const npm = (...args: string[]) => spawnSync('npm', args, { cwd: root, stdio: 'inherit' }).status === 0

if (!existsSync(join(root, 'web/dist/.pages/en/.vite/manifest.json')) && !npm('run', 'build')) process.exit(1)
const beginnings = process.argv.slice(2)
const areWithin = beginnings.length > 0 || npm('run', '--silent', 'sizes')
const under = await printScores(beginnings)
process.exit(areWithin && under === 0 ? 0 : 1)
