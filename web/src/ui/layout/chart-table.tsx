import type { ComponentProps } from 'react'
import { TextTable } from './text-table.tsx'

/** What a chart draws, for a screen reader. */
export const ChartTable = (table: ComponentProps<typeof TextTable>) => (
  <div className="vh">
    <TextTable {...table} />
  </div>
)
