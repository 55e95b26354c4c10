import { expect, test } from 'vitest'
import { findHardCodedTexts } from './hard-coded-texts.ts'

const find = (expression: string, file = 'a.tsx') => findHardCodedTexts(file, `a = ${expression}`)

test.each([
  '<p>Save</p>',
  '<p><b>Book</b> {now}</p>',
  "<p>{isOpen ? 'open' : closed}</p>",
  "<p>{isOpen && 'open'}</p>",
  "<p>{name ?? 'someone'}</p>",
  '<p>{`to ${end}`}</p>',
  '<input placeholder="Name" />',
  "<Field label={'Name'} />",
  "<Field label={isNew ? 'new name' : name} />",
  '<p title={`until ${end}`} />',
  "[{ value: 'draw', label: 'draw' }]",
  '<Empty action="Try again" />',
])('%s in a component has a hard-coded text', (jsx) => expect(find(jsx)).toHaveLength(1))

test.each([
  "isOpen ? 'Open' : closed",
  "{ draw: 'Draw' }",
  "['Save']",
  "[['Save', save]]",
  "(label = 'Share') => label",
  "toast.success('Saved')",
  '`Saved ${name}`',
  "document.title = 'A match'",
  "name + ' and ' + `Others`",
  "lineField('Name is required', 40)",
  "endpoint('GET /i-one/user', summary, { reply, hint: 'Sign in' })",
  "headers[name] = 'Bearer'",
])('%s in a module has a hard-coded text', (expression) =>
  expect(find(expression, 'a.ts')).toEqual([expect.stringContaining('a.ts:1: ')]),
)

test.each([
  '<p><Trans>Save <b>now</b></Trans></p>',
  '<p><Plural value={count} one="# goal" other="# goals" /></p>',
  '<input placeholder={t`Name`} className="flex" />',
  "<p>{plural(count, { one: 'Save # goal', other: 'Save # goals' })}</p>",
  '<p>© 2025 i-one</p>',
  '<p translate="no">Danfo Kings</p>',
  '<p>{name}: {count}</p>',
  "<p>{state === 'open' && <Open key={`open ${id}`} />}</p>",
  "<p>{texts['open']}</p>",
])('%s in a component has none', (jsx) => expect(find(jsx)).toEqual([]))

test.each([
  "t({ message: 'Open', context: 'slot' })",
  "event.key === 'Escape'",
  "'PublicKeyCredential' in window",
  "agent.includes('Android')",
  "{ type: 'Point', headers: { authorization: `Bearer ${token}` } }",
  "'Friendly Match' satisfies MatchType",
  "{ 'Astro turf': 1, timeZone: 'Africa/Lagos' }",
  "() => { throw new Error('No such page') }",
  "['matches', 'last seen']",
  "i18n._('Cash {sum}', { sum })",
  "new Map([['Astro turf', () => i18n._('Astro turf')]])",
  "lineField(message('Name is required'), 40)",
  "endpoint('GET /i-one/user', 'Get the user', { reply })",
  "z.enum(['Friendly Match', z.literal('Cup Match')])",
  "headers['authorization'] = `Bearer ${token}`",
])('%s in a module has none', (expression) => expect(find(expression, 'a.ts')).toEqual([]))

test('a type has none', () => {
  expect(findHardCodedTexts('a.ts', "type Act = 'Save' | 'Undo'")).toEqual([])
})
