import { useState } from 'react'
import { Crest } from '../../ui/football/crest.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScheduleLine } from './schedule-line.tsx'
import { type TeamRows, teamRowsText } from './schedule-rows.ts'

export function ScheduleGroup({ group, isOpenAtFirst }: { group: TeamRows; isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <details
      // prints the matches even if the group is closed
      className="group border-b-2 border-b-ink print:details-content:block print:details-content:[content-visibility:visible]"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex items-center gap-3.5 min-h-17 list-none cursor-pointer marker:hidden">
        <Crest name={group.team} />
        <span>
          <b translate="no" className="block font-stretch-112% font-strong leading-[1.3] wrap-anywhere">
            {group.team}
          </b>
          <span className="text-muted text-small">{teamRowsText(group)}</span>
        </span>
        <Icon
          name="chevron"
          className="ms-auto transition-transform duration-(--calm) group-open:rotate-180 print:hidden"
        />
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
