import { idsOf, pathOf } from './addresses.ts'
import { expect, test } from './fixtures.ts'
import {
  findOverflow,
  isBuilt,
  listUntranslated,
  openPage,
  openPath,
  readPageTexts,
} from './languages/crawl.ts'
import { listCutTexts, readTexts } from './languages/texts.ts'

test('texts outside brackets, labels that are not messages and cut texts are found', async ({
  visitor: page,
}) => {
  await page.setContent(`
    <p>[Sååvéé <b>nööw</b>] <i translate="no">Danfo Kings</i></p>
    <img alt="Danfo Kings">
    <p>Save [nööw]</p>
    <input placeholder="Name">
    <p style="width: 30px; overflow: hidden; white-space: nowrap">[Sååvéé nööw]</p>
    <p style="width: 30px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">[Sååvéé nööw]</p>
  `)
  const texts = await page.evaluate(readTexts)
  expect(listUntranslated(texts, texts.names)).toEqual(['p: Save', 'input placeholder: Name'])
  expect(await page.evaluate(listCutTexts)).toEqual(['p cuts: [Sååvéé nööw]'])
})

const pages = {
  visitor: ['/', '/register', '/s/:code=session_code'],
  captain: ['/', '/sessions/:id=session'],
  organizer: ['/host'],
} as const

for (const role of ['visitor', 'captain', 'organizer'] as const)
  test(`each text on pages of the ${role} is a message and fits on small phones`, async ({
    browser,
    baseURL,
  }) => {
    expect(isBuilt('en-XA'), 'npm run build:tests builds en-XA').toBe(true)
    const ids = await idsOf(baseURL ?? '')
    const page = await openPage(browser, baseURL ?? '', 'en-XA', role)
    for (const address of pages[role])
      await test.step(address, async () => {
        await openPath(page, pathOf(address, ids))
        const texts = await readPageTexts(page)
        expect([...listUntranslated(texts, texts.names), ...(await findOverflow(page))]).toEqual([])
      })
  })
