import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { addAuthenticator } from './authenticator.ts'
import { expectNoFindingsAtWidths } from './axe.ts'
import { type Person, openBrowser, expect, createPerson, test } from './fixtures.ts'
import { startEmptyServer } from './own-server.ts'
import { submitSignIn } from './signed-out.ts'

const picture = fileURLToPath(new URL('../web/public/pictures/pitch-3-828.webp', import.meta.url))

const configured = {
  CONTACT_ADDRESS: '3 Tanke Road, Ilorin',
  CONTACT_EMAIL: 'office@owls.example',
  CONTACT_PHONE: '0700 555 0142',
  SOCIAL_X: 'https://x.example/owls',
  SOCIAL_INSTAGRAM: 'https://instagram.example/owls',
  SOCIAL_FACEBOOK: 'https://facebook.example/owls',
  RATE_LIMITS: 'on',
}

test.describe('a server of another city', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  let server: Awaited<ReturnType<typeof startEmptyServer>>
  test.beforeAll(async () => {
    server = await startEmptyServer(configured, { name: 'i-one.localhost' })
  })
  test.afterAll(() => server.stop())

  test('[LAND-4] the contact details and social media links come from the configuration', async ({
    visitor,
  }) => {
    await visitor.goto(server.baseUrl)
    const footer = visitor.getByRole('contentinfo')
    const details = `${configured.CONTACT_ADDRESS}${configured.CONTACT_EMAIL}${configured.CONTACT_PHONE}`
    await expect(footer.locator('address')).toHaveText(details)
    for (const [name, href] of [
      [configured.CONTACT_EMAIL, `mailto:${configured.CONTACT_EMAIL}`],
      [configured.CONTACT_PHONE, 'tel:07005550142'],
      ['i-one on X', configured.SOCIAL_X],
      ['i-one on Instagram', configured.SOCIAL_INSTAGRAM],
      ['i-one on Facebook', configured.SOCIAL_FACEBOOK],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  })

  test('[HOME-5, MATCH-4] without pitches a placeholder pulses, and without matches the board is empty', async ({
    browser,
    contextOptions,
  }) => {
    const person = await createPerson(server.baseUrl)
    const page = await (await openBrowser(browser, person, contextOptions)).newPage()
    await page.goto(server.baseUrl)
    const pitches = page.getByRole('region', { name: 'Nearby Pitches' })
    await expect(pitches.getByText('No pitches near here are on i-one yet.')).toBeVisible()
    const placeholder = pitches.locator('[aria-busy="true"]')
    await expect(placeholder.locator('svg')).toBeVisible()
    const animations = await placeholder.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    )
    expect(animations).toContain('running')

    await page.goto(`${server.baseUrl}/live-match`)
    await expect(page.getByRole('heading', { level: 1, name: 'Live Match' })).toBeVisible()
    await expect(page.getByText('No live match', { exact: true })).toBeVisible()
    await expect(page.getByText('Team Name', { exact: true })).toHaveCount(2)
  })

  test('a first pitch works with its link, gets a photo, and is listed after the review', async ({
    browser,
    contextOptions,
  }) => {
    const { baseUrl, publicUrl } = server
    const organizer = await createPerson(baseUrl, { firstName: 'Fúnmi', lastName: 'Adéọ̀ṣun', isOwner: true })
    const hauwa = await createPerson(baseUrl, { firstName: 'Hauwa', lastName: 'Danjuma' })
    await server.grantStaff(hauwa.email)
    const pageOf = async (person: Person) =>
      (await openBrowser(browser, person, { ...contextOptions, baseURL: publicUrl })).newPage()
    const [page, desk] = [await pageOf(organizer), await pageOf(hauwa)]

    await page.goto('/host/pitches/new')
    await page.getByLabel('Name', { exact: false }).first().fill('Jagunmólu Cage')
    await page.getByLabel('Address').fill('18 Jagunmólu Street, Bariga')
    await page.getByLabel('Choose a photo').setInputFiles(picture)
    await page.getByLabel('Latitude').fill('6.5355')
    await page.getByLabel('Longitude').fill('3.3892')
    await page.getByLabel('Price per slot').fill('25,000')
    await page.getByRole('button', { name: 'Register the pitch' }).click()
    await expect(page.getByText('Waiting for review')).toBeVisible()
    await page.getByLabel('Choose a photo or file').setInputFiles(picture)
    await expect(page.getByText('Photo uploaded')).toBeVisible()
    await page.getByLabel('Phone number').fill('0803 555 4471')
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByText('We check it, usually within a day, and email you.')).toBeVisible()
    const found = () => organizer.call(findNearbyPitches, { query: { lng: 3.3892, lat: 6.5355, limit: 5 } })
    expect(await found()).toEqual([])

    await desk.goto('/admin/reviews')
    await desk.getByRole('link', { name: 'Open Security' }).click()
    await addAuthenticator(desk)
    await desk.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(/^Your password/).fill(hauwa.password)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(desk.getByText('Passkey added.')).toBeVisible()
    await desk.goto('/admin/reviews')
    await desk.getByRole('link', { name: 'Jagunmólu Cage' }).click()
    await expect(desk.getByRole('img', { name: 'The document sent for review' })).toBeVisible()
    await expect(desk.getByText('Map of Jagunmólu Cage with no other pitches nearby')).toBeAttached()
    await expectNoFindingsAtWidths(desk)
    const list = desk.getByRole('button', { name: 'Publish without bank details' })
    await expect(list).toBeDisabled()
    for (const name of ['The person is real', 'The place exists', 'The document matches'])
      await desk.getByRole('group', { name }).getByRole('button', { name: 'Yes' }).click()
    await list.click()
    await expect(desk.getByText('The pitch is published.')).toBeVisible()

    await page.reload()
    await expect(page.getByText('Players can find it in search and on the map.')).toBeVisible()
    await expect(page.getByText('We check it and may call you')).toHaveCount(0)
    expect(await found()).toMatchObject([{ name: 'Jagunmólu Cage' }])
  })

  test('[AUTH-5] after too many attempts the page says when the next is possible', async ({ visitor }) => {
    const nobody = { email: `${randomUUID()}@example.com`, password: 'whatever' }
    await visitor.goto(`${server.baseUrl}/sign-in`)
    for (let tries = 0; tries < 10; tries++)
      await visitor.request.post(`${server.baseUrl}/i-one/auth/user/login`, { data: nobody })
    await submitSignIn(visitor, nobody)
    await expect(
      visitor
        .getByRole('alert')
        .getByText(/^Too many tries\. Please wait a moment\. Try again in \d+ minutes?\.$/),
    ).toBeVisible()
  })
})
