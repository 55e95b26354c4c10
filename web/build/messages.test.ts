import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Translate } from './catalog.ts'
import { messages } from './messages.ts'

const french: Record<string, string> = {
  Save: 'Enregistrer',
  'Hello {name}': 'Bonjour {name}',
  '<0>{name}</0> has won': 'Victoire : <0>{name}</0>',
  '{n, plural, one {# game} other {# games}}': '{n, plural, one {# partie} other {# parties}}',
}

const compile = async (body: string, translate?: Translate) => {
  const { transform } = messages('en', translate)
  if (typeof transform !== 'object') throw new Error('The plugin has no transform')
  const imports = `import { plural, t } from '@lingui/core/macro'; import { Plural, Trans } from '@lingui/react/macro';`
  const result = await transform.handler.call(null as never, imports + body, '/web/src/a.tsx')
  const { code } = result as { code: string }
  return code.replaceAll(/\s+/g, ' ').trim()
}

const inFrench: Translate = (_, message) => french[message] ?? message

test.each([
  ['t`Save`', '"Save"', '"Enregistrer"'],
  ['t`Hello ${name}`', '`Hello ${name}`', '`Bonjour ${name}`'],
  ['<p><Trans>Save</Trans></p>', '<p>{"Save"}</p>', '<p>{"Enregistrer"}</p>'],
  [
    '<p><Trans><b>{name}</b> has won</Trans></p>',
    '<p><b>{name}</b>{" has won"}</p>',
    '<p>{"Victoire : "}<b>{name}</b></p>',
  ],
  [
    'n ? <Trans>Save <b>now</b></Trans> : null',
    'n ? <>{"Save "}<b>{"now"}</b></> : null',
    'n ? <>{"Save "}<b>{"now"}</b></> : null',
  ],
  ['n ? <Trans>Save</Trans> : null', 'n ? "Save" : null', 'n ? "Enregistrer" : null'],
  ['i18n._("Hello {name}", { name: who })', '`Hello ${who}`', '`Bonjour ${who}`'],
])('%s contains its message', async (source, english, translated) => {
  expect(await compile(`a = ${source}`)).toBe(`a = ${english};`)
  expect(await compile(`a = ${source}`, inFrench)).toBe(`a = ${translated};`)
})

test('an error of a schema is made when the validation fails', async () => {
  const source = `import { message } from './i18n.ts'; a = message("Hello {name}", { name: who })`
  expect(await compile(source, inFrench)).toContain('a = { error: () => `Bonjour ${who}` };')
})

test('sentences of the contract are in the language of the build', async () => {
  for (const name of ['call', 'shapes', 'accounts']) {
    const source = await readFile(new URL(`../../contract/src/${name}.ts`, import.meta.url), 'utf8')
    const code = await compile(source, (_, message) => `*${message}`)
    expect(code).toMatch(/"\*[A-Z]/)
    expect(code).not.toMatch(/\bmessage\(|i18n\._\(/)
  }
})

test('a function named message that is not of the contract stays as it is', async () => {
  expect(await compile('const message = () => {}; a = message("Save")', inFrench)).toContain(
    'message("Save")',
  )
})

test('formats are inlined part by part', async () => {
  expect(await compile('a = i18n.formats.numbers.group')).toBe('a = ",";')
  expect(await compile('a = i18n.formats.weekdays.narrow[day]')).toBe(
    'a = ["M", "T", "W", "T", "F", "S", "S"][day];',
  )
  expect(await compile('a = i18n.formats.months.short.map(f)')).toMatch(/^a = \["Jan", .*"Dec"\]\.map\(f\);$/)
  expect(await compile('a = other.formats.numbers')).toBe('a = other.formats.numbers;')
})

test('escapes a text in a template', async () => {
  const odd: Translate = () => "` \\ $'{'b'}' {name}"
  expect(await compile('a = t`Hello ${name}`', odd)).toBe('a = `\\` \\\\ \\${b} ${name}`;')
})

test('plurals and choices call functions of the pages', async () => {
  const code = await compile('a = plural(n, { one: "# game", other: "# games" })', inFrench)
  expect(code).toBe(
    'import { plural as _plural, numberText as _number } from "#i18n"; a = _plural(n, { "one": `${_number(n)} partie`, "other": `${_number(n)} parties` });',
  )
})

test('a translation with other elements fails the build', async () => {
  const source = '<p><Trans><b>{name}</b> has won</Trans></p>'
  await expect(compile(source, () => '<1>{name}</1>')).rejects.toThrow('unknown element <1>')
  await expect(compile(source, () => '<0>{name}')).rejects.toThrow('not closed')
  await expect(compile(source, () => '<0>{name}</1>')).rejects.toThrow('closes <1>')
})
