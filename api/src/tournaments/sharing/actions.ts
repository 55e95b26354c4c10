import { toUrl } from '@i-one/contract/call'
import { ById } from '@i-one/contract/shapes'
import { getTournamentByCode } from '@i-one/contract/tournaments'
import { getTournamentImage } from '@i-one/contract/tournaments/sharing'
import * as z from 'zod/mini'
import type { FindPreview } from '../../lib/http/link-preview.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { findTournament, findTournamentByCode } from '../sql.ts'
import { toTournamentView } from '../tournament-view.ts'
import { formText, progressText } from './words.ts'

export const previewTournaments: FindPreview = () =>
  Promise.resolve({
    title: i18n._('Tournaments'),
    description: i18n._('Five-a-side leagues and cups: tables, next matches and open entries.'),
    path: '/tournament',
  })

export const previewTournament: FindPreview = async ({ db, now }, params) => {
  const { success, data } = z.safeParse(getTournamentByCode.params, params)
  return previewOf(success ? await findTournamentByCode(db, data.code) : undefined, now)
}

export const previewTournamentById: FindPreview = async ({ db, now }, params) => {
  const { success, data } = z.safeParse(ById, params)
  return previewOf(success ? await findTournament(db, data.id) : undefined, now)
}

const previewOf = (stored: Awaited<ReturnType<typeof findTournamentByCode>>, now: () => Date) => {
  if (!stored) return undefined
  const tournament = toTournamentView(stored, null, now())
  const { _id: id, name, code, state, firstDay } = tournament
  const stand = progressText(tournament)
  return {
    title: name,
    description: `${formText(tournament)}. ${stand}.`,
    path: `/t/${code}`,
    image: { path: toUrl(getTournamentImage.path, { id }), alt: `${name}. ${stand}.` },
    structured: {
      '@type': 'SportsEvent',
      name,
      sport: i18n._('Five-a-side football'),
      eventStatus: `https://schema.org/Event${state === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
      ...(firstDay && { startDate: firstDay }),
    },
  }
}
