import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toNameOptions } from './name-options.ts'
import { Select } from './select.tsx'

test('options with names are not translated', () => {
  const options = [{ value: '', label: 'No one yet' }, ...toNameOptions([{ _id: 'a', name: 'Ada' }])]
  const html = renderToStaticMarkup(createElement(Select, { label: 'Player', options }))
  expect(html).toContain('<option value="">No one yet</option><option value="a" translate="no">Ada</option>')
})
