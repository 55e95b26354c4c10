import type { Plugin } from 'vite'
import { parseAst } from 'vite'

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const nameOf = (node: unknown) => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '')

/** What is imported from the library, and the elements that are made: `jsx('link', …)`. */
const askedIn = (node: unknown, library: RegExp): string[] => {
  if (!isNode(node)) return []
  const { type, source, specifiers, callee, arguments: given } = node
  if (type === 'ImportDeclaration')
    return library.test(nameOf(source)) && Array.isArray(specifiers)
      ? specifiers.map(({ imported }: { imported?: unknown }) => nameOf(imported))
      : []
  const isElement = type === 'CallExpression' && /jsxs?$/.test(nameOf(callee)) && Array.isArray(given)
  const own = isElement && given[0]?.type === 'Literal' ? [nameOf(given[0])] : []
  return [...own, ...Object.values(node).flatMap((child) => askedIn(child, library))]
}

/** The first that a page asks for of what is left out of a library. */
export const askedOf = (code: string, library: RegExp, names: string[]) =>
  askedIn(parseAst(code).body, library).find((name) => names.includes(name))

/** Ends the build where a page asks for it. */
export const notAsked = (list: string, library: RegExp, names: string[]): Plugin => ({
  name: `not-asked-of-${list}`,
  apply: 'build',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/ },
    handler(code) {
      const asked = askedOf(code, library, names)
      if (asked) this.error(`${asked} is not in the browser: take it off the list in build/lean-${list}.ts`)
    },
  },
})
