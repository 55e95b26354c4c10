import { CallError } from '@i-one/contract/call'
import type { Match } from '@i-one/contract/matches'
import { appointScorer, type Scorers, withdrawScorer } from '@i-one/contract/matches/scorers'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { errorText } from '../../lib/show-error.ts'
import { useMainStore } from '../../lib/store.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Select } from '../../ui/fields/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { listPlayers } from '../event-words.ts'
import { scorersQuery, scorerLinkKey } from '../queries.ts'

export function ScorersSection({ match }: { match: Match }) {
  const { data } = useQuery(scorersQuery(match._id))
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ player, appoint }: { player: string; appoint: boolean }) =>
      call(appoint ? appointScorer : withdrawScorer, { params: { id: match._id, player } }),
    onSuccess: (scorers, { appoint }) => {
      queries.setQueryData(scorersQuery(match._id).queryKey, scorers)
      if (!appoint) void queries.invalidateQueries({ queryKey: scorerLinkKey(match._id) })
    },
    onError: (error) => toast.error(error instanceof CallError ? errorText(error) : t`An error occurred`),
  })
  if (!data) return null
  const { scorers, mayAppoint } = data
  return (
    <Section title={t`Current scorekeepers`} level={3}>
      {scorers.length === 0 && (
        <p className="mute">
          <Trans>Only the captain so far.</Trans>
        </p>
      )}
      <ul>
        {scorers.map(({ _id, name, hasAccount }) => (
          <li key={_id} className="flex items-center gap-3 min-h-14 border-b border-b-line">
            <span className="flex-1 min-w-0 wrap-anywhere">
              {name}
              {!hasAccount && (
                <span className="mute">
                  {' '}
                  <Trans>(no account)</Trans>
                </span>
              )}
            </span>
            {mayAppoint && (
              <IconButton
                icon="trash"
                label={t`Remove ${name} as scorekeeper`}
                disabled={isPending}
                onClick={() => mutate({ player: _id, appoint: false })}
              />
            )}
          </li>
        ))}
      </ul>
      {mayAppoint && (
        <Appoint
          match={match}
          scorers={scorers}
          disabled={isPending}
          onAppoint={(player) => mutate({ player, appoint: true })}
        />
      )}
    </Section>
  )
}

type AppointProps = {
  match: Match
  scorers: Scorers['scorers']
  disabled: boolean
  onAppoint: (player: string) => void
}

function Appoint({ match, scorers, disabled, onAppoint }: AppointProps) {
  const me = useMainStore(({ auth }) => auth.user?._id)
  const known = new Set([me, ...scorers.map(({ _id }) => _id)])
  const others = [...listPlayers(match, 'T1'), ...listPlayers(match, 'T2')].filter(
    ({ player }) => !known.has(player),
  )
  if (others.length === 0) return null
  return (
    <div className="mt-4">
      <Select
        label={t`Add a player as scorekeeper`}
        placeholder={t`Choose`}
        value=""
        disabled={disabled}
        onChange={({ target }) => target.value && onAppoint(target.value)}
        options={others.map(({ player, name }) => ({ value: player, label: name, isName: true }))}
      />
    </div>
  )
}
