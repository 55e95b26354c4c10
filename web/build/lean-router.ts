import type { ESTree, Plugin } from 'vite'
import { parseAst } from 'vite'
import { notAsked } from './not-asked.ts'

type Statement = ESTree.Directive | ESTree.Statement

/** What a page is drawn and led on with. All else is of the router that loads pages, which a shared link does without. */
const light = new Set([
  'Router',
  'Routes',
  'Route',
  'Outlet',
  'Navigate',
  'Link',
  'matchPath',
  'createPath',
  'createBrowserHistory',
  'isRouteErrorResponse',
  'useLocation',
  'useNavigate',
  'useNavigationType',
  'useParams',
  'useSearchParams',
])

/** What only another way to use the router needs, or who develops with it: the least that does the same without. */
const without: Record<string, string> = {
  ENABLE_DEV_WARNINGS: 'var ENABLE_DEV_WARNINGS = false;',
  // with its own server and bundler
  usePrefetchBehavior: 'function usePrefetchBehavior() { return [false, null, {}]; }',
  PrefetchPageLinks: 'function PrefetchPageLinks() { return null; }',
  RemixErrorBoundary: 'var RemixErrorBoundary = null;',
  deserializeErrors: 'function deserializeErrors(errors) { return errors; }',
  discoverRoutes: 'function discoverRoutes() {}',
  // with React's server components
  RSCErrorHandler: 'function RSCErrorHandler({ children }) { return children; }',
  // as the place of an act: pages act by queries, and only ask the router to go on
  normalizeNavigateOptions: 'function normalizeNavigateOptions(isFetcher, path) { return { path }; }',
  handleAction: 'function handleAction() {}',
  fetch2: 'function fetch2() {}',
  AwaitErrorBoundary: 'var AwaitErrorBoundary = null;',
  // watched by other programs
  instrumentClientSideRouter: 'function instrumentClientSideRouter(router) { return router; }',
  getRouteInstrumentationUpdates: 'function getRouteInstrumentationUpdates() { return {}; }',
}

/** What a page would ask for to use one of these. */
const gone = ['Form', 'useSubmit', 'useFetcher', 'useFetchers', 'useFormAction', 'useActionData', 'Await']

const isNode = (value: unknown): value is { type?: string } & Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every name in it, whatever it stands for there: one too many keeps a statement where it was, or imports it in vain. */
const namesIn = (node: unknown): string[] => {
  if (!isNode(node)) return []
  const own = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? [String(node['name'])] : []
  return [...own, ...Object.values(node).flatMap((child) => namesIn(child))]
}

const declaredIn = (statement: Statement): string[] => {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => namesIn(id))
  const isNamed = statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration'
  return isNamed && statement.id ? [statement.id.name] : []
}

/** `Link.displayName = 'Link'`: for a tool of developers, it keeps what nobody uses. */
const isDisplayName = (statement: Statement) =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  statement.expression.left.type === 'MemberExpression' &&
  statement.expression.left.property.type === 'Identifier' &&
  statement.expression.left.property.name === 'displayName'

type Part = { text: string; declares: string[]; names: Set<string>; isImport: boolean }

/** A statement with those that only set something on what it declares. */
const partsOf = (code: string, body: Statement[]) => {
  const parts: Part[] = []
  const byName = new Map<string, Part>()
  for (const statement of body) {
    if (statement.type === 'ExportNamedDeclaration' || isDisplayName(statement)) continue
    const text = code.slice(statement.start, statement.end)
    const names = namesIn(statement)
    const of = statement.type === 'ExpressionStatement' ? byName.get(names[0] ?? '') : undefined
    if (of) {
      of.text += `\n${text}`
      for (const name of names) of.names.add(name)
      continue
    }
    const declares = declaredIn(statement)
    const part = { text, declares, names: new Set(names), isImport: statement.type === 'ImportDeclaration' }
    parts.push(part)
    for (const name of declares) byName.set(name, part)
  }
  return { parts, byName }
}

const exportsOf = (body: Statement[]) =>
  body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? statement.specifiers.map(({ local, exported }) => ({
          local: namesIn(local)[0]!,
          exported: namesIn(exported)[0]!,
        }))
      : [],
  )

/** Everything that these lead to. */
const reachedFrom = (names: string[], byName: Map<string, Part>) => {
  const reached = new Set<Part>()
  const open = names
  while (open.length) {
    const part = byName.get(open.pop()!)
    if (!part || reached.has(part)) continue
    reached.add(part)
    open.push(...part.names)
  }
  return reached
}

type Found = { start: number; end: number; name: string }

/** What `without` names, on its own or within a function. */
const foundIn = (node: unknown): Found[] => {
  if (!isNode(node)) return []
  const [name] = declaredIn(node as unknown as Statement).filter((one) => one in without)
  if (name) return [{ ...(node as unknown as Statement), name }]
  return Object.values(node).flatMap((child) => foundIn(child))
}

/** The file with `without` in place of what it names. */
const leftOut = (code: string) => {
  const found = foundIn(parseAst(code).body)
  const missing = Object.keys(without).filter((name) => !found.some((one) => one.name === name))
  if (missing.length) throw new Error(`React Router has no ${missing.join()} any more`)
  return found.reduceRight(
    (text, { start, end, name }) => text.slice(0, start) + without[name] + text.slice(end),
    code,
  )
}

/**
 * The one file of React Router as two modules: what draws and leads on, and the rest, which imports it. Both have the same
 * contexts, so the same page stands in either. A call of React that makes something is pure to the bundler.
 */
export const splitRouter = (source: string, rest: string) => {
  const code = leftOut(source)
  const { body } = parseAst(code)
  const { parts, byName } = partsOf(code, body)
  const exported = exportsOf(body)
  const isLight = ({ exported: name }: { exported: string }) => light.has(name)
  const missing = [...light].filter((name) => !exported.some((one) => one.exported === name))
  if (missing.length) throw new Error(`React Router has no ${missing.join()} any more`)
  const kept = reachedFrom(
    exported.filter(isLight).map(({ local }) => local),
    byName,
  )
  const text = (some: Part[]) =>
    some.map((part) => part.text.replaceAll(/= (React\d*\.\w+\()/g, '= /* @__PURE__ */ $1')).join('\n')
  const names = (list: { local: string; exported: string }[]) =>
    list.map(({ local, exported: as }) => `${local} as ${as}`).join()
  const imports = parts.filter(({ isImport }) => isImport)
  const shared = [...kept].flatMap(({ declares }) => declares)
  const inner = shared.map((name) => ({ local: name, exported: `of_${name}` }))
  const [own, others] = [exported.filter(isLight), exported.filter((one) => !isLight(one))]
  const isOfKept = ({ local }: { local: string }) => shared.includes(local)
  return {
    light: `${text([...imports, ...parts.filter((part) => kept.has(part))])}
export { ${names([...own, ...others.filter(isOfKept), ...inner])} }
export { ${names(others.filter((one) => !isOfKept(one)).map(({ exported: as }) => ({ local: as, exported: as })))} } from '${rest}'`,
    rest: `import { ${inner.map(({ local, exported: as }) => `${as} as ${local}`).join()} } from '${rest.replace(/\?.*/, '')}'
${text([...imports, ...parts.filter((part) => !part.isImport && !kept.has(part))])}
export { ${names(others.filter((one) => !isOfKept(one)))} }`,
  }
}

/** See `splitRouter`. Only in the build: development serves the library whole. */
export const leanRouter = (): Plugin[] => [
  {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs(?:\?rest)?$/ },
      handler(code, id) {
        // the other file of the same folder is that of React's server components
        if (!/^function createBrowserHistory\(/m.test(code)) return undefined
        const { light, rest } = splitRouter(code, `${id.replace(/\?.*/, '')}?rest`)
        return { code: id.endsWith('?rest') ? rest : light, map: null, moduleSideEffects: false }
      },
    },
  },
  notAsked('router', /^react-router$/, gone),
]
