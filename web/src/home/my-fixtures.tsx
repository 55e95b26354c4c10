import type { TournamentFixture } from '@i-one/contract/sessions/nearby'
import { matchTypeText } from '@i-one/game/matches/match-type-text'
import { t } from '@lingui/core/macro'
import { myFixturesQuery } from '../bookings/my-fixtures-query.ts'
import { relativeDayText, timeText } from '../lib/pitch-time.ts'
import { useZoneNote } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { commaText } from '../ui/text/joins.ts'
import { excludeEndedGames } from './not-over.ts'
import { ListRow, ShortList } from './short-list.tsx'
import { usePersistedQuery } from './use-last-seen.ts'

export function MyFixtures() {
  const query = usePersistedQuery(myFixturesQuery, excludeEndedGames)
  const { data = [], error } = query
  const failed = error && data.length === 0
  return (
    <ShortList
      title={t`Your tournament matches`}
      all={data}
      error={
        failed && (
          <ErrorState
            sentence={t`Your tournament matches could not be loaded: ${error.message}`}
            query={query}
          />
        )
      }
    >
      {(fixture) => <MyFixture key={fixture._id} fixture={fixture} />}
    </ShortList>
  )
}

function MyFixture({ fixture }: { fixture: TournamentFixture }) {
  const { _id, start, pitch, teamOne, teamTwo, tournament, matchType } = fixture
  const zone = useZoneNote(start, pitch.timeZone)
  return (
    <ListRow to={`/upcoming-match?match=${_id}`}>
      <span className="num">{timeText(start, pitch.timeZone)}</span>
      <span>
        <span className="block font-strong wrap-anywhere group-hover:text-turf">
          {t`${{ teamOne: teamOne.name }} v ${{ teamTwo: teamTwo.name }}`}
        </span>
        <span className="small mute">
          {commaText(relativeDayText(start, pitch.timeZone, useNow()), zone, pitch.name)}
        </span>
        <span className="block text-small font-strong">
          {commaText(tournament.name, matchTypeText(matchType))}
        </span>
      </span>
    </ListRow>
  )
}
