import type { ComponentProps } from 'react'
import { TextTable } from './text-table.tsx'

/** Data of a chart for screen readers. */
export const ChartTable = (table: ComponentProps<typeof TextTable>) => (
  <div className="vh">
    <TextTable {...table} />
  </div>
)
