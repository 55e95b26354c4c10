import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getUser, logIn } from '@i-one/contract/accounts'
import { sendConfirmation } from '@i-one/contract/accounts/confirmation'
import { updatePhoto } from '@i-one/contract/accounts/photo'
import { cancelSession, getSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import type { Page } from '@playwright/test'
import { addAuthenticator } from './authenticator.ts'
import { expectNoFindings, expectNoFindingsAtWidths } from './axe.ts'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { submitSignIn, readMail } from './signed-out.ts'
import { createSessionOf } from './slots.ts'

const picture = fileURLToPath(new URL('../web/public/pictures/pitch-3-828.webp', import.meta.url))
const confirmLink = /(\/confirm\?link=[\w-]{22})/

const openSettings = async (page: Page) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
}
const choosePicture = async (
  page: Page,
  files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) => page.getByLabel(/^Choose a(?:nother)? photo$/).setInputFiles(files)
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

const leave = async (page: Page, password: string) => {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Your password/).fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  return dialog
}

test('[STAT-1] every field of the profile can be changed, and own data can be downloaded', async ({
  member: { page, person },
}) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await expectNoFindingsAtWidths(page)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/settings')

  await test.step('a field that the server rejects shows its error, and the form keeps its input', async () => {
    await page.getByLabel('First name').fill('Adé')
    await page.getByLabel('Phone number').fill('12345')
    await save(page)
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/Phone number is not valid/)
    await expect(page.getByLabel('First name')).toHaveValue('Adé')
  })

  await test.step('every field can be changed', async () => {
    await page.getByLabel('First name').fill('Adébáyọ̀')
    await page.getByLabel('Last name').fill('Ọláyínká')
    await page.getByLabel('Nickname').fill('')
    await page.getByLabel('Position').selectOption('GK')
    await page.getByLabel('Phone number').fill('0803 555 0142')
    await page.getByLabel('Address', { exact: false }).first().fill('22 Bọ́dẹ Thomas Street, Surulere')
    await save(page)
    await expect(page.getByText('Nickname is required')).toBeVisible()
    await page.getByLabel('Nickname').fill('Bayo 1')
    await save(page)
    await expect(toast(page, 'Profile saved')).toBeVisible()
    expect((await person.call(getUser)).user).toMatchObject({
      firstName: 'Adébáyọ̀',
      lastName: 'Ọláyínká',
      nickname: 'Bayo 1',
      position: 'GK',
      phoneNumber: '+2348035550142',
      address: '22 Bọ́dẹ Thomas Street, Surulere',
      email: person.email,
    })
    await page.goto('/profile')
    await expect(page.getByRole('definition')).toHaveText([
      'Adébáyọ̀',
      'Ọláyínká',
      'Bayo 1',
      'GK (Goalkeeper)',
      '+2348035550142',
    ])
  })

  await test.step('own data is downloaded as a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('i-one.json')
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: { email: string } }
    expect(data.profile.email).toBe(person.email)
  })

  await test.step('the location is updated', async () => {
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ longitude: 7.4951, latitude: 9.0579 })
    await openSettings(page)
    await page.getByRole('button', { name: 'Get my location' }).click()
    await expect(page.getByText('Location found at: [7.495100, 9.057900]')).toBeVisible()
    await save(page)
    await expect
      .poll(async () => (await person.call(getUser)).user.location.coordinates)
      .toEqual([7.4951, 9.0579])
  })
})

test('[STAT-1] a photo is moved, zoomed, uploaded and removed, and other files are rejected', async ({
  member: { page, person },
}) => {
  await test.step('a player becomes an organizer', async () => {
    await page.goto('/services')
    await page.getByRole('link', { name: 'Register your pitch' }).click()
    await expect(page).toHaveURL('/host/pitches/new')
    await page.getByRole('button', { name: 'Become an organizer' }).click()
    await expect(page.getByRole('button', { name: 'Register the pitch' })).toBeVisible()
    await openSettings(page)
    await expect(page.getByRole('link', { name: 'Host console' })).toBeVisible()
    expect((await person.call(getUser)).user.isOwner).toBe(true)
  })

  await test.step('a photo is moved, zoomed, uploaded and removed', async () => {
    await choosePicture(page, picture)
    await page.getByLabel('Drag to move, then zoom').fill('2')
    await expectNoFindings(page)
    const frame = page.getByRole('button', { name: 'Your photo. Move it with the arrow keys' })
    const before = await frame.locator('img').getAttribute('style')
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    expect(await frame.locator('img').getAttribute('style')).not.toBe(before)

    const gate = createGate()
    await page.route(`**${updatePhoto.path}`, async (route) => {
      await gate.opened
      await route.continue()
    })
    await page.getByRole('button', { name: 'Use this photo' }).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(page.getByRole('progressbar', { name: 'Uploading your photo' })).toBeVisible()
    gate.open()
    await expect(toast(page, 'Photo saved')).toBeVisible()
    const { photo } = (await person.call(getUser)).user
    const face = page.getByRole('button', { name: /^Your profile/ }).locator('img')
    await expect(face).toHaveAttribute('src', photo!.small)
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160)

    await page.getByRole('button', { name: 'Remove photo' }).click()
    await expect(toast(page, 'Photo removed')).toBeVisible()
    expect((await person.call(getUser)).user.photo).toBeNull()
  })

  await test.step('a file that is not a picture shows an error, and another can be selected', async () => {
    await openSettings(page)
    await choosePicture(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await expect(page.getByRole('alert').filter({ hasText: 'This picture can’t be opened' })).toBeVisible()
    await choosePicture(page, picture)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Use this photo' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Network Error' })).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Use this photo' }).click()
    await expect(toast(page, 'Photo saved')).toBeVisible()
  })
})

test('a photo is dragged in its crop frame', async ({ member: { page } }) => {
  await openSettings(page)
  await choosePicture(page, picture)
  await page.getByLabel('Drag to move, then zoom').fill('2')
  const frame = page.getByRole('button', { name: 'Your photo. Move it with the arrow keys' })
  const before = await frame.locator('img').getAttribute('style')
  await frame.dragTo(frame, { sourcePosition: { x: 90, y: 90 }, targetPosition: { x: 60, y: 120 } })
  await expect(frame.locator('img')).not.toHaveAttribute('style', before!)
})

test('an email address is confirmed by a link, and a new address needs the password and its own link', async ({
  member: { page, person },
  visitor,
}) => {
  await test.step('an email address is confirmed by its link once, signed in or not', async () => {
    await openSettings(page)
    await expect(page.getByText(`Confirm ${person.email}`)).toBeVisible()
    await person.call(sendConfirmation)
    const first = await readMail(person.email, confirmLink)
    await page.getByRole('button', { name: 'Send the link again' }).click()
    const link = await readMail(person.email, confirmLink, [first])
    await visitor.goto(first)
    await expect(visitor.getByText('This link has been used or has expired.')).toBeVisible()
    await visitor.goto(link)
    await expect(visitor.getByText('Address confirmed')).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Sign in' }).last()).toHaveAttribute('href', '/sign-in')
    await page.goto(link)
    await expect(page.getByText('Not confirmed')).toBeVisible()
    await expectNoFindings(page)
    expect((await person.call(getUser)).user.emailConfirmed).toBe(true)
  })

  await test.step('a new email address needs the password and its own link', async () => {
    const email = `other-${person.email}`
    await openSettings(page)
    await page.getByRole('region', { name: 'Security' }).getByRole('link', { name: 'Open' }).click()
    const send = () => page.getByRole('button', { name: 'Send the link', exact: true }).click()
    await page.getByLabel('New address').fill(email)
    await send()
    await expect(page.getByLabel(/^Your password/)).toHaveAccessibleDescription(/Password is required/)
    await page.getByLabel(/^Your password/).fill('not-this-one')
    await send()
    await expect(page.getByLabel(/^Your password/)).toHaveAccessibleDescription(/This password is wrong/)
    await page.getByLabel(/^Your password/).fill(person.password)
    await send()
    await expect(page.getByText(`Confirm ${email}`)).toBeVisible()
    expect((await person.call(getUser)).user).toMatchObject({ email: person.email, newEmail: email })
    await page.goto(await readMail(email, confirmLink))
    await expect(page.getByText('Address confirmed')).toBeVisible()
    expect((await person.call(getUser)).user).toMatchObject({ email, newEmail: null })
  })
})

test('the account can be deleted after upcoming sessions are transferred', async ({
  member: { page, person },
  baseURL,
}) => {
  await test.step('a user with an upcoming session must transfer it first', async () => {
    const session = await createSessionOf(person)
    await openSettings(page)
    const dialog = await leave(page, person.password)
    await expect(dialog.getByRole('heading', { name: 'Finish these first' })).toBeVisible()
    await dialog.getByRole('link', { name: `Your game at ${session.pitch.name}` }).click()
    await expect(page).toHaveURL(`/sessions/${session._id}`)
    await expect(person.call(getUser)).resolves.toBeTruthy()
    await person.call(cancelSession, { params: { id: session._id } })
  })

  await test.step('the account is deleted, and others see a former player', async () => {
    const captain = await createPerson(baseURL ?? '')
    const session = await createSessionOf(captain)
    const byId = { params: { id: session._id } }
    await person.call(joinSession, byId)
    await openSettings(page)
    const dialog = await leave(page, '')
    await expect(dialog.getByText('Password is required')).toBeVisible()
    await expectNoFindings(page)
    await dialog.getByLabel(/^Your password/).fill('not-this-one')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('This password is wrong')).toBeVisible()
    await dialog.getByLabel(/^Your password/).fill(person.password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(toast(page, 'Your account has been deleted.')).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
    const saved = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(saved).not.toContain(person.token)
    expect(saved).not.toContain(person.email)
    await submitSignIn(page, person)
    await expect(page.getByRole('alert').filter({ hasText: 'Email or password is wrong.' })).toBeVisible()
    expect((await captain.call(getSession, byId)).places).toHaveLength(1)
  })
})

test('the password is changed, another device is logged out, and a passkey signs in until it is removed', async ({
  member: { page, person },
  browser,
  baseURL,
}) => {
  const { token } = await person.call(logIn, { body: { email: person.email, password: person.password } })
  const other = await openBrowser(browser, { ...person, token }, { baseURL })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/profile')
  await page.goto('/settings/security')
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: /^Sign out (?!all)/ }).click()
  await expect(toast(page, 'That device is signed out.')).toBeVisible()
  await expect(elsewhere).toHaveURL(/sign-in/)
  await page.getByLabel(/^Current password/).fill(person.password)
  await page.getByLabel(/^New password/).fill('password1')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel(/^New password/)).toHaveAccessibleDescription(/Too easy to guess/)
  await expectNoFindingsAtWidths(page)
  await page.getByLabel(/^New password/).fill('second-half-at-eight')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page, 'Your password has been changed.')).toBeVisible()

  await addAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByLabel(/^Your password/).fill('second-half-at-eight')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(toast(page, 'Passkey added.')).toBeVisible()
  await expect(page.getByText('My phone')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Login successful')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/settings/security')
  await page.getByLabel('New address').fill(`new-${person.email}`)
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(toast(page, 'We’ve sent the link. Check your new inbox.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(toast(page, 'Passkey removed.')).toBeVisible()
  await expect(page.getByText('My phone')).toBeHidden()
})
