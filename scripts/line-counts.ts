import { sum } from '../game/src/sum.ts'

const workspaces = ['api', 'contract', 'game', 'web', 'seed'] as const
const kinds = ['ts', 'tsx', 'css', 'sql'] as const
type Workspace = (typeof workspaces)[number]
type Kind = (typeof kinds)[number]

interface Size {
  files: number
  lines: number
}
export interface LineCounts {
  sizes: Record<Workspace, Record<Kind, Size>>
  total: Size
  commentLinesPerThousand: number
  triggers: number
  transactions: number
}

const isGenerated = (path: string) => path === 'api/src/lib/database/tables.ts'
const isTest = (path: string) => /^\w+\/test\/|^web\/gallery\/|\.test\.tsx?$/.test(path)

const placeOf = (path: string) => {
  const [workspace, kind] = [path.split('/')[0], path.split('.').at(-1)]
  return {
    workspace: workspaces.find((one) => one === workspace),
    kind: kinds.find((one) => one === kind),
  }
}

export const isProductionFile = (path: string) => {
  const { workspace, kind } = placeOf(path)
  return workspace !== undefined && kind !== undefined && !isTest(path) && !isGenerated(path)
}

export const countLines = (files: ReadonlyMap<string, string>): LineCounts => {
  const sizes = Object.fromEntries(
    workspaces.map((workspace) => [
      workspace,
      Object.fromEntries(kinds.map((kind) => [kind, { files: 0, lines: 0 }])),
    ]),
  ) as LineCounts['sizes']
  const total = { files: 0, lines: 0 }
  let comments = 0
  let transactions = 0
  for (const [path, text] of files) {
    const { workspace, kind } = placeOf(path)
    if (!workspace || !kind || !isProductionFile(path)) continue
    const lines = linesOf(text)
    for (const size of [sizes[workspace][kind], total]) {
      size.files++
      size.lines += lines.length
    }
    comments += countCommentLines(lines, kind)
    if (kind === 'ts') transactions += text.match(/\bopenTransaction\(/g)?.length ?? 0
  }
  return {
    sizes,
    total,
    commentLinesPerThousand: total.lines === 0 ? 0 : (1000 * comments) / total.lines,
    triggers: countTriggers(files),
    transactions,
  }
}

const linesOf = (text: string) => {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

const countCommentLines = (lines: readonly string[], kind: Kind) => {
  if (kind === 'sql') return lines.filter((line) => /^\s*--/.test(line)).length
  let count = 0
  let isInside = false
  for (const line of lines) {
    const begins = /^\s*\{?\/\*/.test(line)
    if (isInside || begins || (kind !== 'css' && /^\s*\/\//.test(line))) count++
    if (isInside || begins) isInside = !line.includes('*/')
  }
  return count
}

interface Trigger {
  name: string
  table: string
  runs: string
}

const triggerStatements = new RegExp(
  [
    String.raw`create (?:or replace )?(?:constraint )?trigger (?<name>\w+)[^;]*? on (?<table>\w+)[^;]*? execute (?:function|procedure) (?<runs>\w+)`,
    String.raw`drop trigger (?:if exists )?(?<gone>\w+) on (?<from>\w+)`,
    String.raw`drop function (?:if exists )?(?<functions>[^;]+?) cascade`,
    String.raw`drop table (?:if exists )?(?<tables>[^;]+)`,
  ].join('|'),
  'g',
)

const countTriggers = (files: ReadonlyMap<string, string>) => {
  let triggers: Trigger[] = []
  const migrations = [...files].filter(([path]) => /^api\/migrations\/.*\.sql$/.test(path))
  for (const [, text] of migrations.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const sql = text.replaceAll(/--.*/g, '').toLowerCase().replaceAll(/\s+/g, ' ')
    for (const { groups = {} } of sql.matchAll(triggerStatements)) {
      const { name, table, runs, gone, from } = groups
      const functions = namesIn(groups['functions'])
      const tables = namesIn(groups['tables'])
      triggers = triggers.filter(
        (one) =>
          !(one.table === (from ?? table) && one.name === (gone ?? name)) &&
          !functions.includes(one.runs) &&
          !tables.includes(one.table),
      )
      if (name && table && runs) triggers.push({ name, table, runs })
    }
  }
  return triggers.length
}

const namesIn = (list = '') =>
  list
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.trim().split(' ')[0] ?? '')

export const formatCounts = ({
  sizes,
  total,
  commentLinesPerThousand,
  triggers,
  transactions,
}: LineCounts) => {
  const sumOf = (some: readonly Size[]) => sum(some.map(({ lines }) => lines))
  const rows = workspaces.map((workspace) => {
    const all = kinds.map((kind) => sizes[workspace][kind])
    return [workspace, ...[...all.map(({ lines }) => lines), sumOf(all)].map(formatNumber)]
  })
  const foot = kinds.map((kind) => sumOf(workspaces.map((workspace) => sizes[workspace][kind])))
  const table = [
    ['lines', ...kinds, 'all'],
    ...rows,
    ['all', ...[...foot, total.lines].map(formatNumber)],
  ].map(([head = '', ...cells]) => head.padEnd(10) + cells.map((cell) => cell.padStart(9)).join(''))
  return [
    ...table,
    '',
    `${formatNumber(total.files)} files`,
    `${commentLinesPerThousand.toFixed(1)} comment lines per 1,000 lines`,
    `${triggers} triggers`,
    `${transactions} calls of openTransaction`,
  ].join('\n')
}

const formatNumber = (count: number) => count.toLocaleString('en')
