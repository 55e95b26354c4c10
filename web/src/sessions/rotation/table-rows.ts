import type { Session } from '@i-one/contract/sessions'
import { createStandings, defaultRules } from '@i-one/game/tournaments/standings'

export const toTableRows = ({ sets, matches }: Pick<Session, 'sets' | 'matches'>) =>
  createStandings(
    {
      teams: Array.from({ length: sets }, (_, at) => String(at + 1)),
      results: matches
        .filter(({ played }) => played)
        .map(({ one, two, score, shootOut }) => ({
          home: String(one),
          away: String(two),
          score: [score.T1, score.T2],
          ...(shootOut && { shootOut: [shootOut.T1, shootOut.T2] }),
        })),
    },
    defaultRules,
  )
