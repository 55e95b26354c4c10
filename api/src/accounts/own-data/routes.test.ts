import { OwnData, exportUser } from '@i-one/contract/accounts/own-data'
import { changeTeam } from '@i-one/contract/teams'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countRows, createUserWithHistory, privateTexts, listReferences } from '../../../test/make-past.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const past = await createUserWithHistory(app, 'kickoff-at-seven')

const exported = async (token = past.person.token) => app.as(token)(exportUser)

type Absence =
  | 'secret'
  | 'a copy of an answer, kept for a day'
  | 'of guests, who have no account'
  | 'ids of guests they were, with nothing to them'
  | 'of scorers without an account'
  | 'of those who voted'
  | 'of others, who do not say so'
  | 'what appearances add up to'
  | 'their own name, on what others wrote down'

const sections: Record<string, keyof OwnData | Absence> = {
  'users.id': 'profile',
  'photos.user_id': 'photo',
  'logins.user_id': 'logins',
  'passkeys.user_id': 'passkeys',
  'known_devices.user_id': 'knownDevices',
  'passkey_challenges.user_id': 'secret',
  'pitches.owner_id': 'pitches',
  'centres.owner_id': 'centres',
  'centre_staff.user_id': 'worksAt',
  'centre_staff_changes.player_id': 'rolesAtCentres',
  'centre_staff_changes.by': 'rolesAtCentres',
  'centre_log.by': 'centreLog',
  'customers.user_id': 'customerAt',
  'centre_messages.by': 'writtenMessages',
  'centre_feeds.user_id': 'secret',
  'bank_details.user_id': 'bankDetails',
  'bookings.booker_id': 'bookings',
  'bookings.blocked_by': 'bookings',
  'booking_changes.by': 'bookingChanges',
  'booking_payments.by': 'takenPayments',
  'sessions.captain_id': 'sessions',
  'sessions.opponent_id': 'sessions',
  'places.player_id': 'places',
  'places.added_by': 'guests',
  'places.owed_by': 'guests',
  'wishes.player_id': 'wishes',
  'wishes.with_id': 'wishes',
  'ledger.by': 'payments',
  'team_members.user_id': 'teams',
  'challenges.by_id': 'challenges',
  'tournaments.organizer_id': 'tournaments',
  'tournament_squads.player_id': 'squads',
  'challenge_answers.player_id': 'challengeAnswers',
  'tournament_answers.player_id': 'tieAnswers',
  'tournament_changes.by': 'tournamentChanges',
  'fee_ledger.by': 'feePayments',
  'session_changes.by': 'sessionChanges',
  'session_changes.player_id': 'sessionChanges',
  'lineups.player_id': 'lineups',
  'set_lineups.player_id': 'setLineups',
  'sets.lineup_by': 'linedUpSets',
  'matches.lineup_one_by': 'linedUpMatches',
  'matches.lineup_two_by': 'linedUpMatches',
  'events.by': 'events',
  'events.player_id': 'events',
  'events.on_id': 'events',
  'scorers.user_id': 'scorerOf',
  'whistles.player_id': 'of scorers without an account',
  'appearances.player_id': 'appearances',
  'season_sums.player_id': 'what appearances add up to',
  'votes.voter_id': 'votes',
  'votes.player_id': 'of those who voted',
  'awards.player_id': 'awards',
  'notifications.user_id': 'notifications',
  'notifications.player_id': 'notifications',
  'notification_preferences.user_id': 'notificationPreferences',
  'quiet_hours.user_id': 'quietHours',
  'email_confirmations.user_id': 'secret',
  'password_resets.user_id': 'secret',
  'reset_tickets.user_id': 'secret',
  'player_aliases.player_id': 'ids of guests they were, with nothing to them',
  'guest_claims.player_id': 'of guests, who have no account',
  'reports.reporter_id': 'reports',
  'organizer_reviews.user_id': 'reviews',
  'review_papers.user_id': 'reviewPapers',
  'hidden_things.user_id': 'hiddenByStaff',
  'blocks.blocker_id': 'blocked',
  'blocks.blocked_id': 'of others, who do not say so',
  'audit_log.by': 'staffActs',
  'log_names.user_id': 'their own name, on what others wrote down',
  'log_names.guest_id': 'of guests, who have no account',
  'text_authors.user_id': 'writtenTexts',
  'first_answers.user_id': 'a copy of an answer, kept for a day',
}

describe('own data', () => {
  test('has every table that refers to a user or a player', async () => {
    const columns = (await listReferences(app)).map(({ table, column }) => `${table}.${column}`)
    expect(columns.toSorted()).toEqual(Object.keys(sections).toSorted())
  })

  test('has every row that refers to the person', async () => {
    const data = await exported()
    expect(z.parse(OwnData, data)).toEqual(data)
    for (const [section, rows] of Object.entries(data)) {
      if (!Array.isArray(rows)) continue
      const columns = Object.keys(sections).filter((column) => sections[column] === section)
      const [table = ''] = columns.map((column) => column.split('.')[0])
      const count = await countRows(app, table, columns, past.person.id)
      expect(count, `${section} is tried`).toBeGreaterThan(0)
      expect(rows, section).toHaveLength(count)
    }
  })

  test('begins with the profile and the photo', async () => {
    const { profile, photo, exportedAt } = await exported()
    expect(profile).toMatchObject({ ...privateTexts, email: past.email, isOwner: true, suspendedAt: null })
    expect(photo).toMatch(/^data:image\/webp;base64,UklGR/)
    expect(exportedAt).toBe(app.clock.now().toISOString())
  })

  test('tells what was played and where', async () => {
    const data = await exported()
    expect(data.appearances).toMatchObject([{ match: past.played.match._id, outcome: 'won', goals: 1 }])
    expect(data.places).toContainEqual(
      expect.objectContaining({ session: past.toCome._id, state: 'going', pitch: 'Adélékè Astro' }),
    )
    expect(data.events).toContainEqual(
      expect.objectContaining({ type: 'goal', recorded: true, ofMe: true, match: past.played.match._id }),
    )
    const session = past.played.id
    expect(data.guests).toHaveLength(2)
    expect(data.guests).toContainEqual(expect.objectContaining({ name: 'A guest', session }))
    expect(data.guests).toContainEqual(expect.objectContaining({ name: 'A guest of then', session }))
  })

  test('has what a team of theirs looks for', async () => {
    const { team, captain } = await createTestTeam(app)
    const wanted = { matchWanted: 'Any evening but Friday', playersWanted: '' }
    await app.as(captain.token)(changeTeam, { params: { id: team._id }, body: wanted })
    expect((await exported(captain.token)).teams).toMatchObject([{ team: team._id, ...wanted }])
  })

  test('has no secret and nobody else in it', async () => {
    const text = JSON.stringify(await exported())
    for (const other of [...past.played.one.slice(1), ...past.played.two]) {
      expect(text).not.toContain(other.id)
      expect(text).not.toContain(other.nickname)
    }
    expect(text).not.toMatch(/hash|argon2|token/i)
  })

  test('of somebody new is empty, and is their own', async () => {
    const { token, id } = await createPerson(app)
    const { profile, photo, logins, ...rest } = await exported(token)
    expect(profile).toMatchObject({ _id: id })
    expect(photo).toBeNull()
    expect(logins).toHaveLength(1)
    expect(Object.values(rest).flat()).toEqual([rest.exportedAt])
    await expect(app.as()(exportUser)).rejects.toMatchObject({ code: 'not-signed-in', status: 401 })
  })

  test('comes as a file', async () => {
    const response = await fetch(app.baseUrl + exportUser.path, {
      headers: { authorization: `Bearer ${past.person.token}` },
    })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="i-one.json"')
    await response.arrayBuffer()
  })

  test('is given twenty times an hour', async () => {
    const { token } = await createPerson(app)
    for (let n = 0; n < 20; n++) await exported(token)
    await expect(exported(token)).rejects.toMatchObject({ code: 'too-many', status: 429 })
  })
})
