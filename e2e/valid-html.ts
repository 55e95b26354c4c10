import { expect, type Page } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
  }),
)

export const listHtmlErrors = async (html: string) => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}

export const expectValidHtml = async (page: Page) =>
  expect(await listHtmlErrors(await page.content()), page.url()).toEqual([])
