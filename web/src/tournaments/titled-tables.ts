import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'

type Shown = Pick<Tournament, 'form' | 'stages' | 'bestOthers'>

/** `open`: level teams can draw lots in these rows. In “Best of the rest”, only around the last qualifying place. */
export const listTitledTables = ({ form, stages, bestOthers }: Shown) =>
  stages.flatMap(({ tables, others }) => [
    ...tables.map(({ name, rows, complete }) => ({
      key: `table ${name}`,
      title: form === 'groups' ? t`Group ${{ group: name }}` : t`Table`,
      rows,
      open: complete ? rows.filter(({ withdrawn }) => !withdrawn) : [],
    })),
    ...(others
      ? [
          {
            key: 'others',
            title: t`Best of the rest`,
            rows: others,
            open: others.filter(({ place, goesOn }) => !goesOn && place <= bestOthers),
          },
        ]
      : []),
  ])
