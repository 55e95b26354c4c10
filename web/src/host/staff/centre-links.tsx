import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Section } from '../../ui/layout/section.tsx'
import { workplacesQuery } from './queries.ts'
import styles from '../my-pitches.module.css'

/** What is for all pitches of a place, whoever works there. */
export function CentreLinks() {
  const { data: workplaces = [] } = useQuery(workplacesQuery)
  if (workplaces.length === 0) return null
  return (
    <Section title="Closed days and messages">
      <ul className="stack">
        {workplaces.map(({ _id, name }) => (
          <li key={_id} className={styles.place}>
            <b>{name}</b>
            <Link className="link" to={`/host/centres/${_id}/closures`}>
              Closed days
            </Link>
            <Link className="link" to={`/host/centres/${_id}/messages`}>
              Messages
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
