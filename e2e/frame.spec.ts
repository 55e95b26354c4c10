import { logOut } from '@i-one/contract/accounts'
import { updateUser } from '@i-one/contract/accounts/profile'
import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { expectFocusIn, tabTo } from './keyboard.ts'

const wide = { width: 1280, height: 800 }
const items = ['Home', 'Schedule', 'Tournament', 'Live Match']

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Your profile' }).click()
  return page.getByRole('dialog', { name: 'Your profile' })
}

const openLogOut = async (page: Page) => {
  await (await openDrawer(page)).getByRole('button', { name: 'Logout' }).click()
  return page.getByRole('dialog', { name: 'Log out?' })
}

test.describe('on a large screen', () => {
  test.use({ viewport: wide })

  test('[HOME-1] the navigation links to four pages, the active item matches the path, and some pages have a Back button instead', async ({
    member,
  }) => {
    const { page } = member
    await page.goto('/leaderboard')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link')).toHaveText(items)
    await expect(nav.locator('[aria-current]')).toHaveCount(0)

    await nav.getByRole('link', { name: 'Tournament' }).click()
    await expect(page).toHaveURL('/tournament')
    await expect(nav.locator('[aria-current]')).toHaveText('Tournament')

    await test.step('a page with an override has a Back button instead of the links', async () => {
      await page.getByRole('link', { name: 'Match Schedule' }).click()
      await page.getByRole('link', { name: 'New Tournament?' }).click()
      await expect(page).toHaveURL(/\/schedule-detail/)
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)

      await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(/\/schedule$/)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    })

    await test.step('opened by its URL, its Back button opens the named page', async () => {
      await member.person.call(updateUser, { body: { isOwner: true } })
      await page.goto('/schedule-detail')
      await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(/\/schedule$/)
    })

    await test.step('an organizer has the same four links, the console in the drawer, and a prompt to register a pitch', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'i-one, home' }).click()
      await expect(page).toHaveURL('/')
      await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
      await expect(nav.getByRole('link')).toHaveText(items)
      await expect(page.getByRole('link', { name: 'Register your first pitch' })).toBeVisible()
      await page.getByRole('button', { name: /Your profile/ }).click()
      await page.getByRole('link', { name: 'Host console' }).click()
      await expect(page).toHaveURL('/host')
      await expect(nav.getByRole('link')).toHaveText(items)
    })
  })
})

test('[HOME-1] navigation moves the focus, and on a small screen a menu has the same links', async ({
  member: { page },
}) => {
  await test.step('navigation moves the focus to the page, and Back returns it to the link', async () => {
    await page.goto('/tournament')
    await page.getByRole('link', { name: 'Match Schedule' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/schedule')
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Match Schedule' })).toBeFocused()
  })

  await test.step('on a small screen a menu has the same links', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(items)
    await expect(menu.getByRole('navigation', { name: 'More' }).getByRole('link')).toHaveText([
      'Teams',
      'Stats',
      'Leaderboard',
    ])
    await expect(menu.locator('[aria-current]')).toHaveText('Tournament')

    await menu.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(menu).toBeHidden()
  })
})

test('[HOME-2, AUTH-13] the drawer shows six fields of the user, has links, and asks before logging out', async ({
  member: { page, person },
}) => {
  await page.goto('/tournament')
  const drawer = await openDrawer(page)
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(390 - 300)
  await page.setViewportSize(wide)
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(1280 - 500)
  await expect(drawer.getByRole('term')).toHaveText([
    'Nickname',
    'First name',
    'Last name',
    'Position',
    'Phone number',
    'Email',
  ])
  await expect(drawer.getByRole('definition')).toHaveText([
    person.nickname,
    person.firstName,
    person.lastName,
    'MF (Midfielder)',
    '+2348012345678',
    person.email,
  ])

  await test.step('Cancel and the close icon do not log out', async () => {
    const question = page.getByRole('dialog', { name: 'Log out?' })
    await drawer.getByRole('button', { name: 'Logout' }).click()
    await expect(question).toContainText('Are you sure you want to log out??')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()

    await drawer.getByRole('button', { name: 'Logout' }).click()
    await question.getByRole('button', { name: 'Close' }).click()
    await expect(question).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('i-one'))).toBe(person.token)
  })

  await test.step('only organizers have the host console in the drawer', async () => {
    await expect(drawer.getByRole('link')).toHaveText([
      'Profile',
      'Teams',
      'Stats',
      'Leaderboard',
      'Settings',
    ])
    await person.call(updateUser, { body: { isOwner: true } })
    await page.reload()
    await openDrawer(page)
    await expect(drawer.getByRole('link', { name: 'Host console' })).toHaveAttribute('href', '/host')
  })

  await drawer.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
})

test(`[AUTH-13] axe finds nothing in the drawer and its dialog, and both work with the keyboard only`, async ({
  member: { page },
}) => {
  const { keyboard } = page
  const drawer = page.getByRole('dialog', { name: 'Your profile' })
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await page.goto('/tournament')
  await expect(page.getByRole('button', { name: /^Your profile/ })).toBeVisible()
  await tabTo(page, /Your profile/)
  await keyboard.press('Enter')
  await expectFocusIn(drawer)
  await expectNoFindings(page)
  await tabTo(page, /^Logout/)
  await keyboard.press('Enter')
  await expectFocusIn(question)
  await expectNoFindings(page)
  await keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(drawer.getByRole('button', { name: 'Logout' })).toBeFocused()
  await keyboard.press('Enter')
  await expectFocusIn(question)
  await tabTo(page, /^Log out$/)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
})

test('[AUTH-13] logging out shows a message and removes all personal data from the device', async ({
  member,
}) => {
  const { page, person } = member
  await page.goto('/profile')
  await expect(page.getByRole('definition').first()).toHaveText(person.firstName)
  const question = await openLogOut(page)
  const [answer] = await Promise.all([
    page.waitForResponse('**/i-one/auth/user/logout'),
    question.getByRole('button', { name: 'Log out' }).click(),
  ])
  const { message } = (await answer.json()) as { message: string }
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()

  const saved = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(saved).not.toContain(person.token)
  expect(saved).not.toContain(person.email)
  await expect(person.call(logOut)).rejects.toMatchObject({ status: 401 })

  await page.goto('/profile')
  await expect(page).toHaveURL('/sign-in?from=%2Fprofile')
})

test('[AUTH-13] a logout without response shows an error and can be retried', async ({ member }) => {
  const { page } = member
  const { open, opened } = createGate()
  await page.route('**/assets/toasts-*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await expect(question).toBeVisible()
  open()
  await expect(page.getByRole('region', { name: 'Notifications, Alt+T' })).toBeAttached()
  await page.context().setOffline(true)
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Network Error' })).toBeVisible()
  await page.context().setOffline(false)
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
})

test('[STAT-1] the profile has a skip link, shows the own data, links to the statistics and logs out', async ({
  member,
}) => {
  const { page, person } = member
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('definition')).toHaveText([
    person.firstName,
    person.lastName,
    person.nickname,
    'MF (Midfielder)',
    '+2348012345678',
  ])
  await expect(page.getByRole('link', { name: 'Stats' })).toHaveAttribute('href', '/profile-stats')

  await test.step('without a network the frame shows since when, until the network is back', async () => {
    await page.context().setOffline(true)
    await expect(page.getByText(/^No connection since \d\d:\d\d/)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(/^No connection since/)).toBeHidden()
  })

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible()
})
