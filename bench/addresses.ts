import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logIn } from '@i-one/contract/accounts'
import { createClient } from '@i-one/contract/call'
import { getHostCalendar } from '@i-one/contract/centres/bookings'
import { recordPayment } from '@i-one/contract/centres/money'
import { listMyCentres } from '@i-one/contract/centres/registration'
import { findLiveMatch } from '@i-one/contract/matches'
import { transferWhistle } from '@i-one/contract/matches/scorers'
import { listReviews } from '@i-one/contract/moderation/reviews'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { listMySessions } from '@i-one/contract/sessions'
import { listChallenges } from '@i-one/contract/sessions/challenges'
import { listMyTeams } from '@i-one/contract/teams'
import { listTournaments } from '@i-one/contract/tournaments'
import { demoPassword, root } from './server.ts'

const readBuilt = () => {
  const file = join(root, 'web/dist/.pages/en/.vite/addresses.json')
  if (!existsSync(file)) throw new Error(`${file} is missing: run 'npm run build'`)
  return JSON.parse(readFileSync(file, 'utf8')) as { app: string[]; marketing: string[] }
}

const signIn = async (baseUrl: string, email: string) => {
  const { token, user } = await createClient({ baseUrl })(logIn, { body: { email, password: demoPassword } })
  return { token, user, call: createClient({ baseUrl, token: () => token }) }
}

export const listAddresses = async (baseUrl: string) => {
  const player = await signIn(baseUrl, 'captain@i-one.example')
  const organizer = await signIn(baseUrl, 'organizer@i-one.example')
  const staff = await signIn(baseUrl, 'staff@i-one.example')
  const [lng = 0, lat = 0] = player.user.location.coordinates
  const [session] = await player.call(listMySessions)
  const [team] = await player.call(listMyTeams)
  const [pitch] = await player.call(findNearbyPitches, { query: { lng, lat } })
  const { match } = await player.call(findLiveMatch)
  const challenges = team && (await player.call(listChallenges, { params: { id: team._id } }))
  const [tournament] = await player.call(listTournaments)
  const { pitches } = await organizer.call(getHostCalendar, {
    query: { from: new Date().toISOString().slice(0, 10) },
  })
  const [centre] = await organizer.call(listMyCentres)
  const booking = pitches.flatMap(({ bookings }) => bookings).find(({ state }) => state === 'confirmed')
  const { reviews } = await staff.call(listReviews)
  const whistle = match && (await player.call(transferWhistle, { params: { id: match._id } }))
  const payment = { _id: randomUUID(), amount: 100, method: 'cash' as const }
  if (booking) await organizer.call(recordPayment, { params: { id: booking._id }, body: payment })
  const named: Record<string, string | undefined> = {
    '/c/:code': centre?.code,
    '/embed/c/:code': centre?.code,
    '/embed/t/:code': tournament?.code,
    '/m/:id': match?._id,
    '/p/:id': pitch?._id,
    '/pitches/:id': pitch?._id,
    '/players/:id': player.user._id,
    '/s/:code': session?.code,
    '/sessions/:id': session?._id,
    '/sessions/:id/payments': session?._id,
    '/t/:code': tournament?.code,
    '/t/:code/screen': tournament?.code,
    '/teams/:id': team?._id,
    '/teams/:id/challenge': challenges?.[0]?.from._id,
    '/challenges/:id': challenges?.[0]?._id,
    '/tournament/:id': tournament?._id,
    '/tournament/:id/plan': tournament?._id,
    '/host/pitches/:id': pitches[0]?._id,
    '/host/pitches/:id/prices': pitches[0]?._id,
    '/host/bookings/:id/money': booking?._id,
    '/host/centres/:code': centre?.code,
    '/host/centres/:code/poster': centre?.code,
    '/host/centres/:id/closures': centre?._id,
    '/host/centres/:id/log': centre?._id,
    '/host/centres/:id/messages': centre?._id,
    '/host/centres/:id/customers': centre?._id,
    '/host/bookings/:id/receipts/:receipt': booking && `${booking._id}/receipts/${payment._id}`,
    '/admin/reviews/:id': reviews[0]?._id,
    '/w/:code': whistle?.code,
  }
  const { app, marketing } = readBuilt()
  const fill = (path: string) => {
    if (!path.includes(':')) return [path]
    const example = named[path]
    if (example === undefined) console.log(`no example of ${path}`)
    return example === undefined ? [] : [path.replace(/:\w+(?:\/.*:\w+)?/, example)]
  }
  const open =
    /^\/(?:role|register|sign-in|forgot-password|verification|reset|reset-success|confirm|guest|tournament|(?:embed\/)?[cmpstw]\/:\w+(?:\/screen)?)$/
  const isOrganizers = (path: string) => path.startsWith('/host') || path.endsWith('/plan')
  const isStaffs = (path: string) => path.startsWith('/admin')
  const isPlayers = (path: string) => !open.test(path) && !isOrganizers(path) && !isStaffs(path)
  return {
    open: [...marketing, '/docs', ...app.filter((path) => open.test(path))].flatMap(fill),
    signedIn: [
      { token: player.token, paths: app.filter(isPlayers).flatMap(fill) },
      { token: organizer.token, paths: app.filter(isOrganizers).flatMap(fill) },
      { token: staff.token, paths: app.filter(isStaffs).flatMap(fill) },
    ],
  }
}
