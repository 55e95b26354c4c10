import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

test.each(pages)('the links of %s lead to files', (page) => {
  const targets = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)/g)].map(
    ([, to = '']) => to,
  )
  const relative = targets.filter((to) => !/^[a-z]+:/.test(to))
  expect(relative.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([])
})
