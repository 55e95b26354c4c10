import { expect, test } from 'vitest'
import { listUsedStyles } from './part-styles.ts'

const page = { file: 'assets/page.css', text: '.page{}' }
const shirts = { file: 'assets/shirts.css', text: '.shirt{}' }
const lineups = { file: 'assets/lineups.css', text: '.lineup{}' }
const report = { file: 'assets/report.css', text: '.report{}' }
const built = {
  stylesheets: [page, shirts, lineups, report],
  classes: { page: 0, shirt: 1, lineup: 2, report: 3 },
}
const template = '<link rel="stylesheet" disabled href="/assets/page.css">'

test('lists each used stylesheet once, in cascade order, without those of the page', () => {
  const html =
    '<main class="page wide"><ol class="lineup"><li class="num shirt">1</li></ol><p class="lineup"></p></main>'
  expect(listUsedStyles(html, template, built)).toEqual([shirts, lineups])
})

test('ignores user text that looks like a class', () => {
  expect(listUsedStyles('<p>report, &lt;i class=&quot;report&quot;></p>', template, built)).toEqual([])
})
