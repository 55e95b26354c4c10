// What each page loads, against its bound; then Lighthouse's figures.
//   npm run bench:web                  all of it
//   npm run bench:web -- speed         how soon the pages stand that people wait for
//   npm run bench:web -- /host /admin  what Lighthouse says of the addresses that begin so, but for their speed
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sayScores } from './scores.ts'
import { root } from './server.ts'

const npm = (...args: string[]) => spawnSync('npm', args, { cwd: root, stdio: 'inherit' }).status === 0

if (!existsSync(join(root, 'web/dist/.vite/manifest.json')) && !npm('run', 'build')) process.exit(1)
const beginnings = process.argv.slice(2)
const areWithin = beginnings.length > 0 || npm('run', '--silent', 'sizes')
const under = await sayScores(beginnings)
process.exit(areWithin && under === 0 ? 0 : 1)
