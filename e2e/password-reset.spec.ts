import { requestPasswordReset } from '@i-one/contract/accounts/password-reset'
import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, newPassword, createPerson, type Person, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { tabTo } from './keyboard.ts'
import { submitSignIn, codePattern, linkPattern, readMail, widths } from './signed-out.ts'

const boxes = (page: Page) => page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')
const typeCode = async (page: Page, digits: string) => {
  await boxes(page).first().click()
  await page.keyboard.type(digits)
}

const askForCode = async (page: Page, email: string) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get Code' }).click()
  await expect(page).toHaveURL('/verification')
}

const showCode = async (page: Page, { email }: Person) => {
  await askForCode(page, email)
  await typeCode(page, await readMail(email, codePattern))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/reset')
}

const change = async (page: Page, password: string, confirm = password) => {
  await page.getByLabel(/^New password/).fill(password)
  await page.getByLabel(/^Confirm password/).fill(confirm)
  await page.getByRole('button', { name: 'Change' }).click()
}

test('[AUTH-6, AUTH-7] an email address is required and kept for the code, and fewer than five digits are not sent', async ({
  visitor,
}) => {
  const sent: string[] = []
  visitor.on('request', (request) => request.url().endsWith('verifyOtp') && sent.push(request.url()))

  await test.step('without an email address, a short code is reported first, then the missing address', async () => {
    await visitor.goto('/verification')
    await expect(visitor.getByText('A code has been sent to your email')).toBeVisible()
    await typeCode(visitor, '123')
    await visitor.getByRole('button', { name: 'Verify' }).click()
    await expect(visitor.getByText('Please enter a valid 5-digit OTP.')).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Resend Code' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await typeCode(visitor, '12345')
    await visitor.getByRole('button', { name: 'Verify' }).click()
    await expect(visitor).toHaveURL('/forgot-password')
  })

  await test.step('an email address is required and kept for the code page', async () => {
    await visitor.goto('/forgot-password')
    await expect(visitor.getByText('Enter your email to reset password')).toBeVisible()
    await visitor.getByRole('button', { name: 'Get Code' }).click()
    await expect(visitor.getByText('Email is required')).toBeVisible()
    await visitor.getByLabel('Email').fill('layi')
    await expect(visitor.getByText('Please enter a valid email address')).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/sign-in')

    const gate = createGate()
    await visitor.route('**/i-one/user/forgotPassword', async (route) => {
      await gate.opened
      await route.continue()
    })
    await visitor.getByLabel('Email').fill('nobody@example.com')
    await visitor.getByRole('button', { name: 'Get Code' }).click()
    await expect(visitor.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    gate.open()
    await expect(visitor).toHaveURL('/verification')
    await expect(visitor.getByText('A code has been sent to nobody@example.com')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('A code has been sent to nobody@example.com')).toBeVisible()
  })

  await test.step('five inputs accept a digit each or a pasted code, and fewer than five are not sent', async () => {
    await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const box = boxes(visitor)
    const digits = () => box.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join(''))
    await expect(box).toHaveCount(5)
    for (let at = 0; at < 5; at++) await expect(box.nth(at)).toHaveAttribute('inputmode', 'numeric')

    await typeCode(visitor, '12')
    await expect(box.nth(2)).toBeFocused()
    await visitor.keyboard.type('x')
    await expect(box.nth(2)).toHaveValue('')
    await expect(box.nth(2)).toBeFocused()
    await visitor.keyboard.press('Backspace')
    await expect(box.nth(1)).toBeFocused()
    await visitor.keyboard.type('734')
    await expect(box.nth(4)).toBeFocused()
    expect(await digits()).toBe('1734')
    await visitor.getByRole('button', { name: 'Verify' }).click()
    await expect(visitor.getByText('Please enter a valid 5-digit OTP.')).toBeVisible()
    await expectNoFindings(visitor)
    expect(sent).toEqual([])

    await visitor.evaluate(() => navigator.clipboard.writeText(' 40 518 '))
    await box.nth(2).click()
    await visitor.keyboard.press('ControlOrMeta+V')
    await expect.poll(digits).toBe('40518')
  })
})

test('[AUTH-8] a new code can be requested after a minute with a countdown, and the old code stops working', async ({
  visitor,
  baseURL,
}) => {
  const { email } = await createPerson(baseURL ?? '')
  await visitor.clock.install()
  await askForCode(visitor, email)
  const older = await readMail(email, codePattern)
  await expect(visitor.getByText(/Resend Code in 00:\d\d|Resend Code in 01:00/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Resend Code' })).toBeHidden()
  await visitor.clock.runFor(61_000)
  await visitor.getByRole('button', { name: 'Resend Code' }).click()
  await expect(visitor.getByText(/Resend Code in/)).toBeVisible()
  const newer = await readMail(email, codePattern, [older])

  await typeCode(visitor, older)
  await visitor.getByRole('button', { name: 'Verify' }).click()
  await expect(visitor.getByText('This code is wrong or has expired.')).toBeVisible()
  await typeCode(visitor, newer)
  await visitor.getByRole('button', { name: 'Verify' }).click()
  await expect(visitor).toHaveURL('/reset')
})

test('[AUTH-7, AUTH-9] a wrong code is rejected, the right code opens the new password page, and that the sign-in page', async ({
  visitor,
  baseURL,
}) => {
  const person = await createPerson(baseURL ?? '')
  await visitor.clock.install()
  let right = ''

  await test.step('a wrong code is rejected, and the button is enabled again', async () => {
    await askForCode(visitor, person.email)
    right = await readMail(person.email, codePattern)
    const gate = createGate()
    await visitor.route('**/i-one/user/verifyOtp', async (route) => {
      await gate.opened
      await route.continue()
    })
    await typeCode(visitor, String((Number(right) + 1) % 100_000).padStart(5, '0'))
    await visitor.getByRole('button', { name: 'Verify' }).click()
    await expect(visitor.getByRole('button', { name: 'Verifying...' })).toBeDisabled()
    gate.open()
    await expect(visitor.getByRole('alert').getByText('This code is wrong or has expired.')).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Verify' })).toBeEnabled()
    await expect(visitor).toHaveURL('/verification')
  })

  await test.step('the right code shows a message and opens the new password page', async () => {
    await typeCode(visitor, right)
    await visitor.getByRole('button', { name: 'Verify' }).click()
    await expect(visitor).toHaveURL('/reset')
    await expect(visitor.getByRole('status').filter({ hasText: 'Code verified' })).toBeVisible()
  })

  await test.step('a new password is saved, confirmed and opens the sign-in page', async () => {
    await expect(visitor.getByLabel('Email')).toHaveValue(person.email)
    await expect(visitor.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/forgot-password')

    await change(visitor, '', '')
    await expect(visitor.getByText('Password must contain at least 4 characters')).toBeVisible()
    await expect(visitor.getByText('Please confirm your password')).toBeVisible()
    await change(visitor, 'abc', 'abd')
    await expect(visitor.getByText('Password must contain at least 4 characters')).toBeVisible()
    await change(visitor, newPassword, 'half-time')
    await expect(visitor.getByText("Passwords don't match")).toBeVisible()
    await expectNoFindings(visitor)

    const gate = createGate()
    await visitor.route('**/i-one/user/resetPassword', async (route) => {
      await gate.opened
      await route.continue()
    })
    await change(visitor, newPassword)
    await expect(visitor.getByRole('button', { name: 'Changing...' })).toBeDisabled()
    gate.open()
    await expect(visitor).toHaveURL('/reset-success')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Password Reset Successfully')
    await expect(visitor.getByText('Redirecting....', { exact: true })).toBeVisible()
    await visitor.clock.fastForward(3000)
    await expect(visitor).toHaveURL('/sign-in')
    await submitSignIn(visitor, { email: person.email, password: newPassword })
    await expect(visitor.getByText(`Hey, ${person.firstName} ${person.lastName}`)).toBeVisible()
  })
})

test('[AUTH-9] a password is reset with the keyboard only', async ({ visitor, baseURL }) => {
  const { email } = await createPerson(baseURL ?? '')
  const { keyboard } = visitor
  const onPage = (title: string) => expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await visitor.goto('/sign-in')
  await onPage('Welcome Back!')
  await tabTo(visitor, /Forgot Password/)
  await keyboard.press('Enter')
  await onPage('Forgot Password?')
  await tabTo(visitor, /Email/)
  await keyboard.type(email)
  await keyboard.press('Enter')
  await onPage('Enter Verification Code')
  const digits = await readMail(email, codePattern)
  await tabTo(visitor, /Digit 1 of 5/)
  await keyboard.type(digits)
  await tabTo(visitor, /Verify/)
  await keyboard.press('Enter')
  await onPage('Reset Password')
  await tabTo(visitor, /^New password/)
  await keyboard.type(newPassword)
  await tabTo(visitor, /^Confirm password/)
  await keyboard.type(newPassword)
  await tabTo(visitor, /Change/)
  await keyboard.press('Enter')
  await onPage('Password Reset Successfully')
})

test('[AUTH-10] a ticket or link works once, and without either nothing is reset', async ({
  browser,
  visitor,
  baseURL,
}) => {
  const person = await createPerson(baseURL ?? '')

  await test.step('without the ticket of a verified code nothing is reset', async () => {
    await visitor.goto('/reset')
    await visitor.getByLabel('Email').fill(person.email)
    await change(visitor, newPassword)
    await expect(visitor.getByText('Verify a code first, then set the new password.')).toBeVisible()
    await expect(visitor).toHaveURL('/reset')
  })

  await test.step('the ticket works once, only in the same browser, and is not readable by scripts', async () => {
    const other = await openBrowser(browser, person, { viewport: widths.narrow })
    const elsewhere = await other.newPage()
    await elsewhere.goto('/profile')
    await expect(elsewhere.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()

    await showCode(visitor, person)
    const [ticket] = await visitor.context().cookies(`${baseURL}/i-one/user/resetPassword`)
    expect(ticket).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
    expect(await visitor.evaluate(() => document.cookie)).toBe('')
    await change(visitor, newPassword)
    await expect(visitor).toHaveURL('/reset-success')

    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/sign-in/)
    await other.close()

    await visitor.goto('/reset')
    await visitor.getByLabel('Email').fill(person.email)
    await change(visitor, 'extra-time')
    await expect(visitor.getByText('Verify a code first, then set the new password.')).toBeVisible()
  })

  await test.step('the link in the mail does the same as the code, once', async () => {
    const person = await createPerson(baseURL ?? '')
    await person.call(requestPasswordReset, { body: { email: person.email } })
    const address = await readMail(person.email, linkPattern)
    await visitor.goto(address)
    await expect(visitor).toHaveURL('/reset')
    await visitor.getByLabel('Email').fill(person.email)
    await change(visitor, newPassword)
    await expect(visitor).toHaveURL('/reset-success')

    await visitor.goto(address)
    await expect(visitor).toHaveURL('/forgot-password')
    await expect(
      visitor.getByText('This link has been used or has expired. Ask for a new one.'),
    ).toBeVisible()
  })
})

test('[AUTH-10] the link also works for a signed-in user, and ends that login', async ({
  member: { person, page },
}) => {
  await person.call(requestPasswordReset, { body: { email: person.email } })
  const address = await readMail(person.email, linkPattern)
  await page.clock.install()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await page.goto(address)
  await expect(page).toHaveURL('/reset')
  await page.getByLabel('Email').fill(person.email)
  await change(page, newPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password Reset Successfully')
  await page.clock.fastForward(3000)
  await expect(page).toHaveURL('/sign-in')
  expect(await page.evaluate(() => localStorage.getItem('i-one'))).toBeNull()
  await submitSignIn(page, { email: person.email, password: newPassword })
  await expect(page.getByText(`Hey, ${person.firstName} ${person.lastName}`)).toBeVisible()
})
