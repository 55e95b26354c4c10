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

test.each(pages)('the links of %s to decisions have the number of the page', (page) => {
  const links = [...text(page).matchAll(/\[(?:decision\s+)?(\d+)\]\(([^)\s]+)\)/gi)]
  const wrong = links.filter(([, said, to = '']) => {
    const number = /decisions\/(\d{4})-/.exec(join(dirname(page), to))?.[1]
    return number !== undefined && Number(number) !== Number(said)
  })
  expect(wrong.map(([link]) => link)).toEqual([])
})

test('the index of decisions lists all titles', () => {
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page))
  const index = text('docs/decisions/README.md')
  const titleOf = (page: string) => /^# (.+)/.exec(text(page))?.[1]
  expect(decisions.filter((page) => !index.includes(`[${titleOf(page)}](${basename(page)})`))).toEqual([])
})
