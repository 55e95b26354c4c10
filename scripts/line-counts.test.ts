import { expect, test } from 'vitest'
import { countLines, formatCounts } from './line-counts.ts'

const files = new Map([
  [
    'api/src/sessions/sql.ts',
    '// why\nexport const end = () =>\n  openTransaction(db, async (tx) => openTransaction(tx, act))\n',
  ],
  ['api/src/lib/database/tables.ts', 'export interface DB {}\n'],
  ['api/src/sessions/routes.test.ts', 'openTransaction(db, act)\n'],
  ['api/test/app.ts', 'export const app = 1\n'],
  ['api/migrations/0001_sessions.sql', '-- why\ncreate table sessions (id uuid);\n'],
  ['web/src/sessions/page.tsx', '/* one\n   two */\nexport const page = 1\n{/* three */}\n'],
  ['web/src/sessions/page.css', '.page {\n  color: red;\n}'],
  ['e2e/sessions.spec.ts', 'export const spec = 1\n'],
  ['web/package.json', '{}\n'],
])

test('counts the lines of production code by workspace and kind', () => {
  const { sizes, total } = countLines(files)
  expect(sizes.api).toMatchObject({ ts: { files: 1, lines: 3 }, sql: { files: 1, lines: 2 } })
  expect(sizes.web).toMatchObject({ ts: { lines: 0 }, tsx: { lines: 4 }, css: { files: 1, lines: 3 } })
  expect(total).toEqual({ files: 4, lines: 12 })
})

test('counts comment lines per thousand', () => {
  expect(countLines(files).commentLinesPerThousand).toBeCloseTo((1000 * 5) / 12)
})

test('counts the calls of openTransaction', () => {
  expect(countLines(files).transactions).toBe(2)
})

const triggersAfter = (...migrations: string[]) =>
  countLines(new Map(migrations.map((text, n) => [`api/migrations/000${n}_sessions.sql`, text]))).triggers

const trigger = (name: string, table: string, runs: string) =>
  `create trigger ${name}\n  after insert on ${table}\n  for each row execute function ${runs}();\n`

const created =
  trigger('stays', 'ledger', 'refuse') +
  trigger('stays', 'audit_log', 'refuse') +
  `create constraint trigger follows after update of state on bookings
     deferrable initially deferred for each row execute function follow();`

test.each([
  ['are counted by name and table', [created], 3],
  ['that are dropped are not counted', [created, 'drop trigger stays on ledger;'], 2],
  ['that are made anew count once', [created, trigger('stays', 'ledger', 'refuse')], 3],
  ['go with their function', [created, 'drop function if exists refuse(), other() cascade;'], 1],
  ['go with their table', [created, 'drop table bookings;'], 2],
  ['in a comment are not counted', [`-- ${trigger('stays', 'ledger', 'refuse').replaceAll('\n', ' ')}`], 0],
])('triggers %s', (_, migrations, count) => {
  expect(triggersAfter(...migrations)).toBe(count)
})

test('prints a row per workspace and the total', () => {
  expect(formatCounts(countLines(files)).split('\n')).toEqual([
    'lines            ts      tsx      css      sql      all',
    'api               3        0        0        2        5',
    'contract          0        0        0        0        0',
    'game              0        0        0        0        0',
    'web               0        4        3        0        7',
    'seed              0        0        0        0        0',
    'all               3        4        3        2       12',
    '',
    '4 files',
    '416.7 comment lines per 1,000 lines',
    '0 triggers',
    '2 calls of openTransaction',
  ])
})
