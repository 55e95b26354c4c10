import type { Page } from '@playwright/test'
import { expect, lagos, maiduguri, test } from './fixtures.ts'

const getLocation = (page: Page) => page.getByRole('button', { name: 'Get my location' })

test('[AUTH-4] a location is shown with six decimals', async ({ visitor }) => {
  await visitor.context().grantPermissions(['geolocation'])
  await visitor.goto('/register')
  await getLocation(visitor).click()
  await expect(visitor.getByText('Location found at: [3.354100, 6.496900]', { exact: true })).toBeVisible()
  await expect(visitor.getByText('Surulere, Lagos', { exact: true })).toBeVisible()
})

test('[AUTH-4] the button shows the search; the request asks for high accuracy, a 5 s timeout and no cached position', async ({
  visitor,
}) => {
  await visitor.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found, _, options) =>
      Object.assign(window, {
        asked: options,
        find: () => found({ coords: { longitude: 3.1, latitude: -6.25 } } as GeolocationPosition),
      })
  })
  await visitor.goto('/register')
  await getLocation(visitor).click()
  await expect(visitor.getByRole('button', { name: 'Getting location...' })).toBeDisabled()
  expect(await visitor.evaluate(() => (window as unknown as { asked: PositionOptions }).asked)).toEqual({
    enableHighAccuracy: true,
    timeout: 5000,
    maximumAge: 0,
  })
  await visitor.evaluate(() => (window as unknown as { find: () => void }).find())
  await expect(visitor.getByText('Location found at: [3.100000, -6.250000]')).toBeVisible()
})

test('[AUTH-4] a denied permission shows how to allow it, and each error has its own text', async ({
  visitor,
}) => {
  const failWith = (code: number) =>
    visitor.evaluate((failure) => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed?.({ code: failure } as GeolocationPositionError)
    }, code)
  await visitor.goto('/register')
  await getLocation(visitor).click()
  await expect(visitor.getByText('Location request denied. Please allow location access.')).toBeVisible()
  await expect(getLocation(visitor)).toBeEnabled()
  for (const [code, text] of [
    [2, 'Location information is unavailable.'],
    [1, 'Location request denied. Please allow location access.'],
    [3, 'The request to get location timed out.'],
    [99, 'An unknown error occurred.'],
  ] as const) {
    await failWith(code)
    await getLocation(visitor).click()
    await expect(visitor.getByText(text, { exact: true })).toBeVisible()
  }
})

test('[AUTH-4] without geolocation the page says so', async ({ visitor }) => {
  await visitor.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await visitor.goto('/register')
  await getLocation(visitor).click()
  await expect(
    visitor.getByText('Geolocation is not supported by your browser', { exact: true }),
  ).toBeVisible()
})

test("a user's location is sent only to find pitches and sessions, and is in no page URL", async ({
  member: { page },
}) => {
  const exact = [...maiduguri, ...lagos].map(String)
  const [asked, askedExactly] = [new Set<string>(), new Set<string>()]
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (search.includes('lng=13.15')) asked.add(pathname)
    if (exact.some((degrees) => search.includes(degrees))) askedExactly.add(pathname)
  })
  await page.context().grantPermissions(['geolocation'])
  const pages = [
    ['/teams', '/i-one/teams/nearby'],
    ['/leaderboard', '/i-one/stats/leaderboard'],
    ['/tournament?near', '/i-one/tournaments'],
    ['/schedule', '/i-one/matches'],
    ['/games', '/i-one/location/districts'],
  ] as const
  for (const [path, call] of pages) {
    await page.goto(path)
    await expect.poll(() => [...asked], path).toContain(call)
  }
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page).toHaveURL(/lng=3\.35&lat=6\.5$/)
  await page.goto('/teams')
  await page.getByRole('button', { name: 'Create a team' }).click()
  await page.getByRole('combobox', { name: 'Home area' }).fill('Badagry')
  await expect(page.getByRole('option', { name: /Badagry/ }).first()).toBeVisible()
  expect([...askedExactly]).toEqual(['/i-one/sessions/nearby-sessions'])
})
