import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { dayText } from '../lib/pitch-time.ts'
import { classNames } from '../ui/class-names.ts'
import { commaText } from '../ui/text/joins.ts'
import { type NamedTie, isLive, pairText, scoreOrTimeText, tieStateText, getTieZone } from './ties.ts'

type Venues = Pick<Tournament, 'pitches' | 'timeZone'>
type PlainMatchesProps = { title: string; matches: readonly NamedTie[]; tournament: Venues }

export const PlainMatches = ({ title, matches, tournament }: PlainMatchesProps) => (
  <div>
    <h2>{title}</h2>
    <ul>
      {matches.map(({ tie, name }) => (
        <li
          key={tie._id}
          className="grid grid-cols-[4.4em_minmax(0,1fr)] gap-[0.6em] items-center py-[0.45em] border-b border-b-current/40 font-strong leading-[1.2]"
        >
          <b
            className={classNames(
              'num text-[1.2em]',
              isLive(tie) && 'text-(--live-ink,var(--color-dusk-on-ink))',
            )}
          >
            {scoreOrTimeText(tie, tournament)}
          </b>
          <span>
            {pairText(tie.teamOne.name || t`No team`, tie.teamTwo.name || t`No team`)}
            <small className="block mt-[0.15em] text-[0.78em] font-medium">
              {detailsText(tie, name, tournament)}
            </small>
          </span>
        </li>
      ))}
    </ul>
  </div>
)

const detailsText = (tie: Tie, name: string, tournament: Venues) => {
  const { start, score, shootOut } = tie
  const day = start && !score && dayText(start, getTieZone(tournament, tie))
  const penalties = shootOut && t`penalties ${{ score: `${shootOut.T1}–${shootOut.T2}` }}`
  const pitch = !score && tournament.pitches.find(({ _id }) => _id === tie.pitch)?.name
  return commaText(name, isLive(tie) ? t`live` : score && tieStateText(tie), penalties, day, pitch)
}
