import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'

const groups = [
  ['goalkeeper', t`Goalkeeper`],
  ['defenders', t`Defenders`],
  ['midfielders', t`Midfielders`],
  ['forward', t`Forward`],
] as const

export const GroupTitle = ({ children }: { children: string }) => (
  <h3 className="mt-3.5 pb-1 border-b-2 border-b-ink text-[0.9375rem] font-bold">{children}</h3>
)

export const EmptyGroup = () => (
  <p className="flex items-center min-h-13 border-b border-b-line text-muted">
    <Trans>No one</Trans>
  </p>
)

type LineupListProps<Row> = {
  lineup: Record<(typeof groups)[number][0], readonly Row[]>
  children: (row: Row) => ReactNode
}

export const LineupList = <Row,>({ lineup, children }: LineupListProps<Row>) => (
  <>
    {groups.map(([group, title]) => (
      <Fragment key={group}>
        <GroupTitle>{title}</GroupTitle>
        {lineup[group].length ? <ul>{lineup[group].map(children)}</ul> : <EmptyGroup />}
      </Fragment>
    ))}
  </>
)
