import { answerTournament } from '@i-one/contract/tournaments/authorization'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { AuthorizationButtons } from '../../sessions/authorization/answer-buttons.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { updateTournamentQuery } from '../queries.ts'
import { tournamentRequestsQuery } from './queries.ts'

type AnswerProps = {
  tournament: { _id: string; name: string }
  pitch: { _id: string; name: string }
  isAuthorized?: boolean
  onAnswered?: () => void
}

/** Reloads the requests even if answering fails, because a colleague may have answered first. */
export function TournamentAnswerButtons({ tournament, pitch, isAuthorized, onAnswered }: AnswerProps) {
  const queries = useQueryClient()
  return (
    <AuthorizationButtons
      about={`${tournament._id} ${pitch._id}`}
      isAuthorized={isAuthorized}
      question={
        isAuthorized
          ? {
              title: t`Take ${{ pitch: pitch.name }} back from ${{ tournament: tournament.name }}?`,
              confirmText: t`Take slots back`,
              pendingText: t`Taking slots back...`,
              description: t`Upcoming matches at ${{ pitch: pitch.name }} lose their times, and the slots can be booked again.`,
            }
          : {
              title: t`Decline ${{ tournament: tournament.name }}?`,
              description: t`Matches at ${{ pitch: pitch.name }} waiting for your answer lose their times, and the slots can be booked again.`,
            }
      }
      onResponse={async (answer) => {
        try {
          const body = { pitch: pitch._id, ...answer, ...(isAuthorized && { takeBack: true }) }
          const updated = await call(answerTournament, { params: { id: tournament._id }, body })
          updateTournamentQuery(queries, updated)
          onAnswered?.()
          const declined = isAuthorized ? t`The slots are free again` : t`Declined`
          toast.success(answer.authorize ? t`Authorized for ${{ tournament: updated.name }}` : declined)
        } finally {
          void queries.invalidateQueries(tournamentRequestsQuery)
          void queries.invalidateQueries({ queryKey: ['host', 'calendar'] })
        }
      }}
    />
  )
}
