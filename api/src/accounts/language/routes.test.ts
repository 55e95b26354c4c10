import { getUser, register } from '@i-one/contract/accounts'
import { setLanguage } from '@i-one/contract/accounts/language'
import { exportUser } from '@i-one/contract/accounts/own-data'
import { requestPasswordReset } from '@i-one/contract/accounts/password-reset'
import { answerMessage, listMessages, sendMessage } from '@i-one/contract/contact'
import { suspend } from '@i-one/contract/moderation/staff/suspension'
import { describe, expect, test } from 'vitest'
import { createPerson } from '../../../test/make.ts'
import { apiError, openTestMailbox, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)

const newUser = (email: string) => ({
  firstName: 'Adèle',
  lastName: 'Kouassi',
  nickname: 'Adèle',
  email,
  password: 'kickoff-at-seven',
  phoneNumber: '08012345678',
  address: '1 Bode Thomas',
  position: 'MF' as const,
  location: { type: 'Point' as const, coordinates: [3.35, 6.49] as [number, number] },
})

describe('the language of a user', () => {
  test('is what the user has set, on the profile and in the exported data', async () => {
    const { token } = await createPerson(app)
    const call = app.as(token)
    expect((await call(getUser)).user.language).toBeNull()
    const answer = await call(setLanguage, { body: { languageCode: 'fr' } })
    expect(answer.user.language).toBe('fr')
    expect(await call(getUser)).toEqual(answer)
    expect((await call(exportUser)).profile.language).toBe('fr')
  })

  test('is at first that of the registration, also in the welcome mail', async () => {
    const email = 'adele@example.com'
    const { user } = await app.as(undefined, 'fr')(register, { body: newUser(email) })
    expect(user.language).toBe('fr')
    expect((await mailbox.next(email)).subject).toBe('Bienvenue sur i-one')
  })

  test.each(['de', 'FR', 'fr-FR', '', null, undefined])('cannot be %j', async (code) => {
    const { token } = await createPerson(app, { language: 'fr' })
    const body = { languageCode: code } as { languageCode: 'fr' }
    await expect(app.as(token)(setLanguage, { body })).rejects.toMatchObject({
      status: 400,
      code: 'bad-input',
      fields: { languageCode: expect.stringMatching(/\w/) as string },
    })
    expect((await app.as(token)(getUser)).user.language).toBe('fr')
  })

  test('cannot be set without a login', async () => {
    await expect(app.as()(setLanguage, { body: { languageCode: 'fr' } })).rejects.toMatchObject(
      apiError('not-signed-in', 401),
    )
  })
})

describe('a mail is in the language of its recipient', () => {
  test('if an English request queues the mail', async () => {
    const staff = await createPerson(app, { isAdmin: true })
    const { id } = await createPerson(app, { language: 'fr' })
    const body = { reason: 'threatens-people', days: 7, words: 'Des menaces.' } as const
    await app.as(staff.token, 'en')(suspend, { params: { id }, body })
    const { subject, html } = await mailbox.next(`${id}@example.com`)
    expect(subject).toBe('Votre compte est suspendu')
    expect(html).toContain('<html lang="fr">')
  })

  test('if a job writes the mail later', async () => {
    const french = await createPerson(app, { language: 'fr' })
    const unknown = await createPerson(app)
    for (const { id } of [french, unknown])
      await app.as(undefined, 'fr')(requestPasswordReset, { body: { email: `${id}@example.com` } })
    const subjects = [french, unknown].map(
      async ({ id }) => (await mailbox.next(`${id}@example.com`)).subject,
    )
    expect(await Promise.all(subjects)).toEqual([
      'Votre code pour un nouveau mot de passe',
      'Your code for a new password',
    ])
  })

  test('if a visitor gets a reply, and staff get the message in the default language', async () => {
    const email = 'ngozi@example.com'
    const body = { name: 'Ngozi', email, message: 'Les lumières étaient éteintes.' }
    await app.as(undefined, 'fr')(sendMessage, { body })
    expect((await mailbox.next(app.config.about.email)).subject).toBe('Message from Ngozi')
    const staff = app.as((await createPerson(app, { isAdmin: true })).token, 'en')
    const [message] = (await staff(listMessages)).messages
    await staff(answerMessage, { params: { id: message!._id }, body: { answer: 'C’est réparé.' } })
    expect((await mailbox.next(email)).subject).toBe('Notre réponse à votre message')
  })
})
