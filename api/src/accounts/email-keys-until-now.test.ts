import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDatabaseOfV010 } from '../../test/database-of-v010.ts'
import { toEmailKey } from './rules.ts'

const formerKey = (email: string) => email.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

test('existing accounts are found by each spelling of their domain', async () => {
  const { run, upgrade } = await createDatabaseOfV010()
  const emails = [
    'ada@strasse.example',
    'Ada@Müller.example',
    'obi@xn--strae-oqa.example',
    'ife@xn--mller-kva.EXAMPLE',
    'uche@xn--r8jz45g.xn--wgv71a119e',
    'emeka@faß.example',
    'tunde@xn--lynk-5nad5ft333a.ng',
    'musa@xn--.example',
    'mary‐jane@example.com',
    'plain@example.com',
  ]
  const clash = ['bola@müller.example', 'bola@xn--mller-kva.example']
  for (const email of [...emails, ...clash]) {
    const id = randomUUID()
    await run(`
      insert into players (id, name, created_at) values ('${id}', 'A player', now());
      insert into users (id, first_name, last_name, nickname, email, email_key, password_hash,
        phone_number, address, position, is_owner, lng, lat, created_at)
      values ('${id}', 'Ada', 'Obi', 'Ada', '${email}', '${formerKey(email)}', '', '', '',
        'GK', false, 0, 0, now())`)
  }
  await upgrade()
  const rows = (await run('select email, email_key from users')) as Record<string, string>[]
  const keyOf = (email: string) => rows.find((row) => row['email'] === email)!['email_key']
  for (const email of emails)
    expect([email, keyOf(email)]).toEqual([email, toEmailKey(email.replace('‐', '-'))])
  expect(clash.map(keyOf)).toEqual(['bola@müller.example', 'bola@xn--mller-kva.example'])
})
