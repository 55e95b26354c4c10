import { expect, test } from 'vitest'
import { inLanguage } from './i18n/i18n.ts'
import { type MailDraft, formatMail } from './mail-layout.ts'

const draft: MailDraft = {
  to: 'tunde@example.com',
  subject: `Tunde & "friends" <script>`,
  parts: [
    { text: `<b onclick='x'>` },
    { code: '<i>' },
    { details: [['<s>', '<em>']] },
    { button: '<u>Go', url: 'https://i-one.example/?a=1&b="><script>' },
  ],
}
const { text, html } = formatMail(draft)

test('escapes text in the HTML of a mail', () => {
  expect(html).not.toMatch(/<(?:script|b|i|u|s|em)\b/)
  expect(html).toContain(
    '<h1 style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:800">Tunde &amp; ',
  )
  expect(html).toContain('href="https://i-one.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"')
})

test('writes the same content as plain text', () => {
  expect(text).toContain(
    `<b onclick='x'>\n\n    <i>\n\n<s>: <em>\n\n<u>Go:\nhttps://i-one.example/?a=1&b="><script>\n`,
  )
})

test('writes colons as the language does', () => {
  const french = inLanguage('fr', () => formatMail(draft).text)
  expect(french).toContain('<s>\u{a0}: <em>\n\n<u>Go\u{a0}:\nhttps://')
})
