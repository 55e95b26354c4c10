import { randomUUID } from 'node:crypto'
import { browserOf, expect, newPerson, test } from './fixtures.ts'
import { emptyServer } from './own-server.ts'
import { askToSignIn } from './signed-out.ts'

const configured = {
  CONTACT_ADDRESS: '3 Tanke Road, Ilorin',
  CONTACT_EMAIL: 'office@owls.example',
  CONTACT_PHONE: '0700 555 0142',
  SOCIAL_X: 'https://x.example/owls',
  SOCIAL_INSTAGRAM: 'https://instagram.example/owls',
  SOCIAL_FACEBOOK: 'https://facebook.example/owls',
  RATE_LIMITS: 'on',
}

/** One server for all of them, on which nothing has happened yet. */
test.describe('a server of another city', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  let server: Awaited<ReturnType<typeof emptyServer>>
  test.beforeAll(async () => {
    server = await emptyServer(configured)
  })
  test.afterAll(() => server.stop())

  test('[LAND-4] the contact details and social pages are those of the configuration', async ({
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

  test('[HOME-5, MATCH-4] without pitches a placeholder pulses, without a match the board is empty', async ({
    browser,
    contextOptions,
  }) => {
    const person = await newPerson(server.baseUrl)
    const page = await (await browserOf(browser, person, contextOptions)).newPage()
    await page.goto(server.baseUrl)
    const pitches = page.getByRole('region', { name: 'Nearby Pitches' })
    await expect(pitches.getByText('No pitch near here is on i-one yet.')).toBeVisible()
    const placeholder = pitches.locator('[aria-busy="true"]')
    await expect(placeholder.locator('svg')).toBeVisible()
    const animations = await placeholder.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    )
    expect(animations).toContain('running')

    await page.goto(`${server.baseUrl}/live-match`)
    await expect(page.getByRole('heading', { level: 1, name: 'Live Match' })).toBeVisible()
    await expect(page.getByText('No match is on')).toBeVisible()
    await expect(page.getByText('Team Name', { exact: true })).toHaveCount(2)
  })

  test('[AUTH-5] too many tries say when the next may be', async ({ visitor }) => {
    const nobody = { email: `${randomUUID()}@example.com`, password: 'whatever' }
    await visitor.goto(`${server.baseUrl}/sign-in`)
    for (let tries = 0; tries < 10; tries++)
      await visitor.request.post(`${server.baseUrl}/i-one/auth/user/login`, { data: nobody })
    await askToSignIn(visitor, nobody)
    await expect(
      visitor
        .getByRole('alert')
        .getByText(/^Too many tries\. Please wait a moment\. Try again in \d+ minutes?\.$/),
    ).toBeVisible()
  })
})
