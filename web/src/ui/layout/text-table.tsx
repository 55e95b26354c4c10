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
        {head.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two customers may have the same name
        <tr key={`${name} ${at}`}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={head[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
