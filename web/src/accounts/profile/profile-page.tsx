import { getOwnNoShows } from '@i-one/contract/sessions/reliability'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callQuery } from '../../lib/call-query.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { positionLabel } from '../../lib/positions.ts'
import { useMainStore } from '../../lib/store.ts'
import { myTeamsQuery } from '../../teams/queries.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { DecorationClip } from '../../ui/football/crop.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { EmailNotice } from '../confirmation/address-notice.tsx'
import { LogOut } from '../log-out.tsx'
import { OwnData } from '../own-data/own-data.tsx'
import { PlayerDrawing } from './player-drawing.tsx'

export function Component() {
  usePageTitle(t`Profile`)
  const user = useMainStore(({ auth }) => auth.user)
  if (!user) return null
  const facts = [
    [t`First name`, user.firstName],
    [t`Last name`, user.lastName],
    [t`Nickname`, user.nickname],
    [t`Position`, positionLabel(user.position)],
    [t`Phone`, user.phoneNumber],
  ] as const
  return (
    <>
      <Band as="header">
        <DecorationClip>
          <span className="wrap absolute inset-0 flex items-end justify-end">
            <PlayerDrawing position={user.position} photo={user.photo?.large} />
          </span>
        </DecorationClip>
        <div className="wrap grid justify-items-start content-start min-h-107.5 py-6.5 lg:min-h-110 lg:pt-11">
          <h1 className="text-[1.125rem] font-bold font-stretch-112% tracking-[0]">
            <Trans>Profile</Trans>
          </h1>
          <p
            translate="no"
            className="wide max-w-full mt-3.5 mx-0 mb-6 text-[length:clamp(2.25rem,10.4vw,4.75rem)] leading-[1.1] wrap-anywhere"
          >
            {user.firstName}
            <br />
            {user.lastName}
          </p>
          <Link className={buttonClass({ variant: 'line' })} to="/profile-stats">
            <Trans>Stats</Trans>
          </Link>
        </div>
      </Band>
      <div className="wrap grid gap-11 pt-9 pb-18 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-14 lg:pb-28">
        <EmailNotice user={user} className="col-span-full" />
        <Section
          title={t`About you`}
          action={
            <Link className="link" to="/settings">
              <Trans>Edit</Trans>
            </Link>
          }
        >
          <Facts facts={facts}>
            <OwnTeams />
            <OwnNoShows />
          </Facts>
        </Section>
        <Section title={t`More`}>
          <nav className="cluster mb-6" aria-label={t`More`}>
            <Link className={buttonClass({ variant: 'ghost' })} to="/teams">
              <Trans>My teams</Trans>
            </Link>
            <Link className={buttonClass({ variant: 'ghost' })} to="/settings#notifications">
              <Trans>Notifications</Trans>
            </Link>
          </nav>
          <OwnData />
          <LogOut className="w-full mt-6 lg:w-auto lg:min-w-50" />
        </Section>
      </div>
    </>
  )
}

function OwnTeams() {
  const { data = [] } = useQuery(myTeamsQuery)
  return data
    .filter(({ mine }) => mine?.state === 'member')
    .map(({ _id, name, mine: { number } = {} }) => (
      <div key={_id}>
        <dt>
          <Trans>Team</Trans>
        </dt>
        <dd>
          {number === undefined ? (
            <Link translate="no" to={`/teams/${_id}`}>
              {name}
            </Link>
          ) : (
            <Trans>
              <Link to={`/teams/${_id}`}>{name}</Link>, shirt number {number}
            </Trans>
          )}
        </dd>
      </div>
    ))
}

function OwnNoShows() {
  const { data } = useQuery(callQuery(['no-shows', 'own'], getOwnNoShows))
  if (!data || data.of === 0) return undefined
  return (
    <div>
      <dt>
        <Trans>No-shows</Trans>
      </dt>
      <dd>
        <Trans>
          {{ missed: data.missed }} of {{ games: data.of }}
        </Trans>
      </dd>
    </div>
  )
}
