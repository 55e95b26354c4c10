import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ReleaseError } from './plan.ts'
import { release } from './release.ts'

const usage = 'Usage: npm run release -- VERSION [--date YYYY-MM-DD] [--dry-run]'

const parse = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { date: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    })
    // without `--`, npm consumes --dry-run as its own option
    const isDryRun = values['dry-run'] === true || process.env['npm_config_dry_run'] === 'true'
    const [version, ...rest] = positionals
    if (version && rest.length === 0) return { version, date: values.date, isDryRun }
  } catch {
    // unknown option: prints the usage
  }
  console.error(usage)
  process.exit(2)
}

const { version, date = new Date().toISOString().slice(0, 10), isDryRun } = parse()
const root = fileURLToPath(new URL('../..', import.meta.url))
try {
  release({ root, version, date, isDryRun, log: (line) => console.log(line) })
  console.log(
    isDryRun
      ? 'Dry run: nothing was changed.'
      : `Released. To publish: git push origin HEAD v${version}, and upload the files of dist/release.`,
  )
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(`Not released: ${error.message}`)
  process.exitCode = 1
}
