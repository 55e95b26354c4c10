import { createRequire } from 'node:module'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { type Check, type Tree, isTest, listSourceFiles } from './tree.ts'

const require = createRequire(import.meta.url)
const { moduleNames, splitModules, mergedModules, otherFolders, submodules } = require('./modules.cjs') as {
  moduleNames: string[]
  splitModules: string[]
  mergedModules: Record<string, string>
  otherFolders: Record<string, string[]>
  submodules: Record<'contract' | 'web', string[]>
}
const { forbidden, options } = require('../.dependency-cruiser.cjs') as {
  forbidden: object[]
  options: ICruiseOptions
}

interface Import {
  from: string
  to: string
}

const workspaces = ['api', 'contract', 'game', 'web'] as const

const cruised = [
  'contract/src',
  'game/src',
  'api/src',
  'api/test',
  'seed',
  'web/src',
  'web/gallery',
  'e2e',
  'bench',
]

export const readImports = async (tree: Tree) => {
  const folders = cruised.filter((folder) => tree.files.some((file) => file.startsWith(`${folder}/`)))
  const ruled = { ...options, baseDir: tree.root, ruleSet: { forbidden }, validate: true } as ICruiseOptions
  const { output } = await cruise(folders, ruled)
  const { modules, summary } = output as ICruiseResult
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }): Import => ({ from: source, to: resolved })),
  )
  const faults = summary.violations.map(({ rule, from, to }) => `${from} imports ${to} (${rule.name})`)
  // counts modules: with an unsupported TypeScript version, dependency-cruiser finds no modules and passes
  const seen = modules.filter(({ source }) => /^((contract|game|api|web)\/src|seed)\//.test(source)).length
  const expected = listSourceFiles(tree).filter((file) => /\.tsx?$/.test(file)).length
  if (seen < expected * 0.9) faults.push(`only ${seen} of ${expected} modules were checked`)
  return { imports, faults, seen }
}

const circlesAmong = (edges: readonly Import[]) => {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  const reached = (start: string) => {
    const found = new Set<string>()
    const visit = (node: string) => {
      for (const one of next.get(node) ?? [])
        if (!found.has(one)) {
          found.add(one)
          visit(one)
        }
    }
    visit(start)
    return found
  }
  const reach = new Map([...next.keys()].map((node) => [node, reached(node)]))
  const circles = [...reach]
    .filter(([node, found]) => found.has(node))
    .map(([node, found]) => [...found].filter((one) => reach.get(one)?.has(node)).toSorted())
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}

const circleFaults = (imports: readonly Import[], nodeOf: (file: string) => string | undefined) => {
  const edges = imports.flatMap(({ from, to }) => {
    const [a, b] = [nodeOf(from), nodeOf(to)]
    return a === undefined || b === undefined || a === b
      ? []
      : [{ from: a, to: b, by: `${from} imports ${to}` }]
  })
  return circlesAmong(edges).map((circle) => ({
    circle,
    because: edges
      .filter(({ from, to }) => circle.includes(from) && circle.includes(to))
      .map(({ by }) => by)
      .join(', '),
  }))
}

const moduleOf = (file: string) => {
  const [name = '', part = ''] = file.split('/').slice(2)
  return (splitModules.includes(name) ? `${name}/${part}` : name).replace(/\.\w+$/, '')
}

export const checkImportCycles = (imports: readonly Import[]) => {
  const code = imports.filter(({ from }) => !isTest(from))
  const faults: string[] = []
  for (const workspace of workspaces) {
    const within = code.filter(({ from, to }) =>
      [from, to].every((file) => file.startsWith(`${workspace}/src/`)),
    )
    for (const { circle, because } of circleFaults(within, moduleOf))
      faults.push(`the modules ${circle.join(', ')} of ${workspace} depend on one another: ${because}`)
    for (const module of new Set(within.map(({ from }) => moduleOf(from)))) {
      const inModule = `${workspace}/src/${module}/`
      const nodeOf = (file: string) => {
        if (!file.startsWith(inModule)) return undefined
        const [node = '', ...rest] = file.slice(inModule.length).split('/')
        return rest.length > 0 ? `${node}/` : node
      }
      for (const { circle, because } of circleFaults(within, nodeOf))
        if (circle.some((node) => node.endsWith('/')))
          faults.push(`${circle.join(', ')} of ${inModule} depend on one another: ${because}`)
    }
  }
  return faults
}

export const checkModuleNames: Check = (tree) => {
  const folders = listSourceFiles(tree).flatMap(
    (file) => /^(\w+)\/src\/([^/]+)\//.exec(file)?.slice(1, 3).join(' ') ?? [],
  )
  return [...new Set(folders)].flatMap((folder) => {
    const [workspace, module] = folder.split(' ') as [string, string]
    const known = [...moduleNames, ...(otherFolders[workspace] ?? [])]
    return known.includes(module)
      ? []
      : [`${workspace}/src/${module} is not in the list of modules (scripts/modules.cjs)`]
  })
}

export const checkSubmoduleNames: Check = (tree) => {
  const under = (workspace: string, pattern: RegExp) =>
    new Set(
      listSourceFiles(tree)
        .filter((file) => file.startsWith(`${workspace}/`) && !isTest(file))
        .flatMap((file) => pattern.exec(file)?.slice(1, 3).join('/') ?? [])
        .filter((name) => moduleNames.includes(name.split('/')[0] ?? '')),
    )
  const inApi = under('api', /^api\/src\/([^/]+)\/([^/]+)\//)
  const named = {
    contract: under('contract', /^contract\/src\/([^/]+)\/([^/]+?)(?:\.ts$|\/)/),
    web: under('web', /^web\/src\/([^/]+)\/([^/]+)\//),
  }
  return (['contract', 'web'] as const).flatMap((workspace) =>
    [...named[workspace]]
      .filter((name) => !inApi.has(name) && !submodules[workspace].includes(name))
      .map((name) => `${workspace}/src/${name} is not named like a folder of the api (scripts/modules.cjs)`),
  )
}

export const checkFileNames: Check = (tree) =>
  listSourceFiles(tree)
    .filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(file.split('/').at(-1) ?? ''))
    .map((file) => `${file} is not named in kebab-case`)

const maxFiles = 40

export const checkFolderSizes: Check = (tree) => {
  const counts = new Map<string, number>()
  for (const file of listSourceFiles(tree)) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder} has ${count} files; the maximum is ${maxFiles}`)
}

const statement =
  /\bsql(<.*>)?`|\((?:db|tx|transaction)\)`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/

export const checkHandlersAndRules: Check = (tree) => {
  const inApi = (name: string) =>
    tree.files.filter((file) => file.startsWith('api/src/') && file.endsWith(`/${name}`))
  return [
    ...inApi('routes.ts')
      .filter((file) => statement.test(tree.text(file)))
      .map((file) => `${file} contains SQL; move it to the folder's sql.ts`),
    ...inApi('rules.ts')
      .filter((file) => /from '(kysely|pg|fastify)'|new Date\(\)|Date\.now\(/.test(tree.text(file)))
      .map((file) => `${file} is not pure: pass the time and database rows as arguments`),
  ]
}

/** Files that may open transactions outside a request: for timers, batches and commands. */
const openers = [
  'api/src/app.ts',
  'api/src/centres/customers/sql.ts',
  'api/src/matches/recompute/actions.ts',
  'api/src/notifications/actions.ts',
  'api/src/moderation/staff/command/actions.ts',
  'api/src/stats/sums.ts',
]

export const checkTransactions: Check = (tree) =>
  tree.files
    .filter((file) => /^api\/src\/(?!lib\/).*\.ts$/.test(file) && !isTest(file) && !openers.includes(file))
    .filter((file) => /\bopenTransaction\b|\.transaction\(\)/.test(tree.text(file)))
    .map((file) => `${file} starts a transaction; take the transaction of the request, timer or job as db`)

const ownTime = ['web/src/lib/server-clock.ts', 'web/src/render-shared.tsx']

export const checkClock: Check = (tree) =>
  tree.files
    .filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !isTest(file) && !ownTime.includes(file))
    .filter((file) => /\bnew Date\(\)|\bDate\.now\b/.test(tree.text(file)))
    .map((file) => `${file} reads this device's clock; use lib/server-clock.ts`)

const ownersOfTables = (tree: Tree) => {
  const owners = new Map<string, string>()
  for (const file of tree.files.filter((path) => path.startsWith('api/migrations/'))) {
    const name = /\d+_([a-z]+)\w*\.sql$/.exec(file)?.[1] ?? ''
    const module = mergedModules[name] ?? name
    for (const [, table = ''] of tree.text(file).matchAll(/create (?:unlogged )?table (\w+)/g))
      owners.set(table, module)
  }
  return owners
}

const writes =
  /(?:insert into|update|delete from|merge into)\s+(\w+)|\.(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g

export const checkWrites: Check = (tree) => {
  const owners = ownersOfTables(tree)
  return tree.files
    .filter((file) => /^api\/src\/[a-z]+\/.*\.ts$/.test(file) && !isTest(file))
    .flatMap((file) => {
      const module = moduleOf(file)
      return [...tree.text(file).matchAll(writes)].flatMap(([, inSql, inBuilder]) => {
        const table = inSql ?? inBuilder ?? ''
        const owner = owners.get(table)
        return owner && owner !== module && !module.startsWith(`${owner}/`)
          ? [`${file} writes ${table}, which the module ${owner} owns`]
          : []
      })
    })
}

export const checkErrorCodes = (tree: Tree, errors: readonly string[]) => {
  const tests = tree.files.filter(isTest).map(tree.text)
  const code = tree.files
    .filter((file) => /^(api|contract|web)\/src\/.*\.tsx?$/.test(file) && !isTest(file))
    .filter((file) => !file.endsWith('errors.ts'))
    .map(tree.text)
  return errors.flatMap((errorCode) => {
    const named = (source: string) => source.includes(`'${errorCode}'`)
    return [
      ...(code.some(named) ? [] : [`no endpoint returns the error code ${errorCode}`]),
      ...(tests.some(named) ? [] : [`the error code ${errorCode} has no test`]),
    ]
  })
}

const allColumns = /\.(selectAll|returningAll)\(|\b(select|returning)\s+(\w+\.)?\*|,\s*\w+\.\*/

/** Rejects `*` in SQL, because adding a column would break prepared statements of running servers. */
export const checkColumns: Check = (tree) =>
  tree.files
    .filter((file) => /^api\/src\/.*\.ts$/.test(file) && !isTest(file))
    .filter((file) => allColumns.test(tree.text(file)))
    .map((file) => `${file} selects all columns; list the columns that it needs`)

const checks: Check[] = [
  checkModuleNames,
  checkSubmoduleNames,
  checkFileNames,
  checkFolderSizes,
  checkHandlersAndRules,
  checkTransactions,
  checkClock,
  checkWrites,
  checkColumns,
]

export const checkProject = async (tree: Tree, errors: readonly string[]) => {
  const { imports, faults, seen } = await readImports(tree)
  const found = checks.flatMap((check) => check(tree))
  return {
    seen,
    faults: [...faults, ...checkImportCycles(imports), ...found, ...checkErrorCodes(tree, errors)],
  }
}
