import { escapeHtml } from '@i-one/contract/escape-html'
import { currentLanguage, i18n } from './i18n/i18n.ts'
import type { Attachment, Mail } from './mail.ts'

export type MailPart =
  | { text: string }
  | { code: string }
  | { details: [name: string, value: string][] }
  | { button: string; url: string }
  | { link: string; url: string }

export interface MailDraft {
  to: string
  replyTo?: string
  messageId?: string
  subject: string
  parts: MailPart[]
  attachments?: Attachment[]
}

const ink = '#0E1A16'
const chalk = '#F6F5EF'
const turf = '#0B7A43'
const muted = '#5B665F'
const line = '#DAD9CF'
const font = "font-family:Archivo,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const signature = () => i18n._('i-one. Five-a-side football: found, booked, played and remembered.')

const plain = (part: MailPart) => {
  if ('text' in part) return part.text
  if ('code' in part) return `    ${part.code}`
  if ('details' in part)
    return part.details.map(([label, value]) => i18n._('{label}: {value}', { label, value })).join('\n')
  const label = 'link' in part ? part.link : part.button
  return `${i18n._('{label}:', { label })}\n${part.url}`
}

const markedDetail = ([name, value]: [string, string]) =>
  `<tr><td style="padding:4px 16px 4px 0;color:${muted};vertical-align:top">${escapeHtml(name)}</td><td style="padding:4px 0;font-weight:700">${escapeHtml(value)}</td></tr>`

const marked = (part: MailPart) => {
  if ('text' in part)
    return `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(part.text)}</p>`
  if ('code' in part)
    return `<p style="margin:0 0 16px;padding:16px;background:${chalk};border-radius:10px;text-align:center;font-size:32px;line-height:40px;font-weight:800;letter-spacing:8px">${escapeHtml(part.code)}</p>`
  if ('details' in part)
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:16px;line-height:24px">${part.details.map(markedDetail).join('')}</table>`
  if ('link' in part)
    return `<p style="margin:0 0 16px;font-size:14px;line-height:20px"><a href="${escapeHtml(part.url)}" style="color:${turf}">${escapeHtml(part.link)}</a></p>`
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${turf};color:#FFFFFF;font-size:16px;line-height:24px;font-weight:700;text-decoration:none">${escapeHtml(part.button)}</a></p>`
}

/** Formats a mail as text and HTML. The HTML uses tables and inline styles, because mail programs support little else. */
export const formatMail = ({ parts, ...addressed }: MailDraft): Mail => ({
  ...addressed,
  text: `${[...parts.map(plain), `-- \n${signature()}`].join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(addressed.subject)}</title>
</head>
<body style="margin:0;background:${chalk};color:${ink};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid ${line};border-radius:10px">
<tr><td style="padding:20px 24px;background:${ink};border-radius:10px 10px 0 0;color:${chalk};font-size:24px;line-height:24px;font-weight:900;letter-spacing:-1px">i-one</td></tr>
<tr><td style="padding:24px 24px 8px;${font};color:${ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:800">${escapeHtml(addressed.subject)}</h1>
${parts.map(marked).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${line};${font};color:${muted};font-size:13px;line-height:20px">${escapeHtml(signature())}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`,
})

/** Turns each line of a user's text into a paragraph. */
export const toParagraphs = (text: string) => text.split(/\n+/).map((line) => ({ text: line }))
