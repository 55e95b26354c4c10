import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteUser } from '@i-one/contract/leaving'
import { createPitch } from '@i-one/contract/pitches/registration'
import { getSession } from '@i-one/contract/sessions'
import { editSession, transferCaptaincy } from '@i-one/contract/sessions/captain'
import { addGuests } from '@i-one/contract/sessions/places'
import { repeatSession } from '@i-one/contract/sessions/series'
import { createTeam, disbandTeam, getTeam } from '@i-one/contract/teams'
import { cancelTournament, createTournament, getTournament } from '@i-one/contract/tournaments'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOpenSession } from '../../test/make-open-session.ts'
import { newTeam } from '../../test/make-team.ts'
import { newTournament } from '../../test/make-tournament.ts'
import { type Person, createPerson, newPitch } from '../../test/make.ts'
import { byId, day, apiError, startTestApp } from '../../test/suite.ts'
import { listTablesWithText } from '../../test/tables-with.ts'
import { ownPhone, toUniqueText, fillAllTexts } from '../../test/write-everywhere.ts'
import { createBackup } from '../lib/backup/back-up.ts'
import { readBackupFrames } from '../lib/backup/frames.ts'
import { upsertDistricts } from '../pitches/sql.ts'

const app = await startTestApp({ rateLimits: false })
const password = 'kickoff-at-seven'

/** Text columns whose texts are deleted with the account. */
const goes = [
  'audit_log.why',
  'bank_details.account_name',
  'bank_details.bank',
  'booking_changes.reason',
  'bookings.reason',
  'centre_closures.reason',
  'centre_log.about',
  'centre_log.changes',
  'centre_messages.words',
  'centres.house_rules',
  'centres.legal_name',
  'challenges.words',
  'contact_messages.message',
  'contact_messages.name',
  'contact_messages.pitch',
  'first_answers.reply',
  'notifications.words',
  'organizer_reviews.words',
  'passkeys.name',
  'pitch_photos.alt',
  'pitches.facilities',
  'pitches.prices',
  'reports.words',
  'session_changes.edits',
  'session_changes.reason',
  'session_changes.words',
  'sessions.note',
  'sessions.title',
  'team_formations.name',
  'teams.address',
  'teams.match_wanted',
  'teams.players_wanted',
  'tournament_changes.reason',
  'tournament_entries.deduction_reason',
  'tournaments.about',
  'tournaments.address',
  'users.address',
  'users.first_name',
  'users.last_name',
  'users.nickname',
]

/** Text columns kept when an account is deleted, because other users' records refer to them (decision 47). */
const stays = [
  'booking_payments.centre_address',
  'booking_payments.centre_name',
  'booking_payments.pitch_name',
  'calendar_revisions.place',
  'centre_log.from_pitch',
  'centre_log.pitch',
  'centres.address',
  'centres.name',
  'pitches.address',
  'pitches.name',
  'pitches.surface',
  'audit_log.subject_name',
  'hidden_things.names',
  'matches.team_one_name',
  'matches.team_two_name',
  'notifications.facts',
  'reports.name',
  'sets.name',
  'teams.name',
  'tournaments.code',
  'tournaments.name',
  'log_names.name',
  'customers.name',
  'customers.note',
  'players.name',
]

const ofCustomers = ['take_overs.joined']

/** Columns that identify a user. Deleted with the account, except in a centre's customer records. */
const numbers = [
  'bank_details.account_number',
  'centres.phone',
  'contact_messages.email',
  'customers.phone',
  'email_confirmations.email',
  'organizer_reviews.phone_number',
  'pitches.phone',
  'users.email',
  'users.email_key',
  'users.new_email',
  'users.new_email_key',
  'users.phone_number',
]

const fixed = [
  'appearances.season',
  'audit_log.act',
  'audit_log.facts',
  'audit_log.subject_kind',
  'booking_changes.state',
  'booking_payments.currency',
  'booking_payments.refund_of',
  'booking_payments.time_zone',
  'bookings.price_currency',
  'bookings.terms',
  'calendar_revisions.fingerprint',
  'centre_closures.hours',
  'centre_log.act',
  'centre_log.batch',
  'centre_log.currency',
  'centre_log.role',
  'centre_log.source',
  'centres.code',
  'centres.opening_hours',
  'centres.terms',
  'centres.time_zone',
  'contact_messages.language',
  'customer_bookings.currency',
  'districts.city',
  'districts.name',
  'events.card',
  'events.period',
  'events.type',
  'first_answers.key',
  'hidden_things.hash',
  'logins.device',
  'matches.match_type',
  'matches.period',
  'news.topic',
  'notification_preferences.kind',
  'notifications.kind',
  'notifications.occasion',
  'passkeys.transports',
  'photos.hash',
  'pitch_photos.hash',
  'pitches.opening_hours',
  'pitches.part_hours',
  'pitches.photo',
  'pitches.terms',
  'pitches.time_zone',
  'quiet_hours.ends',
  'quiet_hours.starts',
  'quiet_hours.time_zone',
  'reports.reason',
  'season_sums.season',
  'secrets.name',
  'session_changes.change',
  'sessions.code',
  'sessions.draw_seed',
  'sessions.match_type',
  'sessions.reason',
  'team_results.season',
  'team_sums.season',
  'teams.colour',
  'teams.invite_code',
  'text_authors.text',
  'tournament_changes.change',
  'tournament_entries.group_name',
  'tournament_lots.seed',
  'tournament_matches.group_name',
  'tournament_matches.source_one',
  'tournament_matches.source_two',
  'tournament_plans.lines',
  'tournament_plans.rules',
  'tournaments.calendar_rules',
  'tournaments.draw_seed',
  'tournaments.fee_currency',
  'tournaments.reason',
  'tournaments.rules',
  'tournaments.time_zone',
  'users.language',
  'users.password_hash',
]

/** Lists the text columns whose values and format the schema does not restrict. */
const textColumns = async () => {
  const { rows } = await sql<{ name: string }>`
    select t.relname || '.' || a.attname as name
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
      and not exists (
        select from pg_constraint k where k.conrelid = t.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\("?' || a.attname || '"? (= ANY|~ ''\\^\\[A-Z\\])'))
    order by 1`.execute(app.db)
  return rows.map(({ name }) => name)
}

const written = async () => {
  const found: string[] = []
  for (const name of await textColumns()) {
    const [table = '', column = ''] = name.split('.')
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)}::text like '%wordfor%' limit 1`.execute(app.db)
    if (rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

const readBackup = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'i-one-words-'))
  const { file } = await createBackup(app.databaseUrl, join(folder, 'after.backup'), app.clock.now())
  const pieces: Buffer[] = []
  for await (const { content } of readBackupFrames(file)) pieces.push(content)
  await rm(folder, { recursive: true })
  return Buffer.concat(pieces).toString()
}

test("each text column of the schema has a rule for the deletion of its author's account", async () => {
  expect(await textColumns()).toEqual([...goes, ...stays, ...ofCustomers, ...numbers, ...fixed].toSorted())
})

test('deleting an account deletes its texts in the tables, the queue and later backups', async () => {
  await upsertDistricts(app.db, [{ name: 'Bariga', city: 'Lagos', lng: 3.3863, lat: 6.5392 }])
  const { leaver, next, sessions, team, tournaments } = await fillAllTexts(app, password)
  const email = `${leaver.id}@example.com`
  const gone = [...goes.map(toUniqueText), email, ownPhone]
  expect(await written()).toEqual([...goes, ...stays].toSorted())
  expect(await listTablesWithText(app, toUniqueText('audit_log.why'))).toContain(
    'graphile_worker._private_jobs',
  )

  await app.as(leaver.token)(deleteUser, { body: { password } })
  expect(await written()).toEqual(stays.toSorted())
  expect(await listTablesWithText(app, ...gone)).toEqual([])
  const backup = await readBackup()
  for (const word of gone) expect(backup.includes(word), word).toBe(false)
  for (const column of ['teams.name', 'pitches.name', 'tournaments.name'])
    expect(backup).toContain(toUniqueText(column))

  const call = app.as(next.token)
  expect(await call(getSession, { params: { id: sessions.handed } })).toMatchObject({
    title: 'Next title',
    note: '',
  })
  expect(await call(getTeam, { params: { id: team } })).toMatchObject({
    address: 'Bariga, Lagos',
    matchWanted: '',
    playersWanted: 'A keeper',
  })
  const { about, entries } = await call(getTournament, { params: { id: tournaments.handed } })
  expect(about).toBeUndefined()
  expect(entries.map(({ deduction }) => deduction)).toContainEqual({ points: 1, reason: '' })
  // a retry fails, because the stored response of this idempotency key was deleted
  const body = { guests: [{ name: 'Emeka' }] }
  await expect(call(addGuests, { params: { id: sessions.handed }, body, key: 'one' })).rejects.toMatchObject(
    apiError('key-reused'),
  )
})

test("deletes a text with its author's account, even if another captain has repeated it weekly", async () => {
  const author = await createPerson(app, { password })
  const { session, others } = await createOpenSession(app, { captain: author, others: 1 })
  const [next] = others as [Person]
  await app.as(author.token)(editSession, { ...byId(session), body: { note: 'Ring at my gate' } })
  await app.as(author.token)(transferCaptaincy, { ...byId(session), body: { player: next.id } })
  const starts = [new Date(Date.parse(session.start) + 7 * day).toISOString()]
  await app.as(next.token)(repeatSession, { ...byId(session), body: { starts } })
  await app.as(author.token)(deleteUser, { body: { password } })
  expect(await listTablesWithText(app, 'Ring at my gate')).toEqual([])
})

test('deletes rows that concern no other user', async () => {
  const person = await createPerson(app, { isOwner: true, password })
  const call = app.as(person.token)
  const pitch = await call(createPitch, { body: { ...newPitch, name: 'Own yard', listed: false } })
  const team = await call(createTeam, { body: { ...newTeam, name: 'Own team' } })
  await call(disbandTeam, byId(team))
  const tournament = await call(createTournament, { body: { ...newTournament, name: 'Own cup' } })
  await call(cancelTournament, { ...byId(tournament), body: {} })
  await call(deleteUser, { body: { password } })
  const names = ['Own yard', 'Own team', 'Own cup']
  expect(await listTablesWithText(app, pitch._id, team._id, tournament._id, ...names)).toEqual([])
})
