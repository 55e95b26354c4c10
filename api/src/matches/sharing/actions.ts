import { toUrl } from '@i-one/contract/call'
import { getMatchImage } from '@i-one/contract/sharing'
import * as z from 'zod/mini'
import { createPreview } from '../../accounts/language/actions.ts'
import type { Database } from '../../lib/database/database.ts'
import type { FindPreview } from '../../lib/http/link-preview.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { toStructuredLocation } from '../../pitches/sharing/structured-data.ts'
import { maySee } from '../rules.ts'
import { type WholeMatch, findWholeMatch } from '../sql.ts'
import { descriptionText, stateText, titleText } from './words.ts'

export const findPublicMatch = async (db: Database, id: string) => {
  const match = await findWholeMatch(db, id, null)
  return match && maySee(match.row, null) ? match : undefined
}

const teamOf = (name: string) => ({ '@type': 'SportsTeam', name })

const structuredMatch = ({ row }: WholeMatch) => ({
  '@type': 'SportsEvent',
  name: i18n._('{one} v {two}', { one: row.team_one_name, two: row.team_two_name }),
  sport: i18n._('Five-a-side football'),
  startDate: row.starts_at.toISOString(),
  eventStatus: `https://schema.org/Event${row.state === 'postponed' ? 'Postponed' : 'Scheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  homeTeam: teamOf(row.team_one_name),
  awayTeam: teamOf(row.team_two_name),
  location: toStructuredLocation({ ...row, name: row.pitch_name, address: row.pitch_address }),
})

export const previewMatch: FindPreview = async (context, params) => {
  const { success, data } = z.safeParse(getMatchImage.params, params)
  const match = success ? await findPublicMatch(context.db, data.id) : undefined
  return match && createPreview(context, match.row.leader_id, () => toContents(match))
}

const toContents = (match: WholeMatch) => {
  const { id } = match.row
  const title = titleText(match)
  return {
    title,
    description: descriptionText(match),
    path: `/m/${id}`,
    image: { path: toUrl(getMatchImage.path, { id }), alt: `${title}. ${stateText(match)}.` },
    structured: structuredMatch(match),
  }
}
