import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { widths } from './signed-out.ts'

// the minified file is half the size of `axe.source`, which every page would have to parse
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Colour
  getRelativeLuminance(): number
}

interface Colours {
  commons: {
    color: {
      Color: { new (from?: Colour): Colour; prototype: Colour }
      flattenColors(source: Colour, backdrop: Colour): Colour
      getContrast(background: Colour, foreground: Colour): number
    }
  }
}

/** Caches parsed colours, because a page has about ten and axe parses the colour of each text element. */
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

/** Checks text on gradients, which axe cannot judge. A text colour between two stops occurs in the gradient. */
const faintOnGradients = (undecided: axe.Result[]) => {
  const { Color, flattenColors, getContrast } = (window as unknown as { axe: Colours }).axe.commons.color
  const colourOf = (text: string) => new Color().parseString(text)
  const elementOf = (target: unknown) => document.querySelector<HTMLElement>(String(target))
  return undecided
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ target, html, any: [check] }) => {
      const text = elementOf(target[0])
      const ground = elementOf(check?.relatedNodes?.[0]?.target[0])
      const image = ground ? getComputedStyle(ground).backgroundImage : ''
      if (!text || !ground || !image.includes('gradient(') || image.includes('url(')) return []
      const stops = (image.match(/\b(?:rgba?|color|oklch|oklab)\([^()]*\)/g) ?? []).map(colourOf)
      if (stops.length === 0 || stops.some(({ alpha }) => alpha < 1)) return []
      const colour = colourOf(getComputedStyle(text).color)
      const layers: Colour[] = []
      for (let at: HTMLElement | null = text; at && !at.contains(ground); at = at.parentElement) {
        const { backgroundColor, opacity } = getComputedStyle(at)
        layers.unshift(colourOf(backgroundColor))
        colour.alpha *= Number(opacity)
      }
      const grounds = stops.map((stop) => layers.reduce((below, layer) => flattenColors(layer, below), stop))
      const lighter = grounds.filter((one) => one.getRelativeLuminance() > colour.getRelativeLuminance())
      const isBetween = lighter.length > 0 && lighter.length < grounds.length
      const lowest = isBetween ? 1 : Math.min(...grounds.map((one) => getContrast(one, colour)))
      const needed = Number.parseFloat(
        (check!.data as { expectedContrastRatio: string }).expectedContrastRatio,
      )
      return lowest < needed
        ? [`${html} has a contrast of ${lowest.toFixed(2)} on a gradient, not ${needed}`]
        : []
    })
}

/** Elements behind an open dialog. Excluded, because checking their contrast took most of the time. */
const behind = ['[data-base-ui-inert][aria-hidden="true"]', '[data-base-ui-inert] [aria-hidden="true"]']

const clock = 'Toastify__trackProgress'

/** Fails if axe has findings. Waits for transitions first, because half-faded text has too little contrast. */
export const expectNoFindings = async (page: Page) => {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${source};(${parseColoursOnce})();window.faintOnGradients = ${faintOnGradients}`)
  const found = await page.evaluate(
    async ({ exclude, clock }) => {
      const page = window as unknown as { axe: typeof axe; faintOnGradients: typeof faintOnGradients }
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
      // repeats if elements moved during the check, because axe caches positions and its findings are then wrong
      for (;;) {
        const before = places()
        const { violations, incomplete } = await page.axe.run(
          { exclude },
          {
            // omits details of passed rules, which would take most of the time
            resultTypes: ['violations', 'incomplete'],
            // off by default in axe; voice control needs visible words in accessible names (WCAG 2.5.3)
            rules: { 'label-content-name-mismatch': { enabled: true } },
          },
        )
        const faint = page.faintOnGradients(incomplete)
        if (violations.length + faint.length > 0 && places() !== before) continue
        for (const one of clocks) one.play()
        return [
          ...violations.map(({ id, nodes }) => [
            id,
            ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
          ]),
          ...faint,
        ]
      }
    },
    { exclude: behind, clock },
  )
  expect(found).toEqual([])
}

export const expectNoFindingsAtWidths = async (page: Page) => {
  for (const size of [widths.wide, widths.narrow]) {
    await page.setViewportSize(size)
    await expectNoFindings(page)
  }
}
