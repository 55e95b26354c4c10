import { Fragment, type ReactNode } from 'react'
import styles from './lineup-panel.module.css'

const groups = [
  ['goalkeeper', 'Goalkeeper'],
  ['defenders', 'Defenders'],
  ['midfielders', 'Midfielders'],
  ['forward', 'Forward'],
] as const

type LineupListProps<Row> = {
  lineup: Record<(typeof groups)[number][0], readonly Row[]>
  children: (row: Row) => ReactNode
}

export const LineupList = <Row,>({ lineup, children }: LineupListProps<Row>) => (
  <>
    {groups.map(([group, title]) => (
      <Fragment key={group}>
        <h3 className={styles.group}>{title}</h3>
        {lineup[group].length ? (
          <ul>{lineup[group].map(children)}</ul>
        ) : (
          <p className={styles.nobody}>Nobody</p>
        )}
      </Fragment>
    ))}
  </>
)
