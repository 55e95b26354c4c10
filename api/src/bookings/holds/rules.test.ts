import { expect, test } from 'vitest'
import { refuseTooMany } from './rules.ts'

test.each([
  [{ live: 0, unused: 0 }, null],
  [{ live: 1, unused: 9 }, null],
  [{ live: 2, unused: 2 }, 'too-many-holds'],
  [{ live: 0, unused: 10 }, 'too-many-unused-holds'],
])('%o of holds is answered with %s', (holds, code) => {
  const act = () => refuseTooMany(holds)
  if (code) expect(act).toThrow(expect.objectContaining({ code }))
  else expect(act).not.toThrow()
})
