import type { Tournament } from '@i-one/contract/tournaments'

type Shown = Pick<Tournament, 'form' | 'stages' | 'bestOthers'>

/**
 * The table of a league, or one for each group and that of the best others. `open`: the rows that a lot may set apart,
 * except of teams that have withdrawn; of the best others those who share the last place that goes on. A lot among any
 * others of them moves nobody in or out.
 */
export const titledTables = ({ form, stages, bestOthers }: Shown) =>
  stages.flatMap(({ tables, others }) => [
    ...tables.map(({ name, rows, complete }) => ({
      title: form === 'groups' ? `Group ${name}` : 'Table',
      rows,
      open: complete ? rows.filter(({ withdrawn }) => !withdrawn) : [],
    })),
    ...(others
      ? [
          {
            title: 'Best of the rest',
            rows: others,
            open: others.filter(({ place, goesOn }) => !goesOn && place <= bestOthers),
          },
        ]
      : []),
  ])
