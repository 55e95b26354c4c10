import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const getLocation = (page: Page) => page.getByRole('button', { name: 'Get my location' })

test('[AUTH-4] a found location is told with six decimals', async ({ visitor }) => {
  await visitor.context().grantPermissions(['geolocation'])
  await visitor.goto('/register')
  await getLocation(visitor).click()
  await expect(visitor.getByText('Location found at: [3.354100, 6.496900]', { exact: true })).toBeVisible()
  await expect(visitor.getByText('Surulere, Lagos', { exact: true })).toBeVisible()
})

test('[AUTH-4] while the device looks, the button says so; it is asked precisely, for 5 s, and afresh', async ({
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

test('[AUTH-4] a person who says no is told how to say yes, and each failure of the device in its own words', async ({
  visitor,
}) => {
  // no real device fails on demand: this one does as the standard says it may
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

test('[AUTH-4] a browser without geolocation is told so', async ({ visitor }) => {
  await visitor.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await visitor.goto('/register')
  await getLocation(visitor).click()
  await expect(
    visitor.getByText('Geolocation is not supported by your browser', { exact: true }),
  ).toBeVisible()
})
