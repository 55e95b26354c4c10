import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const phone = { width: 390, height: 844 }
export const widths = { narrow: phone, wide: { width: 1280, height: 800 } }

export const submitSignIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export const readSavedState = () =>
  JSON.parse(localStorage.getItem('main') ?? '{}') as { state?: Record<string, Record<string, unknown>> }

export const openContact = async (page: Page) => {
  const burger = page.getByRole('button', { name: 'Open menu' })
  const opener = page.getByRole('button', { name: 'Contact us' })
  await expect(burger.or(opener).first()).toBeVisible()
  if (await burger.isVisible()) await burger.click()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await expect(dialog).toBeVisible()
  return dialog
}

const outbox = () => join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')

const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** Caches emails, because a whole test run's outbox holds hundreds. */
const emails = new Map<string, string>()

const emailsTo = async (address: string) => {
  const files = (await readdir(outbox()).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const unread = files.filter((file) => !emails.has(file))
  await Promise.all(
    unread.map(async (file) => emails.set(file, await readFile(join(outbox(), file), 'utf8'))),
  )
  return [...emails.values()].filter((mail) => mail.includes(`To: ${address}`)).map(decoded)
}

export const readMail = async (address: string, pattern: RegExp, seen: string[] = []) => {
  let found = ''
  await expect(async () => {
    const captured = (await emailsTo(address)).map((mail) => pattern.exec(mail)?.[1] ?? '')
    found = captured.find((text) => text && !seen.includes(text)) ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return found
}

export const codePattern = /^ {4}(\d{5})\s*$/m
export const linkPattern = /(\/reset\?link=[\w-]{22})/
