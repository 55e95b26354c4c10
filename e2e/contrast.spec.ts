import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { expect, test } from './fixtures.ts'

const show = (page: Page, colour: string, background: string) =>
  page.setContent(`<!doctype html><html lang="en"><title>A band</title>
    <main style="background: ${background}"><h1 style="color: ${colour}; font-size: 16px">Now and next</h1></main>`)

test('text with too little contrast on a gradient is found, and no other text', async ({ page }) => {
  const stripes = 'repeating-linear-gradient(90deg, #0b7a43 0 88px, #0a7140 88px 176px)'
  await show(page, '#f6f5ef', stripes)
  await expectNoFindings(page)

  await show(page, '#ff7a45', stripes)
  await expect(expectNoFindings(page)).rejects.toThrow('has a contrast of 2.09 on a gradient, not 4.5')

  await show(page, 'rgb(246 245 239 / 0.8)', stripes)
  await expect(expectNoFindings(page)).rejects.toThrow('on a gradient, not 4.5')

  await show(page, '#777', 'linear-gradient(#fff, #000)')
  await expect(expectNoFindings(page)).rejects.toThrow('has a contrast of 1.00 on a gradient, not 4.5')
})
