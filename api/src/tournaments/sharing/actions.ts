import { toUrl } from '@i-one/contract/call'
import { ById } from '@i-one/contract/shapes'
import { getTournamentByCode } from '@i-one/contract/tournaments'
import { getTournamentImage } from '@i-one/contract/tournaments/sharing'
import * as z from 'zod/mini'
import { createPreview } from '../../accounts/language/actions.ts'
import type { FindPreview, PreviewContext } from '../../lib/http/link-preview.ts'
import { currentLanguage, i18n } from '../../lib/i18n/i18n.ts'
import { type StoredTournament, findTournament, findTournamentByCode } from '../sql.ts'
import { toTournamentView } from '../tournament-view.ts'
import { formText, progressText } from './words.ts'

export const previewTournaments: FindPreview = () =>
  Promise.resolve({
    language: currentLanguage(),
    title: i18n._('Tournaments'),
    description: i18n._('Five-a-side leagues and cups: tables, next matches and open entries.'),
    path: '/tournament',
  })

export const previewTournament: FindPreview = async (context, params) => {
  const { success, data } = z.safeParse(getTournamentByCode.params, params)
  return previewOf(context, success ? await findTournamentByCode(context.db, data.code) : undefined)
}

export const previewTournamentById: FindPreview = async (context, params) => {
  const { success, data } = z.safeParse(ById, params)
  return previewOf(context, success ? await findTournament(context.db, data.id) : undefined)
}

const previewOf = async (context: PreviewContext, stored: StoredTournament | undefined) =>
  stored && createPreview(context, stored.organizerId, () => toContents(stored, context.now()))

const toContents = (stored: StoredTournament, now: Date) => {
  const tournament = toTournamentView(stored, null, now)
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
