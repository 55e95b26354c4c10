import { languages } from '@i-one/contract/languages'
import { expect, test } from '../fixtures.ts'
import {
  findOverflow,
  listPaths,
  listPublicPaths,
  listUntranslated,
  openPage,
  openPath,
  readPageTexts,
  roles,
  watchErrors,
} from './crawl.ts'
import type { Texts } from './texts.ts'

/** Findings by the path of their page. */
type Findings = Record<string, string[]>

const collect = (findings: Findings, path: string, found: readonly string[]) => {
  if (found.length > 0) findings[path] = [...(findings[path] ?? []), ...found]
}

const print = (title: string, pages: number, findings: Findings, names?: number) => {
  const count = Object.values(findings).flat().length
  const exempt = names === undefined ? '' : `, ${names} exempt texts`
  console.log(`${title}: ${pages} pages${exempt}, ${count} findings`)
  for (const [path, found] of Object.entries(findings)) console.log([path, ...found].join('\n    '))
}

for (const role of roles) {
  test(`en-XA, ${role}: every text is a message and fits on small phones`, async ({ browser, baseURL }) => {
    const findings: Findings = {}
    const paths = await listPaths(baseURL ?? '')
    const page = await openPage(browser, baseURL ?? '', 'en-XA', role)
    const texts = new Map<string, Texts>()
    for (const path of paths)
      await test.step(path, async () => {
        await openPath(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
        texts.set(path, await readPageTexts(page))
        collect(findings, path, await findOverflow(page))
      })
    const names = new Set([...texts.values()].flatMap((one) => one.names))
    for (const [path, one] of texts) collect(findings, path, listUntranslated(one, names))
    print(`en-XA, ${role}`, paths.length, findings, names.size)
    expect(findings).toEqual({})
  })

  test(`ar-XB, ${role}: every page renders from right to left and fits on small phones`, async ({
    browser,
    baseURL,
  }) => {
    const findings: Findings = {}
    const paths = await listPaths(baseURL ?? '')
    const page = await openPage(browser, baseURL ?? '', 'ar-XB', role)
    const errors = watchErrors(page)
    for (const path of paths)
      await test.step(path, async () => {
        await openPath(page, path)
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        collect(findings, path, [...(await findOverflow(page)), ...errors.splice(0)])
      })
    print(`ar-XB, ${role}`, paths.length, findings)
    expect(findings).toEqual({})
  })
}

for (const language of [...languages, 'en-XA', 'ar-XB'])
  test(`${language}: each public page hydrates without an error`, async ({ browser, baseURL }) => {
    const findings: Findings = {}
    const paths = await listPublicPaths(baseURL ?? '')
    const page = await openPage(browser, baseURL ?? '', language, 'visitor')
    const errors = watchErrors(page)
    for (const path of paths)
      await test.step(path, async () => {
        await openPath(page, path)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
        collect(findings, path, errors.splice(0))
      })
    print(`${language}, hydration`, paths.length, findings)
    expect(findings).toEqual({})
  })
