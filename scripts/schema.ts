// Writes api/src/lib/database/tables.ts from a migrated database. `--verify` fails if the file is outdated.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const url = process.env['DATABASE_URL']
if (!url) throw new Error('Set DATABASE_URL to a migrated database')

execFileSync(
  process.execPath,
  [
    'node_modules/kysely-codegen/dist/cli/bin.js',
    '--dialect=postgres',
    `--url=${url}`,
    '--out-file=api/src/lib/database/tables.ts',
    '--date-parser=string',
    '--default-schema=public',
    '--include-pattern=public.*',
    '--exclude-pattern=*.kysely_*',
    ...process.argv.slice(2),
  ],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' },
)
