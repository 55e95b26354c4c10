import type { ESTree, Plugin } from 'vite'
import { parseAst } from 'vite'

type Edit = { start: number; end: number; text: string }

const serverSide = new Set([
  'access',
  'params',
  'query',
  'body',
  'reply',
  'replyType',
  'messages',
  'numbered',
  'errors',
])

const isServerSide = (part: ESTree.ObjectPropertyKind) =>
  part.type === 'Property' && part.key.type === 'Identifier' && serverSide.has(part.key.name)

const leanParts = ({ properties, end }: ESTree.ObjectExpression): Edit[] =>
  properties.flatMap((part, at) =>
    isServerSide(part) ? { start: part.start, end: properties[at + 1]?.start ?? end - 1, text: '' } : [],
  )

const isDescribed = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'Identifier' && (callee.name === 'endpoint' || callee.name === 'stream')

const leanCall = ({ start, end, arguments: [address, , description] }: ESTree.CallExpression): Edit[] => {
  if (address?.type !== 'Literal' || !description) return []
  const [path, method] = String(address.value).split(' ').toReversed()
  const parts = description.type === 'ObjectExpression' ? leanParts(description) : []
  return [
    { start, end: description.start, text: `({ ...${JSON.stringify({ method, path })}, ...` },
    ...parts,
    { start: description.end, end, text: '})' },
  ]
}

const leanValue = (value: ESTree.Expression): Edit[] => {
  if (value.type === 'ObjectExpression') return leanParts(value)
  return value.type === 'CallExpression' && isDescribed(value) ? leanCall(value) : []
}

const makes = new Set(['ObjectExpression', 'CallExpression', 'MemberExpression'])

/** Wraps a value in a pure call, because bundlers keep unused expressions that may have side effects. */
const pure = (value: ESTree.Expression): Edit[] => {
  if (!makes.has(value.type)) return []
  const { start, end } = value
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    ...leanValue(value),
    { start: end, end, text: '))()' },
  ]
}

const constants = (statement: ESTree.Directive | ESTree.Statement) => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? declared.declarations : []
}

const fromCalls = (statement: ESTree.Directive | ESTree.Statement, calls: string): Edit[] => {
  const names = constants(statement).flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'CallExpression' && isDescribed(init) ? id.name : [],
  )
  const { start, end } = statement
  return names.length ? [{ start, end, text: `export { ${names.join()} } from '${calls}'` }] : []
}

const leanStatement = (statement: ESTree.Directive | ESTree.Statement) =>
  constants(statement).flatMap(({ init }) => (init ? pure(init) : []))

const edited = (code: string, edits: Edit[]) =>
  edits.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)

const importedCalls = ({ body }: ESTree.Program) =>
  new Set(
    body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && statement.source.value.startsWith('@i-one/contract/')
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readParts = (node: unknown, calls: ReadonlySet<string>): string[] => {
  if (!isObject(node)) return []
  const { type, object, property } = node as {
    type?: string
    object?: { name?: string }
    property?: { name?: string }
  }
  const [of = '', part = ''] = [object?.name, property?.name]
  const found = type === 'MemberExpression' && calls.has(of) && serverSide.has(part) ? [`${of}.${part}`] : []
  return [...found, ...Object.values(node).flatMap((child) => readParts(child, calls))]
}

export const schemaGuard = (): Plugin => ({
  name: 'whole-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/ },
    handler(code) {
      const program = parseAst(code)
      const calls = importedCalls(program)
      const [part] = calls.size ? readParts(program, calls) : []
      if (part) this.error(`${part} is not available in the browser: export the schema from the contract`)
    },
  },
})

const ofContract = /\/contract\/src\/[\w/-]+\.ts$/

/** Copies modules for dynamic imports. Otherwise the chunk that every page loads would contain their schemas. */
const laterContract = (): Plugin => ({
  name: 'later-contract',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (options.kind !== 'dynamic-import' && !importer?.endsWith('?later')) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && ofContract.test(found.id) ? { ...found, id: `${found.id}?later` } : found
  },
})

/** Removes schemas that no form uses, because they are a tenth of the bundle and slow down the start. */
export const leanContract = (): Plugin[] => [
  laterContract(),
  {
    name: 'lean-contract',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/src\/[\w/-]+\.ts(?:\?calls|\?later)?$/ },
      handler(code, id) {
        const { body } = parseAst(code)
        const calls = id.endsWith('?calls') ? undefined : `${id.replace(/\?later$/, '')}?calls`
        const edits = body.flatMap((statement) => {
          const moved = calls ? fromCalls(statement, calls) : []
          return moved.length ? moved : leanStatement(statement)
        })
        return { code: edited(code, edits), map: null, moduleSideEffects: false }
      },
    },
  },
]
