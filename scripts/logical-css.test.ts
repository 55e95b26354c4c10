import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Files that may use physical properties, each with the reason. */
const exempt: Record<string, string> = {
  'web/src/matches/lineups/lineup-moves.tsx': 'places handles on the drawing of a pitch',
  'web/src/sessions/places/places-on-pitch.tsx': 'places buttons on the drawing of a pitch',
}

const side = '(?:left|right)'

// `left-1/2` and `left: 50%` are allowed, because the centre is the same in both directions.
const utilities = [
  '(?:scroll-)?[mp][lr]-[a-z\\d[(]',
  `${side}-(?!1/2)(?:[\\d[(]|auto|full|px)`,
  'border-[lr](?!\\w)',
  'rounded-[tb]?[lr](?!\\w)',
  `(?:text|float|clear)-${side}(?!\\w)`,
]
const inScripts = [
  new RegExp(`(?<![\\w-])-?(?:${utilities.join('|')})`, 'g'),
  new RegExp(`\\[(?:[a-z-]+-)?${side}(?:-[a-z]+)?:(?! )`, 'g'),
  new RegExp(`style=\\{\\{[^}]*?\\b${side}:`, 'g'),
  new RegExp(`\\b(?:textAlign: '${side}'|[a-z]+(?:Left|Right)(?:Width|Style|Color|Radius)?: )`, 'g'),
]

const declarations = /(?<![\w-])([a-z-]+):\s*([^;{}]+)(?=[;}])/g
const isPhysical = (property: string, value: string) => {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return value !== '50%'
  if (/^(?:text-align|float|clear)$/.test(property)) return /^(?:left|right)$/.test(value)
  const [a, b = a, c = a, d = b] = value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  if (property === 'border-radius') return a !== b || c !== d
  return /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/.test(property) && b !== d
}

const findPhysical = (file: string, text: string) => {
  const found = file.endsWith('.css')
    ? [...text.matchAll(declarations)].filter(([, property, value]) => isPhysical(property!, value!.trim()))
    : inScripts.flatMap((pattern) => [...text.matchAll(pattern)])
  return found.map(({ 0: match, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${match}`)
}

test.each([
  ['a.css', '.a { margin-left: 4px }'],
  ['a.css', '.a {\n  right: 0;\n}'],
  ['a.css', '.a { border-top-left-radius: 4px; }'],
  ['a.css', '.a { text-align: right; }'],
  ['a.css', '.a { padding: 0 4px 0 calc(2 * (1px + 1vw)); }'],
  ['a.css', '.a { border-radius: 0 4px 4px 0; }'],
  ['a.tsx', "'flex lg:-ml-2'"],
  ['a.tsx', '`pr-[2px]`'],
  ['a.tsx', '"absolute left-0"'],
  ['a.tsx', '"border-l border-s-line"'],
  ['a.tsx', '"rounded-tr-card"'],
  ['a.tsx', '"*:first:text-left"'],
  ['a.tsx', '"before:[border-left:1px_solid]"'],
  ['a.tsx', '<i style={{ top: 0, left: at }} />'],
  ['a.tsx', '<i style={{ paddingLeft: at }} />'],
])('%s: %s is physical', (file, text) => {
  expect(findPhysical(file, text)).toHaveLength(1)
})

test.each([
  ['a.css', '.a { margin: 0 auto; border-radius: 4px 4px 0 0; left: 50%; }'],
  ['a.css', '.a { margin-inline: 0 4px; text-align: start; padding: 4px 8px 0 }'],
  ['a.tsx', '"ms-2 inset-s-0 left-1/2 -translate-x-1/2 border-s rounded-e text-end"'],
  ['a.tsx', '<Icon name="chevron-left" />'],
])('%s: %s is logical', (file, text) => {
  expect(findPhysical(file, text)).toEqual([])
})

test('styles use logical properties, so that a right-to-left language mirrors the layout', () => {
  const files = execFileSync('git', ['ls-files', 'web/src', 'web/gallery'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('.test.'))
  const physical = files.map(
    (file) => [file, findPhysical(file, readFileSync(join(root, file), 'utf8'))] as const,
  )
  expect(physical.flatMap(([file, found]) => (file in exempt ? [] : found))).toEqual([])
  const exemptAndPhysical = physical.filter(([file, found]) => file in exempt && found.length > 0)
  expect(exemptAndPhysical.map(([file]) => file)).toEqual(Object.keys(exempt))
})
