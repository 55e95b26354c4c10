import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkProject } from './module-checks.ts'

type Files = Record<string, string>

const clean: Files = {
  'api/migrations/0001_bookings.sql': 'create table bookings (id uuid);',
  'api/migrations/0002_sessions.sql': 'create table sessions (id uuid);',
  'api/src/app.ts': "import './sessions/places/routes.ts'\n",
  'api/src/bookings/sql.ts': "export const end = 'update bookings set state = 1'\n",
  'api/src/sessions/sql.ts': "import '../bookings/sql.ts'\n",
  'api/src/sessions/places/routes.ts': "import '../sql.ts'\nexport const refused = 'not-found'\n",
  'api/src/sessions/places/rules.ts': 'export const places = 1\n',
  'api/src/sessions/places/routes.test.ts': "import './rules.ts'\nexport const seen = 'not-found'\n",
  'contract/src/sessions/places.ts': 'export const path = 1\n',
  'web/src/pages.ts': "import './sessions/places/places-page.tsx'\n",
  'web/src/sessions/places/places-page.tsx': 'export const page = 1\n',
}

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const faultsOf = async (planted: Files) => {
  const root = mkdtempSync(join(tmpdir(), 'i-one-project-'))
  folders.push(root)
  const files = { ...clean, ...planted }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const tree = {
    root,
    files: Object.keys(files),
    text: (file: string) => readFileSync(join(root, file), 'utf8'),
  }
  return (await checkProject(tree, ['not-found'])).faults
}

test('a valid project has no findings', async () => {
  expect(await faultsOf({})).toEqual([])
})

const full = Object.fromEntries(
  Array.from({ length: 41 }, (_, n) => [`web/src/sessions/part-${n}.ts`, 'export const part = 1\n']),
)

test.each<[string, Files, string]>([
  [
    'modules that depend on one another',
    { 'api/src/bookings/rules.ts': "import '../sessions/sql.ts'\n" },
    'the modules bookings, sessions of api depend on one another',
  ],
  [
    'a submodule and a file beside it that depend on one another',
    {
      'api/src/sessions/actions.ts': "import './places/rules.ts'\n",
      'api/src/sessions/places/actions.ts': "import '../actions.ts'\n",
    },
    'actions.ts, places/ of api/src/sessions/ depend on one another',
  ],
  [
    'a module that is not listed',
    { 'web/src/shop/shop.tsx': 'export const shop = 1\n' },
    'web/src/shop is not in the list',
  ],
  [
    'a submodule of the pages with a name of its own',
    { 'web/src/sessions/seats/seat.tsx': 'export const seat = 1\n' },
    'web/src/sessions/seats is not named like',
  ],
  [
    'a file of the contract with a name of its own',
    { 'contract/src/sessions/seats.ts': 'export const seats = 1\n' },
    'contract/src/sessions/seats is not named like',
  ],
  [
    'a file that is not in kebab-case',
    { 'api/src/sessions/mySql.ts': 'export const one = 1\n' },
    'mySql.ts is not named',
  ],
  ['a folder with too many files', full, 'web/src/sessions has 41 files'],
  [
    'SQL in the handlers of a submodule',
    {
      'api/src/sessions/places/routes.ts':
        "export const refused = 'not-found'\nexport const rows = (sql: any) => sql`select 1`\n",
    },
    'api/src/sessions/places/routes.ts contains SQL',
  ],
  [
    'an action that opens a transaction',
    {
      'api/src/sessions/places/actions.ts':
        "import { openTransaction } from '../../lib/database/database.ts'\nexport const open = openTransaction\n",
    },
    'api/src/sessions/places/actions.ts starts a transaction',
  ],
  [
    'rules that read the clock',
    { 'api/src/sessions/places/rules.ts': 'export const now = new Date()\n' },
    'api/src/sessions/places/rules.ts is not pure',
  ],
  [
    'a page that reads the clock of its device',
    { 'web/src/sessions/places/places.tsx': 'export const isOver = (end: number) => end < Date.now()\n' },
    "web/src/sessions/places/places.tsx reads this device's clock",
  ],
  [
    'a page that makes a date of now',
    { 'web/src/sessions/places/places.tsx': 'export const today = () => new Date().getDay()\n' },
    "web/src/sessions/places/places.tsx reads this device's clock",
  ],
  [
    "a write into another module's table",
    { 'api/src/sessions/sql.ts': "export const end = 'update bookings set state = 1'\n" },
    'api/src/sessions/sql.ts writes bookings, which the module bookings owns',
  ],
  [
    'a write into a table of another part of a module that was merged',
    {
      'api/migrations/0003_blocks.sql': 'create table blocks (id uuid);',
      'api/src/moderation/audit/sql.ts': "export const end = 'update blocks set state = 1'\n",
    },
    'api/src/moderation/audit/sql.ts writes blocks, which the module moderation/blocks owns',
  ],
  [
    'parts of a module that depend on one another through another module',
    {
      'api/src/bookings/rules.ts': "import '../moderation/audit/sql.ts'\n",
      'api/src/moderation/audit/sql.ts': 'export const rows = 1\n',
      'api/src/moderation/audit/actions.ts': "import '../../sessions/sql.ts'\n",
    },
    'the modules bookings, moderation/audit, sessions of api depend on one another',
  ],
  [
    'a statement that names no columns',
    { 'api/src/sessions/sql.ts': "export const all = 'select s.* from sessions s'\n" },
    'api/src/sessions/sql.ts selects all columns',
  ],
  [
    'a page of a submodule that another page imports',
    { 'web/src/sessions/places/people.tsx': "import './places-page.tsx'\n" },
    'only-the-app-imports-pages',
  ],
  [
    'a page for visitors that loads a submodule',
    {
      'web/src/marketing/hero.tsx': "import '../sessions/places/people.tsx'\n",
      'web/src/sessions/places/people.tsx': 'export const people = 1\n',
    },
    'signed-out-pages-load-no-signed-in-code',
  ],
  [
    'a module that uses the demo data',
    {
      'api/src/sessions/places/actions.ts': "import '../../../../seed/people.ts'\n",
      'seed/people.ts': 'export const people = 1\n',
    },
    'only-server-start-imports-seed',
  ],
  [
    'a refusal without a test',
    { 'api/src/sessions/places/routes.test.ts': "import './rules.ts'\n" },
    'the error code not-found has no test',
  ],
])('%s: found', async (_, planted, fault) => {
  expect(await faultsOf(planted)).toEqual([expect.stringContaining(fault)])
})
