import { getUser } from '@i-one/contract/accounts'
import { requestPasswordReset } from '@i-one/contract/accounts/password-reset'
import { expect, test } from 'vitest'
import { createPerson } from '../../../test/make.ts'
import { openTestMailbox, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ defaultLanguage: 'fr' })
const mailbox = await openTestMailbox(app)

test('DEFAULT_LANGUAGE is the language of requests that name none, and of mails to users who have set none', async () => {
  const { id } = await createPerson(app)
  await expect(app.as()(getUser)).rejects.toMatchObject({ message: 'Veuillez vous connecter.' })
  await expect(app.as(undefined, 'en')(getUser)).rejects.toMatchObject({ message: 'Please sign in.' })
  await app.as(undefined, 'en')(requestPasswordReset, { body: { email: `${id}@example.com` } })
  expect((await mailbox.next(`${id}@example.com`)).subject).toBe('Votre code pour un nouveau mot de passe')
})
