import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { addresses, idsOf, marketing, pathOf } from './addresses.ts'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, type Person, test } from './fixtures.ts'
import { widths } from './signed-out.ts'
import { logInDemoPerson } from './test-session.ts'
import { expectValidHtml, listHtmlErrors } from './valid-html.ts'
import { expectHeading, expectLoaded } from './walk.ts'

const walk = async (page: Page, paths: readonly string[]) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(widths.narrow)
      await page.goto(path)
      await expectHeading(page)
      await expectLoaded(page)
      await expectValidHtml(page)
      await expectNoFindings(page)
      await page.setViewportSize(widths.wide)
      await expectHeading(page)
      await expectLoaded(page)
      await expectValidHtml(page)
      await expectNoFindings(page)
    })
}

const pageOf = async (browser: Browser, person: Person) => (await openBrowser(browser, person)).newPage()

test('every route of the app is tested', async () => {
  const file = new URL('../web/dist/.pages/en/.vite/addresses.json', import.meta.url)
  const built = JSON.parse(await readFile(file, 'utf8')) as { app: string[]; marketing: string[] }
  const walked = Object.values(addresses)
    .flat()
    .map((address) => address.split('=')[0])
  expect(marketing.toSorted()).toEqual(built.marketing.toSorted())
  expect(new Set(walked)).toEqual(new Set(built.app))
})

test('each page for visitors is valid HTML, and axe finds nothing on it', async ({ visitor, baseURL }) => {
  test.slow()
  const ids = await idsOf(baseURL ?? '')
  const paths = [...marketing, ...addresses.visitor.map((address) => pathOf(address, ids))]
  const leadsOn = paths.indexOf('/reset-success')
  await walk(visitor, paths.slice(0, leadsOn))
  // blocks the sign-in page's script: this page redirects there after three seconds
  await visitor.route('**/assets/sign-in-page-*.js', () => {})
  await walk(visitor, paths.slice(leadsOn))
})

test('each shared page is valid HTML as the server renders it', async ({ baseURL, request }) => {
  const ids = await idsOf(baseURL ?? '')
  for (const address of addresses.visitor.filter((one) => /^\/[mpcst]\//.test(one)))
    await test.step(address, async () => {
      const html = await (await request.get(pathOf(address, ids))).text()
      expect(await listHtmlErrors(html)).toEqual([])
    })
})

for (const role of ['captain', 'organizer', 'staff'] as const)
  test(`each page of the demo's ${role} is valid HTML, and axe finds nothing on it`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const ids = await idsOf(baseURL ?? '')
    const page = await pageOf(browser, await logInDemoPerson(baseURL ?? '', role))
    await walk(
      page,
      addresses[role].map((address) => pathOf(address, ids)),
    )
  })
