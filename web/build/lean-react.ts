import type { Plugin } from 'vite'
import { parseAst } from 'vite'
import { notAsked } from './not-asked.ts'

/** What no page is made with, imported or as an element, and the functions of React DOM that stand for nothing else. */
const without: Record<string, RegExp> = {
  // with the images that one waits for, and how long a change may wait
  ViewTransition:
    /ViewTransition(?!s?Eligible)|^(?:maySuspendCommit|suspendInstance|preloadInstanceAndSuspendIfNeeded|accumulateSuspenseyCommitOnFiber|waitForCommitToBeReady|estimateBandwidth)$/,
  useActionState: /^(?:mount|update|rerender)ActionState$/,
  Activity: /^updateActivityComponent$/,
  SuspenseList: /^updateSuspenseListComponent$/,
  // what React puts into the head of the document
  'link script style meta preload preloadModule preinit preinitModule preconnect prefetchDNS':
    /^(?:isHostHoistableType|getHydratableHoistableCache|(?:get|acquire|suspend|preload)Resource|insert(?:Suspended)?Stylesheets?\w*|pre(?:connect|fetch|init|load)(?!Instance)\w*)$/,
  // the list of components that an error came through, which nobody reads
  captureOwnerStack: /^(?:getStackByFiberInDevAndProd|describe\w+|getComponentNameFrom\w+)$/,
  findDOMNode: /^findCurrent(?:HostFiberImpl|FiberUsingSlowPath)$/,
  FragmentInstance: /^(?:FragmentInstance|validateDocumentPositionWithFiberTree|\w+FragmentInstance)$/,
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
    return [{ start: body.start, end: body.end, text: '{ return null }' }]
  })
  const missing = Object.keys(without).filter((part) => !found.has(part))
  if (missing.length) throw new Error(`React DOM has no ${missing.join()} any more`)
  return cuts.reduceRight(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    code,
  )
}

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
  notAsked('react', /^react(?:-dom)?$/, Object.keys(without).join(' ').split(' ')),
]
