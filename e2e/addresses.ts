import { openDatabase } from './database.ts'
import { expect } from './fixtures.ts'

export const marketing = ['/', '/how-it-works', '/services', '/privacy']
const account = ['/role', '/register', '/sign-in', '/forgot-password', '/verification', '/reset']

/** Addresses of the app, each under a user who opens it. After `=` is the id of the parameter. */
export const addresses = {
  visitor: [
    ...account,
    '/reset-success',
    '/confirm',
    '/guest',
    '/tournament',
    '/w/:code=nowhere',
    '/m/:id=match',
    '/p/:id=pitch',
    '/c/:code=centre_code',
    '/s/:code=session_code',
    '/t/:code=cup_code',
    '/t/:code/screen=cup_code',
    '/embed/t/:code=cup_code',
    '/embed/c/:code=centre_code',
  ],
  captain: [
    '/',
    '/games',
    '/pitches',
    '/pitches/:id=pitch',
    '/booked',
    '/work',
    '/opponents',
    '/live-match',
    '/schedule',
    '/schedule-detail',
    '/upcoming-match',
    '/sessions/:id=session',
    '/sessions/:id/payments=session',
    '/notifications',
    '/profile',
    '/profile-stats',
    '/leaderboard',
    '/players/:id=player',
    '/settings',
    '/settings/blocked',
    '/settings/security',
    '/teams',
    '/teams/:id=team',
    '/teams/:id/challenge=other_team',
    '/challenges/:id=challenge',
    '/tournament/new',
    '/tournament/:id=league',
  ],
  organizer: [
    '/host',
    '/host/pitches/new',
    '/host/pitches/:id=pitch',
    '/host/pitches/:id/prices=centre_pitch',
    '/host/centres/:code=centre_code',
    '/host/centres/:code/poster=centre_code',
    '/host/cash-up',
    '/host/centres/:id/closures=centre',
    '/host/centres/:id/messages=centre',
    '/host/review',
    '/host/centres/:id/customers=centre',
    '/host/centres/:id/log=centre',
    '/host/bookings/:id/money=booking',
    '/host/bookings/:id/receipts/:receipt=booking',
    '/tournament/:id/plan=planned',
  ],
  staff: ['/admin', '/admin/reviews', '/admin/reviews/:id=reviewed', '/admin/messages', '/admin/log'],
}

type Ids = Record<string, string>

export const idsOf = async (baseUrl: string): Promise<Ids> => {
  const { rows } = await (
    await openDatabase(baseUrl)
  ).query<{ ids: Ids }>(`
    with captain as (select id from users where email = 'captain@i-one.example'),
      organizer as (select id from users where email = 'organizer@i-one.example'),
      own as (
        select s.id, s.code from sessions s, captain where s.captain_id = captain.id and s.state = 'confirmed' limit 1
      ),
      centre as (select c.id, c.code from centres c, organizer where c.owner_id = organizer.id and c.name = 'Lagoon Astro'),
      cup as (
        select t.id, t.code from tournaments t
        where t.state = 'running' and t.code in ('lagos-night-cup', 'yaba-monday-league') limit 1
      ),
      paid as (
        select p.booking_id, p.receipt from booking_payments p, centre where p.centre_id = centre.id and p.kind = 'payment' limit 1
      )
    select json_build_object(
      'nowhere', repeat('a', 22),
      'match', (select m.id from matches m join sessions s on s.id = m.session_id
        where m.state = 'finished' order by m.id limit 1),
      'pitch', (select p.id from pitches p, organizer where p.owner_id = organizer.id and p.name = 'Adélékè Astro'),
      'centre_pitch', (select p.id from pitches p, centre where p.centre_id = centre.id limit 1),
      'centre', (select id from centre), 'centre_code', (select code from centre),
      'session', (select id from own), 'session_code', (select code from own),
      'cup_code', (select code from cup), 'league', (select id from tournaments where code = 'yaba-monday-league'),
      'player', (select id from captain),
      'team', (select m.team_id from team_members m, captain where m.user_id = captain.id and m.state = 'member' limit 1),
      'other_team', (select t.id from teams t, captain where not exists (
        select from team_members m where m.team_id = t.id and m.user_id = captain.id) limit 1),
      'challenge', (select id from challenges limit 1),
      'booking', (select booking_id from paid), 'receipt', (select receipt::text from paid),
      'planned', (select t.id from tournaments t, organizer where t.organizer_id = organizer.id limit 1),
      'reviewed', (select user_id from organizer_reviews where state = 'sent' limit 1)
    ) as ids`)
  return rows[0]!.ids
}

export const pathOf = (address: string, ids: Ids) => {
  const [path, name] = address.split('=')
  if (!name) return path!
  expect(ids[name], name).toBeTruthy()
  return path!.replace(/:(?:id|code)/, ids[name]!).replace(':receipt', ids['receipt']!)
}
