import { expect, test } from 'vitest'
import { refuseTooMany } from './rules.ts'

test.each([
  ['session', { live: 0, unused: 0 }, null],
  ['session', { live: 1, unused: 9 }, null],
  ['session', { live: 2, unused: 2 }, 'too-many-holds'],
  ['session', { live: 0, unused: 10 }, 'too-many-unused-holds'],
  ['draft', { live: 2, unused: 29 }, null],
  ['draft', { live: 3, unused: 3 }, 'too-many-times'],
  ['draft', { live: 0, unused: 30 }, 'too-many-unused-times'],
] as const)('one more hold for a %s beside %o is answered with %s', (kind, holds, code) => {
  const act = () => refuseTooMany(kind, holds)
  if (code) expect(act).toThrow(expect.objectContaining({ code }))
  else expect(act).not.toThrow()
})
