import { expect, test } from 'vitest'
import { removeUnusedUtilities } from './page-utilities.ts'

const stylesheet = `
  @layer base { .grid { color: red } }
  @layer utilities {
    .grid { display: grid }
    .gap-2\\.5 { gap: 10px }
    .hidden { display: none }
    @media (min-width: 1000px) { .lg\\:flex { display: flex } }
    @media print { .print\\:hidden { display: none } }
    :is(.\\*\\:min-w-0 > *) { min-width: 0 }
  }`

test('a page keeps the utilities that its scripts name, and all other rules', () => {
  const saved = removeUnusedUtilities(stylesheet, ['className:`gap-2.5 lg:flex`', "className: '*:min-w-0'"])
  expect(saved).toContain('.grid { color: red }')
  expect(saved).not.toContain('display: grid')
  expect(saved).toContain('gap: 10px')
  expect(saved).toContain('@media (min-width: 1000px) { .lg\\:flex { display: flex } }')
  expect(saved).toContain('min-width: 0')
  expect(saved).not.toContain('display: none')
  expect(saved).not.toContain('print')
})
