import { readdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { addresses, idsOf, marketing, pathOf } from '../addresses.ts'
import { openBrowser, openVisitorBrowser } from '../fixtures.ts'
import { logInDemoPerson } from '../test-session.ts'
import { expectLoaded } from '../walk.ts'
import { listCutTexts, readTexts, type Texts } from './texts.ts'

export const roles = ['visitor', 'player', 'captain', 'organizer', 'staff'] as const
export type Role = (typeof roles)[number]

const phones = [320, 390].map((width) => ({ width, height: 844 }))

export const isBuilt = (language: string) =>
  readdirSync(new URL('../../web/dist/.pages', import.meta.url)).includes(language)

/** Returns the path of each page, with the ids of the demo. */
export const listPaths = async (baseUrl: string) => {
  const ids = await idsOf(baseUrl)
  const app = Object.values(addresses)
    .flat()
    .map((address) => pathOf(address, ids))
  return [...new Set([...marketing, ...app])]
}

/** Returns the paths of the pages that the build or the server renders, and of other public pages. */
export const listPublicPaths = async (baseUrl: string) => {
  const ids = await idsOf(baseUrl)
  return [...marketing, ...addresses.visitor.map((address) => pathOf(address, ids))]
}

export const openPage = async (browser: Browser, baseUrl: string, language: string, role: Role) => {
  const person = role === 'visitor' ? undefined : await logInDemoPerson(baseUrl, role)
  const context = person ? await openBrowser(browser, person) : await openVisitorBrowser(browser)
  await context.addCookies([{ name: 'language', value: language, url: baseUrl }])
  return context.newPage()
}

/** Records errors of the page. A refused request is not an error, because each role opens pages of the others. */
export const watchErrors = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  return errors
}

export const openPath = async (page: Page, path: string) => {
  await page.goto(path)
  await expectLoaded(page)
}

const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the overflow and the cut texts of the page on small phones. */
export const findOverflow = async (page: Page) => {
  const found: string[] = []
  for (const phone of phones) {
    await page.setViewportSize(phone)
    await expectLoaded(page)
    const overflow = await readOverflow(page)
    if (overflow > 0) found.push(`${phone.width} px: the page is ${overflow} px too wide`)
    found.push(...(await page.evaluate(listCutTexts)).map((text) => `${phone.width} px: ${text}`))
  }
  return found
}

/** Reads the texts of the page on small phones. */
export const readPageTexts = async (page: Page) => {
  const texts: Texts = { outside: [], names: [] }
  for (const phone of phones) {
    await page.setViewportSize(phone)
    await expectLoaded(page)
    const { outside, names } = await page.evaluate(readTexts)
    texts.outside.push(...outside)
    texts.names.push(...names)
  }
  return texts
}

/**
 * Returns the texts that are neither messages nor names. A text can consist of names without `translate="no"`, for
 * example in a label, if each has it in another place.
 */
export const listUntranslated = ({ outside }: Texts, names: Iterable<string>) => {
  const longestFirst = ['i-one', 'CSV', ...names]
    .filter((name) => name.length > 2)
    .toSorted((a, b) => b.length - a.length)
  const untranslated = outside.filter(({ text }) =>
    /\p{L}/u.test(longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), text)),
  )
  return [...new Set(untranslated.map(({ place, text }) => `${place}: ${text}`))]
}
