import type { Stats } from '@i-one/contract/stats'
import { matchTypeText } from '@i-one/game/matches/match-type-text'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { dateWithYearText } from '../lib/pitch-time.ts'
import { classNames } from '../ui/class-names.ts'
import { commaText } from '../ui/text/joins.ts'
import { outcomeLetters, outcomeTexts } from './figures.ts'

const looks = {
  won: 'border-ink bg-ink text-white',
  drawn: 'border-dashed border-ink',
  lost: 'border-field-line text-muted',
}

const partText = (goals: number, assists: number) =>
  commaText(
    goals > 0 && plural(goals, { one: '# goal', other: '# goals' }),
    assists > 0 && plural(assists, { one: '# assist', other: '# assists' }),
  )

export function LatestResults({ results }: { results: Stats['results'] }) {
  if (results.length === 0)
    return (
      <p className="mute">
        <Trans>No finished matches this season.</Trans>
      </p>
    )
  return (
    <ul>
      {results.map(
        ({ match, matchType, day, outcome, onPenalties, goals, assists, teamOne, teamTwo, score }) => (
          <li key={match}>
            <Link
              className="group flex items-center gap-3.5 min-h-17 py-2 border-b border-b-line no-underline"
              to={`/m/${match}`}
            >
              <span
                className={classNames(
                  'grid flex-none place-items-center w-8 h-9.5 border-2 font-extrabold',
                  looks[outcome],
                )}
              >
                <span aria-hidden="true">{outcomeLetters[outcome]}</span>
                <span className="vh">{outcomeTexts[outcome]}</span>
              </span>
              <span className="min-w-0 leading-[1.35]">
                <b
                  translate="no"
                  className="font-strong wrap-anywhere underline-offset-4 group-hover:underline"
                >
                  {teamOne} <span className="num">{score.T1}</span>–<span className="num">{score.T2}</span>{' '}
                  {teamTwo}
                </b>
                <span className="block text-muted text-small">
                  {[
                    onPenalties && (outcome === 'won' ? t`Won on penalties` : t`Lost on penalties`),
                    matchTypeText(matchType),
                    dateWithYearText(day, 'UTC'),
                    partText(goals, assists),
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </span>
              </span>
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}
