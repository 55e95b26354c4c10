import { fileURLToPath } from 'node:url'
import { type NodePath, type PluginObj, transformAsync, types as t } from '@babel/core'
import type { Formats } from '@i-one/game/i18n'
import lingui from '@lingui/babel-plugin-lingui-macro'
import { makeConfig } from '@lingui/conf'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { type Translate, readFormats } from './catalog.ts'

/** Part of a compiled message: a text, a placeholder, or a plural or choice with its cases. */
type Token = string | [name: string, kind?: string, cases?: Record<string, unknown>]

/** Functions that the pages need for plurals and choices, by the name under which a file imports them. */
const runtime = {
  source: '#i18n',
  functions: { _plural: 'plural', _select: 'select', _number: 'numberText' },
}

const runtimeFile = fileURLToPath(new URL('../src/ui/text/i18n.ts', import.meta.url))

// the source of the imports that the macros add, which are removed again
const macroRuntime = 'lingui-runtime'

const isMarked = ({ leadingComments }: t.Node) =>
  leadingComments?.some(({ value }) => value.trim() === 'i18n') ?? false

const findProperty = (object: t.ObjectExpression, name: string) =>
  object.properties.find(
    (one): one is t.ObjectProperty =>
      t.isObjectProperty(one) &&
      (t.isIdentifier(one.key, { name }) || (t.isNumericLiteral(one.key) && String(one.key.value) === name)),
  )

const findText = (object: t.ObjectExpression, name: string) => {
  const value = findProperty(object, name)?.value
  return t.isStringLiteral(value) ? value.value : undefined
}

const findObject = (object: t.ObjectExpression, name: string) => {
  const value = findProperty(object, name)?.value
  return t.isObjectExpression(value) ? value : t.objectExpression([])
}

const call = (name: keyof typeof runtime.functions, ...given: t.Expression[]) =>
  t.callExpression(t.identifier(name), given)

/** Returns the texts and expressions that make up a message. `count` is the number of the surrounding plural. */
const toParts = (tokens: Token[], values: t.ObjectExpression, count?: t.Expression) =>
  tokens.map((token): t.Expression => {
    if (typeof token === 'string')
      return token === '#' && count ? call('_number', t.cloneNode(count)) : t.stringLiteral(token)
    const [name, kind, cases] = token
    const value = findProperty(values, name)?.value
    if (!t.isExpression(value)) throw new Error(`The message has an unknown placeholder {${name}}`)
    return kind ? toChoice(kind, cases ?? {}, value, values) : value
  })

const toChoice = (
  kind: string,
  { offset, ...cases }: Record<string, unknown>,
  value: t.Expression,
  values: t.ObjectExpression,
) => {
  if (offset || !['plural', 'selectordinal', 'select'].includes(kind))
    throw new Error(`{${kind}} with these options is not supported`)
  const texts = Object.entries(cases).map(([name, tokens]) => {
    if (/<\/?\d/.test(JSON.stringify(tokens)))
      throw new Error('A plural with elements in its cases is not supported')
    const parts = toParts(tokens as Token[], values, kind === 'select' ? undefined : value)
    if (parts.some((part) => t.isJSXElement(part)))
      throw new Error('A plural with an element as a placeholder is not supported')
    return t.objectProperty(t.stringLiteral(name), toText(parts))
  })
  const given = t.objectExpression(texts)
  if (kind === 'select') return call('_select', t.cloneNode(value), given)
  return call('_plural', t.cloneNode(value), given, ...(kind === 'plural' ? [] : [t.booleanLiteral(true)]))
}

const readMessage = (descriptor: t.ObjectExpression, translate: Translate) => {
  const id = findText(descriptor, 'id') ?? ''
  const tokens = compileMessageOrThrow(translate(id, findText(descriptor, 'message') ?? id)) as Token[]
  return toParts(tokens, findObject(descriptor, 'values'))
}

const toText = (parts: t.Expression[]): t.Expression => {
  const [only] = parts
  if (parts.length === 1 && (t.isStringLiteral(only) || t.isCallExpression(only))) return only
  const texts = ['']
  const expressions: t.Expression[] = []
  for (const part of parts)
    if (t.isStringLiteral(part)) texts.push(`${texts.pop()}${part.value}`)
    else {
      expressions.push(part)
      texts.push('')
    }
  const quasis = texts.map((text) =>
    t.templateElement({ raw: text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`), cooked: text }),
  )
  return t.templateLiteral(quasis, expressions)
}

type Children = t.JSXElement['children']

const fillElement = (element: t.JSXElement, children: Children) => {
  const { openingElement } = element
  openingElement.selfClosing = children.length === 0
  element.closingElement = children.length ? t.jsxClosingElement(t.cloneNode(openingElement.name)) : null
  element.children = children
  return element
}

/** In a message, `<0>` opens the first element, `</0>` closes it, and `<0/>` is an element without children. */
const toChildren = (parts: t.Expression[], elements: t.ObjectExpression): Children => {
  const open: { children: Children; tag?: string }[] = [{ children: [] }]
  const add = (child: Children[number]) => open.at(-1)?.children.push(child)
  const addElement = (tag: string, children: Children) => {
    const element = findProperty(elements, tag)?.value
    if (!t.isJSXElement(element)) throw new Error(`The message has an unknown element <${tag}>`)
    add(fillElement(t.cloneNode(element), children))
  }
  const addText = (text: string) => {
    const [, isEnd, tag, isVoid] = /^<(\/?)(\d+)(\/?)>$/.exec(text) ?? []
    if (tag === undefined) add(t.jsxExpressionContainer(t.stringLiteral(text)))
    else if (isVoid) addElement(tag, [])
    else if (!isEnd) open.push({ children: [], tag })
    else {
      const last = open.pop()
      if (last?.tag !== tag) throw new Error(`The message closes <${tag}>, which is not open`)
      addElement(tag, last.children)
    }
  }
  for (const part of parts)
    if (t.isStringLiteral(part))
      part.value
        .split(/(<\/?\d+\/?>)/)
        .filter(Boolean)
        .forEach(addText)
    else add(t.jsxExpressionContainer(part))
  const [root, ...unclosed] = open
  if (!root || unclosed.length > 0) throw new Error('The message has an element that is not closed')
  return root.children
}

const translateElement = (path: NodePath<t.JSXElement>, translate: Translate) => {
  const [attribute] = path.node.openingElement.attributes
  if (!t.isJSXSpreadAttribute(attribute) || !t.isObjectExpression(attribute.argument)) return
  if (!isMarked(attribute.argument)) return
  const parts = readMessage(attribute.argument, translate)
  const children = toChildren(parts, findObject(attribute.argument, 'components'))
  const [only] = children
  const isText =
    children.length === 1 && t.isJSXExpressionContainer(only) && t.isStringLiteral(only.expression)
  const isChild = t.isJSXElement(path.parent) || t.isJSXFragment(path.parent)
  if (!isChild && isText) path.replaceWith(only.expression)
  else path.replaceWith(t.jsxFragment(t.jsxOpeningFragment(), t.jsxClosingFragment(), children))
}

/** Moves the children of a message into the element that has the message as a child. */
const removeInnerFragments = (program: t.Program) =>
  t.traverseFast(program, (node) => {
    if (t.isJSXElement(node) || t.isJSXFragment(node))
      node.children = node.children.flatMap((child) => (t.isJSXFragment(child) ? child.children : [child]))
  })

const toDescriptor = ([id, values]: t.CallExpression['arguments']) => {
  if (t.isObjectExpression(id)) return id
  if (!t.isStringLiteral(id)) return undefined
  return t.objectExpression([
    t.objectProperty(t.identifier('id'), id),
    ...(t.isExpression(values) ? [t.objectProperty(t.identifier('values'), values)] : []),
  ])
}

const isTranslation = (callee: t.CallExpression['callee']) =>
  t.isMemberExpression(callee) &&
  t.isIdentifier(callee.property, { name: '_' }) &&
  t.isIdentifier(callee.object) &&
  /^_?i18n$/.test(callee.object.name)

const isSchemaError = ({ node, scope }: NodePath<t.CallExpression>) =>
  t.isIdentifier(node.callee, { name: 'message' }) && scope.getBinding('message')?.kind === 'module'

/** Returns what `message` of contract/src/i18n.ts returns. */
const toSchemaError = (text: t.Expression) =>
  t.objectExpression([t.objectProperty(t.identifier('error'), t.arrowFunctionExpression([], text))])

const translateCall = (path: NodePath<t.CallExpression>, translate: Translate) => {
  const isError = isSchemaError(path)
  if (!isError && !isTranslation(path.node.callee)) return
  const descriptor = toDescriptor(path.node.arguments)
  if (!descriptor) return
  const text = toText(readMessage(descriptor, translate))
  path.replaceWith(isError ? toSchemaError(text) : text)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the value of `i18n.formats` or a part of it, for example of `i18n.formats.months.short`. */
const findFormat = (node: t.Node, formats: Formats): unknown => {
  if (!t.isMemberExpression(node, { computed: false }) || !t.isIdentifier(node.property)) return undefined
  const { name } = node.property
  if (name === 'formats' && t.isIdentifier(node.object, { name: 'i18n' })) return formats
  const parent = findFormat(node.object, formats)
  return isRecord(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined
}

const inlineFormat = (path: NodePath<t.MemberExpression>, formats: Formats) => {
  const value = findFormat(path.node, formats)
  if (value !== undefined) path.replaceWith(t.valueToNode(value))
}

/** Replaces the imports of Lingui's runtime by those that the compiled messages use. */
const correctImports = (program: NodePath<t.Program>) => {
  for (const statement of program.get('body'))
    if (statement.isImportDeclaration() && statement.node.source.value === macroRuntime) statement.remove()
  program.scope.crawl()
  const used = Object.entries(runtime.functions).filter(([name]) => program.scope.hasGlobal(name))
  if (used.length === 0) return
  const specifiers = used.map(([name, exported]) =>
    t.importSpecifier(t.identifier(name), t.identifier(exported)),
  )
  program.unshiftContainer('body', t.importDeclaration(specifiers, t.stringLiteral(runtime.source)))
}

/** Runs after Lingui's macros, whose output marks each message with the comment `i18n`. */
const inlineMessages = (translate: Translate, formats: Formats): PluginObj => ({
  visitor: {
    Program: {
      exit(program) {
        program.traverse({
          JSXElement: (path) => translateElement(path, translate),
          CallExpression: (path) => translateCall(path, translate),
          MemberExpression: (path) => inlineFormat(path, formats),
        })
        removeInnerFragments(program.node)
        correctImports(program)
      },
    },
  },
})

const linguiConfig = makeConfig(
  { locales: [], runtimeConfigModule: { i18n: [macroRuntime, 'i18n'], Trans: [macroRuntime, 'Trans'] } },
  { skipValidation: true },
)

/** Compiles Lingui's macros and inlines messages and formats of one language, so that pages load no catalogue. */
export const messages = (language: string, translate: Translate = (_, message) => message): Plugin => {
  const formats = readFormats(language)
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) } }),
    // also for modules of `game/` and `contract/`, which have no `imports` in their package.json
    resolveId: (source) => (source === runtime.source ? runtimeFile : undefined),
    transform: {
      filter: { id: /\/(?:web|game|contract)\/src\/.*\.tsx?(?:\?|$)/, code: /@lingui\/|\bi18n\b/ },
      async handler(code, id) {
        const file = id.replace(/\?.*/, '')
        const result = await transformAsync(code, {
          filename: file,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
          plugins: [[lingui, { stripMessageField: false, linguiConfig }], inlineMessages(translate, formats)],
        })
        return result && { code: result.code!, map: result.map }
      },
    },
  }
}
