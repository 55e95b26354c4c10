import { getMatch } from '@i-one/contract/matches'
import { expect, test } from './fixtures.ts'
import { submitSignIn } from './signed-out.ts'
import { captainButton, findFreeSlot, pickSlot } from './slots.ts'
import { createTestSession, createNextMatch } from './test-session.ts'
import { navigateInApp } from './walk.ts'

const blockSiteData = () => {
  const blocked = {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, blocked)
  Object.defineProperty(Navigator.prototype, 'serviceWorker', blocked)
}

const notice =
  'Your browser blocks site data. Reloading or closing this page signs you out and clears unfinished forms.'

test('[AUTH-11] a browser that blocks site data signs in, creates a session and scores a match until its tab is closed', async ({
  browser,
  baseURL,
}) => {
  const made = await createTestSession(baseURL ?? '')
  const { captain } = made
  const match = await createNextMatch(made)
  const free = await findFreeSlot(captain)
  const page = await browser.newPage()
  await page.addInitScript(blockSiteData)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))

  await test.step('a visitor sees the tournaments and a pitch', async () => {
    await page.goto('/tournament')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tournaments')
    await page.goto(`/p/${free.pitch._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(free.pitch.name)
    await expect(captainButton(page)).toBeVisible()
  })

  await test.step('the sign-in page says that the login is not saved, and works', async () => {
    await page.goto('/sign-in')
    await expect(page.getByText(notice)).toBeVisible()
    await submitSignIn(page, captain)
    await expect(page.getByRole('heading', { name: "It's Matchday!" })).toBeVisible()
    await expect(page.getByText(notice)).toBeVisible()
  })

  await test.step('the login works on the next page', async () => {
    await navigateInApp(page, '/tournament')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tournaments')
    await expect(page.getByRole('button', { name: /profile/i })).toBeVisible()
  })

  await test.step('a slot becomes a session', async () => {
    await navigateInApp(page, `/p/${free.pitch._id}`)
    await pickSlot(page, free)
    await captainButton(page).click()
    await page.getByLabel('Number of Sets').selectOption('3')
    await page.getByRole('button', { name: 'Create Session' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog', { name: 'Share this game' })).toBeVisible()
  })

  await test.step('a goal is on the server', async () => {
    await navigateInApp(page, `/live-match?match=${match._id}`)
    await page.getByRole('button', { name: 'Kick-off', exact: true }).click()
    await page.getByRole('button', { name: 'Goal', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${match.teamOne.name}, not sure` })
      .click()
    const scoreOf = async () => (await captain.call(getMatch, { params: { id: match._id } })).score
    await expect.poll(scoreOf).toEqual({ T1: 1, T2: 0 })
    await expect(page.getByText('Connected. All saved').first()).toBeVisible()
  })
  expect(errors).toEqual([])
})
