import { expect, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { expectFocusIn } from './keyboard.ts'
import { readMail, openContact, widths } from './signed-out.ts'

test('[LAND-6] a message is accepted, mailed and confirmed', async ({ visitor }) => {
  await visitor.goto('/services')
  const form = await openContact(visitor)
  const message = `The far goal was dark. ${crypto.randomUUID()}`
  await form.getByLabel('Name').fill('Ngozi Umeh')
  await form.getByLabel('Email').fill('ngozi@example.com')
  await form.getByLabel('Pitch').fill('Adélékè Astro')
  await form.getByLabel('Message').fill(message)

  const taken = createGate()
  await visitor.route('**/i-one/contact', async (route) => {
    await taken.opened
    await route.continue()
  })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(visitor.getByText('Message sent successfully')).toBeHidden()
  taken.open()
  await expect(visitor.getByText('Message sent successfully')).toBeVisible()
  await expect(form).toBeHidden()
  expect(await readMail('hello@i-one.example', new RegExp(`(${message})`))).toBe(message)

  const again = await openContact(visitor)
  await expect(again.getByLabel('Message')).toHaveValue('')
})

test('[LAND-6] name, email and message are required, and no text is lost if the server does not respond', async ({
  visitor,
}) => {
  await visitor.goto('/')
  const form = await openContact(visitor)
  await form.getByRole('button', { name: 'Send message' }).click()
  for (const text of ['Name is required', 'Email is required', 'Message is required'])
    await expect(form.getByText(text)).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '4')
  await form.getByLabel('Email').fill('ngozi')
  await expect(form.getByText('Invalid email')).toBeVisible()

  await test.step('a missing response is reported, and no text is lost', async () => {
    await form.getByLabel('Name').fill('Ngozi Umeh')
    await form.getByLabel('Email').fill('ngozi@example.com')
    await form.getByLabel('Message').fill('Are the lights on?')
    await visitor.route('**/i-one/contact', (route) => route.abort())
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(visitor.getByText('Network Error')).toBeVisible()
    await expect(form.getByLabel('Message')).toHaveValue('Are the lights on?')
  })
})

test('[LAND-6] it closes with its button, its backdrop and Escape, and keeps the text', async ({
  visitor,
}) => {
  await visitor.setViewportSize(widths.wide)
  await visitor.goto('/')
  const ways = [
    () => visitor.getByRole('button', { name: 'Close', exact: true }).click(),
    () => visitor.mouse.click(20, 400),
    () => visitor.keyboard.press('Escape'),
  ]
  const opener = visitor.getByRole('button', { name: 'Contact us' })
  for (const close of ways) {
    const form = await openContact(visitor)
    await form.getByLabel('Name').fill('Ngozi')
    await close()
    await expect(form).toBeHidden()
    await expect(opener).toBeFocused()
  }
  const form = await openContact(visitor)
  await expect(form.getByLabel('Name')).toHaveValue('Ngozi')
})

test('[LAND-6] it is at most 42rem wide and 90% of the screen high', async ({ visitor }) => {
  await visitor.goto('/how-it-works')
  const form = await openContact(visitor)
  for (const size of [
    { width: 1600, height: 480 },
    { width: 390, height: 500 },
  ]) {
    await visitor.setViewportSize(size)
    const box = () => form.boundingBox()
    await expect.poll(async () => (await box())?.width).toBeLessThanOrEqual(Math.min(672, size.width))
    await expect.poll(async () => (await box())?.height).toBeLessThanOrEqual(size.height * 0.9 + 0.5)
    await visitor.getByRole('button', { name: 'Send message' }).click()
    await expect(visitor.getByText('Message is required')).toBeVisible()
  }
})

test('[LAND-6] it is opened, filled in and sent with the keyboard only', async ({ visitor }) => {
  await visitor.setViewportSize(widths.wide)
  await visitor.goto('/how-it-works')
  const { keyboard } = visitor
  await visitor.getByRole('link', { name: 'Skip to content' }).focus()
  for (let step = 0; step < 4; step++) await keyboard.press('Tab')
  await expect(visitor.getByRole('button', { name: 'Contact us' })).toBeFocused()
  await keyboard.press('Enter')
  const form = visitor.getByRole('dialog', { name: 'Contact us' })
  await expectFocusIn(form)
  while (!(await form.getByLabel('Name').evaluate((field) => field === document.activeElement)))
    await keyboard.press('Tab')
  for (const text of ['Ngozi Umeh', 'ngozi@example.com', '', 'By keyboard']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await keyboard.press('Enter')
  await expect(visitor.getByText('Message sent successfully')).toBeVisible()
})
