import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSheet } from '../../lib/use-sheet.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { myTeamsQuery } from '../queries.ts'
import { NearbyTeams } from './near-me.tsx'
import { TeamRow, TeamListBody } from './team-row.tsx'

const tabs = [
  { value: 'near', label: t`Near me` },
  { value: 'mine', label: t`My teams` },
] as const

const loadCreate = () => import('./create-team.tsx')

export function Component() {
  usePageTitle(t`Teams`)
  const [search] = useSearchParams()
  const tab = search.has('mine') ? 'mine' : 'near'
  const [shown, show] = useSheet<'create'>()
  const create = useLazyModule(loadCreate, shown === 'create', () => show(undefined))
  return (
    <>
      <Band as="header">
        <CentreCircle
          at={{ d: 120, x: '84%', y: '0px' }}
          wide={{ d: 260, x: 'calc(50% + 160px)', y: '0px' }}
        />
        <div className="wrap flex flex-wrap items-center justify-between gap-4 pt-6.5 pb-7 lg:pt-12 lg:pb-11">
          <h1>
            <Trans>Teams</Trans>
          </h1>
          <div className="flex flex-wrap gap-3">
            <Link className={buttonClass({ variant: 'line' })} to="/opponents">
              <Trans>Opponent wanted</Trans>
            </Link>
            <Button variant="chalk" onClick={() => show('create')}>
              <Icon name="plus" />
              <Trans>Create a team</Trans>
            </Button>
          </div>
        </div>
      </Band>
      <div className="wrap pt-4 pb-18 lg:pt-5 lg:pb-28">
        <Tabs label={t`Teams to show`} value={tab} to={(next) => `?${next}`} items={tabs}>
          <TabPanel value="near">
            <NearbyTeams />
          </TabPanel>
          <TabPanel value="mine">
            <MyTeams />
          </TabPanel>
        </Tabs>
      </div>
      {create && <create.CreateTeamDialog open={shown === 'create'} onClose={() => show(undefined)} />}
    </>
  )
}

function MyTeams() {
  const teams = useQuery(myTeamsQuery)
  return (
    <Section title={t`My teams`} className="max-w-[720px] mt-7">
      <TeamListBody query={teams}>
        {teams.data?.length === 0 && (
          <Empty title={t`No teams yet`} sentence={t`Create one, or ask to join one near you.`} art="area" />
        )}
        <ul className="@container">
          {teams.data?.map((team) => (
            <TeamRow key={team._id} team={team} />
          ))}
        </ul>
      </TeamListBody>
    </Section>
  )
}
