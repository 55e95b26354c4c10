import { sendMessage } from '@i-one/contract/contact'
import { beforeEach, describe, expect, test } from 'vitest'
import { invalidTexts } from '../../test/bad-values.ts'
import { startTestApp, openTestMailbox } from '../../test/suite.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)
beforeEach(() => app.db.deleteFrom('contact_messages').execute())

const form = {
  name: 'Ngozi Umeh',
  email: 'ngozi@example.com',
  pitch: 'Adélékè Astro',
  message: 'The lights at the far goal were off on Tuesday.\r\n\r\nCould the pitch be told?',
}
const stored = () => app.db.selectFrom('contact_messages').selectAll().execute()
const nextHour = () => app.clock.advance(60 * 60 * 1000)

describe('a message', () => {
  test('[LAND-6] is stored and mailed to the contact address, to be answered to its sender', async () => {
    expect(await app.as()(sendMessage, { body: form })).toEqual({ message: 'Message sent successfully' })
    expect(await stored()).toMatchObject([
      { ...form, message: form.message.replaceAll('\r\n', '\n'), sent_at: app.clock.now() },
    ])
    const mail = await mailbox.next(app.config.about.email)
    expect(mail).toMatchObject({
      subject: 'Message from Ngozi Umeh',
      replyTo: [{ name: '', address: 'ngozi@example.com' }],
    })
    expect(mail.text).toContain('Could the pitch be told?')
    expect(mail.text).toContain('Pitch: Adélékè Astro.')
  })

  test.each([{ pitch: '' }, { pitch: undefined }])('needs no pitch: %j', async ({ pitch }) => {
    nextHour()
    await app.as()(sendMessage, { body: { ...form, pitch } })
    expect(await stored()).toMatchObject([{ pitch: null }])
  })

  test('with HTML in it is mailed as the text it is', async () => {
    nextHour()
    await mailbox.untilDone()
    mailbox.unread.length = 0
    await app.as()(sendMessage, { body: { ...form, message: '<img src=x onerror=alert(1)>' } })
    const mail = await mailbox.next(app.config.about.email)
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

describe('a message is refused, and nothing stored,', () => {
  const send = (body: object) => app.as()(sendMessage, { body: body as typeof form })
  const fields = ['name', 'email', 'message'] as const

  test.each(fields)('without its %s', async (field) => {
    await expect(send({ ...form, [field]: undefined })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: `${field[0]?.toUpperCase()}${field.slice(1)} is required` },
    })
    expect(await stored()).toEqual([])
  })

  const bad = [...fields, 'pitch' as const].flatMap((field) =>
    invalidTexts
      .filter(([name]) => !(field === 'message' && ['two lines', 'too long'].includes(name)))
      .filter(([name]) => !(field === 'pitch' && name === 'empty'))
      .map(([name, value]) => [field, name, value] as const),
  )
  test.each(bad)('whose %s is %s', async (field, _, value) => {
    await expect(send({ ...form, [field]: value })).rejects.toMatchObject({
      status: 400,
      code: 'bad-input',
      fields: { [field]: expect.stringMatching(/\w/) as string },
    })
    expect(await stored()).toEqual([])
  })

  test('whose pitch is too long, with the limit', async () => {
    await expect(send({ ...form, pitch: 'x'.repeat(201) })).rejects.toMatchObject({
      fields: { pitch: 'At most 200 characters' },
    })
  })

  const post = (body: string, type = 'application/json') =>
    fetch(app.baseUrl + sendMessage.path, { method: 'POST', headers: { 'content-type': type }, body })

  test.each([
    ['broken JSON', 400, '{"name":'],
    ['an array', 400, JSON.stringify([form])],
    ['null', 400, 'null'],
    ['a number beyond all', 400, JSON.stringify({ ...form, name: 0 }).replace('"name":0', '"name":1e309')],
    ['100,000 levels', 400, `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['__proto__', 400, `{"__proto__":{},${JSON.stringify(form).slice(1)}`],
    ['more than a body may be', 413, JSON.stringify({ ...form, more: 'x'.repeat(1024 * 1024) })],
  ])('that is %s', async (_, status, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/\w/) as string })
    expect(await stored()).toEqual([])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'that comes as %s',
    async (type) => {
      expect((await post(JSON.stringify(form), type)).status).toBe(400)
      expect(await stored()).toEqual([])
    },
  )

  test('if the message is too long', async () => {
    await expect(send({ ...form, message: 'x'.repeat(4001) })).rejects.toMatchObject({
      fields: { message: 'At most 4000 characters' },
    })
  })

  test('if the sender has sent five within the hour', async () => {
    nextHour()
    const sender = { ...form, email: 'keen@example.com' }
    for (let sent = 0; sent < 5; sent++) await send(sender)
    await expect(send({ ...sender, email: 'KEEN@example.com' })).rejects.toMatchObject({
      code: 'too-many',
      status: 429,
      retryAfter: 12 * 60,
    })
    expect(await stored()).toHaveLength(5)
    app.clock.advance(12 * 60 * 1000)
    await send(sender)
  })
})
