import type { ReactNode } from 'react'

type TextTableProps = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
  className?: string
}

export const TextTable = ({ caption, head, rows, className }: TextTableProps) => (
  <table className={className}>
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        {/* keyed by index, because two heads can have the same translation, and two customers the same name */}
        {head.map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <th key={at} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={at}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            // oxlint-disable-next-line react/no-array-index-key
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
