import type { Tournament } from '@i-one/contract/tournaments'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { addReturnPath } from '../../lib/return-path.ts'
import { useMainStore } from '../../lib/store.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSheet } from '../../lib/use-sheet.ts'
import { isTeamLeader } from '../../teams/leads-team.ts'
import { myTeamsQuery } from '../../teams/queries.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'

const loadDialog = () => import('./enter-team.tsx')

export function EntryAction({ tournament }: { tournament: Tournament }) {
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const { pathname, search } = useLocation()
  const now = useNow()
  const { state, entries, entriesUntil, most } = tournament
  if (state !== 'entries') return null
  if (Date.parse(entriesUntil) <= now.getTime())
    return (
      <p className="strong">
        <Trans>Entries are closed.</Trans>
      </p>
    )
  if (entries.length >= most)
    return (
      <p className="strong">
        <Trans>This tournament is full.</Trans>
      </p>
    )
  if (isMember) return <EnterMyTeam tournament={tournament} />
  return (
    <Link className={buttonClass({ variant: 'chalk' })} to={addReturnPath('/sign-in', pathname + search)}>
      <Trans>Sign in to enter a team</Trans>
    </Link>
  )
}

function EnterMyTeam({ tournament }: { tournament: Tournament }) {
  const { data } = useQuery(myTeamsQuery)
  const [shown, show] = useSheet<'enter'>()
  const close = () => show(undefined)
  const dialog = useLazyModule(loadDialog, shown === 'enter', close)
  const teams = data?.filter(
    (one) => isTeamLeader(one) && !tournament.entries.some(({ team }) => team._id === one._id),
  )
  if (!teams) return null
  if (!teams.length && tournament.mine?.leads.length)
    return (
      <p className="strong">
        <Trans>Your team has entered.</Trans>
      </p>
    )
  if (!teams.length)
    return (
      <Link className={buttonClass({ variant: 'chalk' })} to="/teams">
        <Trans>Create a team to enter</Trans>
      </Link>
    )
  return (
    <>
      <Button variant="chalk" onClick={() => show('enter')}>
        <Trans>Enter my team</Trans>
      </Button>
      {dialog && (
        <dialog.EnterTeamDialog {...{ tournament, teams }} open={shown === 'enter'} onClose={close} />
      )}
    </>
  )
}
