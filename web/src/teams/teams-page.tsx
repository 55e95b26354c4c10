import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { useLazyModule } from '../lib/use-lazy-module.ts'
import { useSheet } from '../lib/use-sheet.ts'
import { useWhereFrom } from '../lib/where-from.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Ring } from '../ui/football/ring.tsx'
import { Icon } from '../ui/icon.tsx'
import { Band } from '../ui/layout/band.tsx'
import { Section } from '../ui/layout/section.tsx'
import { myTeamsQuery, nearbyTeamsQuery } from './queries.ts'
import { TeamRow } from './team-row.tsx'
import styles from './teams-page.module.css'

const loadCreate = () => import('./create-team.tsx')

export function Component() {
  usePageTitle('Teams')
  const [shown, show] = useSheet<'create'>()
  const create = useLazyModule(loadCreate, shown === 'create', () => show(undefined))
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 120, x: '84%', y: '0px' }} wide={{ d: 260, x: 'calc(50% + 160px)', y: '0px' }} />
        <div className={`wrap ${styles.head}`}>
          <h1>Teams</h1>
          <div className={styles.ways}>
            <Link className={buttonClass({ variant: 'line' })} to="/opponents">
              Opponent wanted
            </Link>
            <Button variant="chalk" onClick={() => show('create')}>
              <Icon name="plus" />
              Create a team
            </Button>
          </div>
        </div>
      </Band>
      <div className={`wrap ${styles.page}`}>
        <MyTeams />
        <NearMe />
      </div>
      {create && (
        <create.CreateTeam
          open={shown === 'create'}
          onOpenChange={(open) => show(open ? 'create' : undefined)}
        />
      )}
    </>
  )
}

function MyTeams() {
  const teams = useQuery(myTeamsQuery)
  return (
    <Section title="My teams">
      <Listed query={teams}>
        {teams.data?.length === 0 && (
          <Empty title="No team yet" sentence="Create one, or ask to join one near you." art="area" />
        )}
        <ul>
          {teams.data?.map((team) => (
            <TeamRow key={team._id} team={team} />
          ))}
        </ul>
      </Listed>
    </Section>
  )
}

const anywhere = { type: 'Point' as const, coordinates: [0, 0] as [number, number] }

function NearMe() {
  const here = useWhereFrom()
  const teams = useQuery({ ...nearbyTeamsQuery(here ?? anywhere), enabled: here !== undefined })
  const others = teams.data?.filter(({ mine }) => !mine)
  return (
    <Section title="Near me">
      <Listed query={teams}>
        {others?.length === 0 && (
          <p className="mute">No other team within 25 km of your place. Create the first one.</p>
        )}
        <ul>
          {others?.map((team) => (
            <TeamRow key={team._id} team={team} />
          ))}
        </ul>
      </Listed>
    </Section>
  )
}

const Listed = ({ query, children }: { query: UseQueryResult; children: ReactNode }) => {
  if (query.data) return children
  if (query.error)
    return <ErrorState sentence={`The teams could not be loaded. ${query.error.message}.`} query={query} />
  return <Loading label="Loading teams" height={96} rows={3} />
}
