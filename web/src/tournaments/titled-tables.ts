import type { Tournament } from '@i-one/contract/tournaments'

type Shown = Pick<Tournament, 'form' | 'stages' | 'bestOthers'>

/** `open`: rows that lots can decide. In “Best of the rest”, these are the rows at the last qualifying place. */
export const listTitledTables = ({ form, stages, bestOthers }: Shown) =>
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
