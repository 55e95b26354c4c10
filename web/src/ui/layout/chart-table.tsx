import type { ComponentProps } from 'react'
import { TextTable } from './text-table.tsx'

export const ChartTable = (table: ComponentProps<typeof TextTable>) => (
  <div className="vh">
    <TextTable {...table} />
  </div>
)
