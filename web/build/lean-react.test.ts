import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutUnused } from './lean-react.ts'

const require = createRequire(import.meta.url)
const file = require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js')
const whole = readFileSync(file, 'utf8')

test('of React DOM goes what no page is made with, and nothing else', () => {
  const lean = withoutUnused(whole)
  expect(lean).toContain('function commitNestedViewTransitions(changedParent) { return null }')
  expect(lean).toContain('function mountActionState(action, initialStateProp) { return null }')
  expect(lean).not.toContain('FragmentInstance.prototype.focus')
  for (const kept of ['completeWork', 'updateSuspenseComponent', 'mountState', 'hydrateRoot'])
    expect(lean).toContain(kept)
  expect(lean.length).toBeLessThan(whole.length * 0.93)
})

test('the build ends where React DOM calls a part by another name', () => {
  const renamed = whole.replaceAll('updateActivityComponent', 'updateScreenComponent')
  expect(() => withoutUnused(renamed)).toThrow('React DOM has no Activity any more')
})
