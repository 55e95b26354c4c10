import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const pages = files.filter((file) => file.endsWith('.md'))
const text = (file: string) => readFileSync(join(root, file), 'utf8')

test.each(pages)('the links of %s lead to files', (page) => {
  const targets = [...text(page).matchAll(/\]\(([^)#\s]+)/g)].map(([, to = '']) => to)
  const relative = targets.filter((to) => !/^[a-z]+:/.test(to))
  expect(relative.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([])
})

test.each(pages)('the code that %s names is there', (page) => {
  const named = [...text(page).matchAll(/`([\w./-]+\.(?:tsx?|[cm]js|sql|css))`/g)].map(
    ([, name = '']) => name,
  )
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
})

test('the index of decisions has each of them', () => {
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page))
  const index = text('docs/decisions/README.md')
  expect(decisions.filter((page) => !index.includes(`(${basename(page)})`))).toEqual([])
})
