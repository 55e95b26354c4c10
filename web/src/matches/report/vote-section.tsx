import { type Match, voteForPlayer } from '@i-one/contract/matches'
import { listText } from '@i-one/game/formats/lists'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CountDown } from '../../lib/clock/count-down.tsx'
import { toastError } from '../../lib/show-error.ts'
import { useMainStore } from '../../lib/store.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { findPlayerName, listPlayers, findTeamName } from '../event-words.ts'
import { matchQuery } from '../queries.ts'

type VoteSectionProps = {
  match: Match
  /** True once the server has saved the full-time event. */
  isSaved: boolean
}

export function VoteSection({ match, isSaved }: VoteSectionProps) {
  const { data, refetch } = useQuery({ ...matchQuery(match._id), enabled: isSaved })
  const vote = data?.playerOfTheMatch
  if (!data || !vote) return null
  return (
    <Section title={t`Player of the match`}>
      {vote.winners ? (
        <Winners match={data} winners={vote.winners} />
      ) : (
        <p>
          {vote.mayVote ? t`Who was the best player?` : t`Only players in this match can vote.`}{' '}
          <Trans>
            Voting closes in <CountDown until={new Date(vote.closesAt)} onEnd={() => void refetch()} />.
          </Trans>
        </p>
      )}
      {vote.mayVote && <VoteSelect match={data} mine={vote.mine} />}
    </Section>
  )
}

type Winners = NonNullable<NonNullable<Match['playerOfTheMatch']>['winners']>

function Winners({ match, winners }: { match: Match; winners: Winners }) {
  if (winners.length === 0)
    return (
      <p className="mute">
        <Trans>No one voted.</Trans>
      </p>
    )
  const votes = winners[0]?.votes ?? 0
  return (
    <>
      <p className="text-[1.5rem] font-strong wrap-anywhere">
        {listText(winners.map(({ player }) => findPlayerName(match, player) ?? t`A player`))}
      </p>
      <p className="mute">
        {winners.length > 1 ? (
          <Plural value={votes} one="# vote each, a tie" other="# votes each, a tie" />
        ) : (
          <Plural value={votes} one="# vote" other="# votes" />
        )}
      </p>
    </>
  )
}

function VoteSelect({ match, mine }: { match: Match; mine: string | undefined }) {
  const me = useMainStore(({ auth }) => auth.user?._id)
  const queries = useQueryClient()
  const voting = useMutation({
    mutationFn: (player: string) => call(voteForPlayer, { params: { id: match._id }, body: { player } }),
    onSuccess: (updated) => {
      queries.setQueryData(matchQuery(match._id).queryKey, updated)
      toast.success(t`Vote saved. You can change it until voting closes`)
    },
    onError: (error) => {
      toastError(error)
      void queries.invalidateQueries({ queryKey: matchQuery(match._id).queryKey })
    },
  })
  const options = (['T1', 'T2'] as const).flatMap((side) =>
    listPlayers(match, side)
      .filter(({ player }) => player !== me)
      .map(({ player, name }) => ({ value: player, label: commaText(name, findTeamName(match, side).name) })),
  )
  return (
    <Select
      className="max-w-[24rem] mt-4"
      label={t`Your vote`}
      placeholder={t`Choose a player`}
      options={options}
      disabled={voting.isPending}
      value={(voting.isPending ? voting.variables : mine) ?? ''}
      onChange={({ target }) => target.value && voting.mutate(target.value)}
    />
  )
}
