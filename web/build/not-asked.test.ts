import { expect, test } from 'vitest'
import { askedOf } from './not-asked.ts'

const asked = (code: string) => askedOf(code, /^react(?:-dom)?$/, ['Activity', 'link', 'preload'])

test('what is left out of a library is found where a page asks for it', () => {
  expect(asked(`import { Activity, useState } from 'react'`)).toBe('Activity')
  expect(asked(`import { preload as early } from 'react-dom'`)).toBe('preload')
  expect(asked(`const head = () => jsx('link', { rel: 'icon' })`)).toBe('link')
})

test('a word that is the same elsewhere is none', () => {
  expect(asked(`import { preload } from './images.ts'`)).toBeUndefined()
  expect(
    asked(`import { useState } from 'react'\nconst link = (preload) => jsx(Activity, { link: preload })`),
  ).toBeUndefined()
})
