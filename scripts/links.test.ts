import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
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

test('the index of decisions has each of them', () => {
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page))
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
  expect(decisions.filter((page) => !index.includes(`(${basename(page)})`))).toEqual([])
})
