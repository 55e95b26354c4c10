import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { widths } from './signed-out.ts'

// half of what `axe.source` would give each page to read
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Colour
}

/** Its types leave them out. */
interface Colours {
  commons: { color: { Color: { new (from: Colour): Colour; prototype: Colour } } }
}

/** A page has some ten colours, and axe would take each apart for each text and all that lies below it. */
const parseColoursOnce = () => {
  const { Color } = (window as unknown as { axe: Colours }).axe.commons.color
  const { parseString } = Color.prototype
  const parsed = new Map<string, Colour>()
  Color.prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) {
      const { r, g, b, alpha } = known
      return Object.assign(this, { r, g, b, alpha })
    }
    parseString.call(this, text)
    parsed.set(text, new Color(this))
    return this
  }
}

/** What an open dialog hides from everybody: most of the time went into the contrast of a page under a backdrop. */
const behind = ['[data-base-ui-inert][aria-hidden="true"]', '[data-base-ui-inert] [aria-hidden="true"]']

/** What shows how long a toast still stays: it runs for seconds on purpose. */
const clock = 'Toastify__trackProgress'

/**
 * Axe finds nothing on the page as it stands. Nothing may be on its way in or out: a half-faded text has no contrast. A
 * toast stays while axe looks, and is looked at too.
 */
export const expectNoFindings = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};(${parseColoursOnce})()`)
  const found = await page.evaluate(
    async ({ exclude, clock }) => {
      const page = window as unknown as { axe: typeof axe }
      const isClock = (one: Animation) => one instanceof CSSAnimation && one.animationName === clock
      const animations = document.getAnimations()
      const clocks = animations.filter((one) => isClock(one) && one.playState === 'running')
      for (const one of clocks) one.pause()
      const moving = animations.filter((one) => !isClock(one))
      await Promise.allSettled(moving.map(({ finished }) => finished))
      const places = () =>
        [...document.querySelectorAll('body *')]
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
          .join()
      // it keeps where each element stood: of a page that an answer moved meanwhile, what it says is not true
      for (;;) {
        const before = places()
        const { violations } = await page.axe.run(
          { exclude },
          {
            // it describes what it finds, not the whole page it finds nothing in: most of its time went into that
            resultTypes: ['violations'],
            // off by itself: who speaks to a control says the words that are seen on it (WCAG 2.5.3)
            rules: { 'label-content-name-mismatch': { enabled: true } },
          },
        )
        if (violations.length > 0 && places() !== before) continue
        for (const one of clocks) one.play()
        return violations.map(({ id, nodes }) => [
          id,
          ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
        ])
      }
    },
    { exclude: behind, clock },
  )
  expect(found).toEqual([])
}

/** The same on a desk and on a phone, where the page is left: for pages, a dialog is the same on both. */
export const expectNoFindingsAtWidths = async (page: Page) => {
  for (const size of [widths.wide, widths.narrow]) {
    await page.setViewportSize(size)
    await expectNoFindings(page)
  }
}
