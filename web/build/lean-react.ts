import type { ESTree, Plugin } from 'vite'
import { parseAst } from 'vite'

/** What no page is made with, and the functions of React DOM that stand for nothing else. */
const without: Record<string, RegExp> = {
  ViewTransition: /ViewTransition(?!s?Eligible)/,
  useActionState: /^(?:mount|update|rerender)ActionState$/,
  Activity: /^updateActivityComponent$/,
  SuspenseList: /^updateSuspenseListComponent$/,
}

/** A `ref` on a fragment gets one of these. */
const fragmentMethod = /^FragmentInstance\.prototype\.\w+ = function/

type Cut = { start: number; end: number; text: string }

/** React DOM without these: a function of theirs does nothing, and nobody calls what it called. */
export const withoutUnused = (code: string) => {
  const found = new Set<string>()
  const cuts = parseAst(code).body.flatMap((statement): Cut[] => {
    const { start, end } = statement
    if (statement.type === 'ExpressionStatement' && fragmentMethod.test(code.slice(start, end)))
      return [{ start, end, text: '' }]
    if (statement.type !== 'FunctionDeclaration' || !statement.body) return []
    const { id, body } = statement
    const part = Object.keys(without).find((one) => id && without[one]!.test(id.name))
    if (!part) return []
    found.add(part)
    return [{ start: body.start, end: body.end, text: '{}' }]
  })
  const missing = Object.keys(without).filter((part) => !found.has(part))
  if (missing.length) throw new Error(`React DOM has no ${missing.join()} any more`)
  return cuts.reduceRight(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    code,
  )
}

const importedFromReact = (statement: ESTree.Directive | ESTree.Statement) =>
  statement.type === 'ImportDeclaration' && statement.source.value === 'react'
    ? statement.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : [],
      )
    : []

/** React DOM is half of what a page loads: what no page is made with stays out, and a page that asks for it ends the build. */
export const leanReact = (): Plugin[] => [
  {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  },
  {
    name: 'whole-react',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: new RegExp(Object.keys(without).join('|')) },
      handler(code) {
        const asked = parseAst(code)
          .body.flatMap(importedFromReact)
          .find((name) => name in without)
        if (asked) this.error(`${asked} is not in the browser: take it off the list in build/lean-react.ts`)
      },
    },
  },
]
