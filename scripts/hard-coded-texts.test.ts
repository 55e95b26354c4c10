import { expect, test } from 'vitest'
import { findHardCodedTexts } from './hard-coded-texts.ts'

const find = (jsx: string) => findHardCodedTexts('a.tsx', `a = ${jsx}`)

test.each([
  '<p>Save</p>',
  '<input placeholder="Name" />',
  "<Field label={'Name'} />",
  '<p><b>Book</b> {now}</p>',
])('%s has a hard-coded text', (jsx) => expect(find(jsx)).toHaveLength(1))

test.each([
  '<p><Trans>Save <b>now</b></Trans></p>',
  '<input placeholder={t`Name`} className="flex" />',
  '<p>© 2025 i-one</p>',
  '<p translate="no">Danfo Kings</p>',
  '<p>{name}: {count}</p>',
])('%s has none', (jsx) => expect(find(jsx)).toEqual([]))
