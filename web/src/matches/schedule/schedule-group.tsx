import { useState } from 'react'
import { Crest } from '../../ui/football/crest.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScheduleLine } from './schedule-line.tsx'
import { type Group, groupText } from './schedule-rows.ts'
import styles from './schedule-group.module.css'

type ScheduleGroupProps = { group: Group; isOpenAtFirst: boolean }

/** A team and its matches of the day. */
export function ScheduleGroup({ group, isOpenAtFirst }: ScheduleGroupProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Crest name={group.team} />
        <span>
          <b className="block font-stretch-112% font-strong leading-[1.3] wrap-anywhere">{group.team}</b>
          <span className="text-muted text-small">{groupText(group)}</span>
        </span>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul>
        {group.rows.map((row) => (
          <li key={row.id}>
            <ScheduleLine row={row} />
          </li>
        ))}
      </ul>
    </details>
  )
}
