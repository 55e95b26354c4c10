import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createPitch } from '@i-one/contract/pitches/registration'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'

const picture = (n: number) =>
  fileURLToPath(new URL(`../web/public/pictures/pitch-${n}-480.webp`, import.meta.url))

test('photos of a pitch are added, sorted with keys and by dragging, described, removed, and browsed by a player', async ({
  browser,
  baseURL,
}) => {
  const organizer = await createPerson(baseURL ?? '', { isOwner: true })
  const { _id } = await organizer.call(createPitch, {
    body: {
      name: 'Ọjà Cage',
      address: '12 Ọjà Road, Yaba',
      location: { type: 'Point', coordinates: [3.3752, 6.5095] },
      timeZone: 'Africa/Lagos',
      surface: 'Sand',
      facilities: [],
      slotMinutes: 60,
      openingHours: [{ day: 1, open: '08:00', close: '23:00' }],
      price: { amount: 2_000_000, currency: 'NGN' },
      autoAuthorize: true,
      listed: true,
    },
    key: randomUUID(),
  })
  const page = await (await openBrowser(browser, organizer)).newPage()
  await page.goto(`/host/pitches/${_id}`)
  const photos = page.getByRole('group', { name: 'Photos' })
  await photos.getByLabel('Choose a photo').setInputFiles([picture(1), picture(2), picture(3)])
  await photos.getByLabel('Description of photo 3').fill('The stand at sunset')
  const forward = photos.getByRole('button', { name: 'Move photo 3 forward' })
  await forward.focus()
  await page.keyboard.press('Enter')
  await expect(photos.getByRole('button', { name: 'Move photo 2 forward' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(photos.getByLabel('Description of photo 1')).toBeFocused()
  await expect(photos.getByLabel('Description of photo 1')).toHaveValue('The stand at sunset')
  await photos.getByRole('button', { name: 'Remove photo 2' }).click()
  await photos.getByRole('button', { name: 'Undo' }).press('Enter')
  await photos.getByRole('button', { name: 'Remove photo 3' }).click()
  const handles = photos.getByTitle('Drag to reorder')
  await handles.nth(1).dragTo(handles.nth(0))
  await expect(photos.getByLabel('Description of photo 2')).toHaveValue('The stand at sunset')
  await handles.nth(0).dragTo(handles.nth(1))
  await expect(photos.getByLabel('Description of photo 1')).toHaveValue('The stand at sunset')
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/host?tab=pitches')

  await page.goto(`/pitches/${_id}`)
  const gallery = page.getByRole('region', { name: 'Photos of Ọjà Cage' })
  await expect(gallery.getByRole('img', { name: 'The stand at sunset' })).toBeVisible()
  await gallery.getByRole('button', { name: 'Next photo' }).press('Enter')
  await expect(gallery.getByRole('status')).toHaveText('2 of 2')
  await expect(gallery.getByRole('img', { name: 'Ọjà Cage, photo 2' })).toBeInViewport()
  await expectNoFindings(page)
})
