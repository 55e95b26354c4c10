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
  const kept = removeUnusedUtilities(stylesheet, ['className:`gap-2.5 lg:flex`', "className: '*:min-w-0'"])
  expect(kept).toContain('.grid { color: red }')
  expect(kept).not.toContain('display: grid')
  expect(kept).toContain('gap: 10px')
  expect(kept).toContain('@media (min-width: 1000px) { .lg\\:flex { display: flex } }')
  expect(kept).toContain('min-width: 0')
  expect(kept).not.toContain('display: none')
  expect(kept).not.toContain('print')
})
