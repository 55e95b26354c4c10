import type { ReactNode } from 'react'

const cells =
  '*:py-2.5 *:px-1.5 *:border-b *:border-b-line *:text-end *:first:ps-0 *:first:font-semibold *:first:text-start'

type RecordTableProps = {
  caption?: ReactNode
  of: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...figures: number[]])[]
}

export const RecordTable = ({ caption, of, head, rows }: RecordTableProps) => (
  <table className="w-full border-collapse">
    {caption && <caption className="pb-3 text-muted text-start">{caption}</caption>}
    <thead>
      {/* headings wrap at 200 % text size, so that the table does not overflow */}
      <tr className={`${cells} *:text-muted *:text-small *:font-semibold *:wrap-anywhere`}>
        <th scope="col">
          <span className="vh">{of}</span>
        </th>
        {/* keyed by index, because two headings can have the same translation */}
        {head.map((heading, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <th key={at} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...figures], row) => (
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={row} className={cells}>
          <th scope="row">{name}</th>
          {figures.map((figure, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <td key={at} className="num text-[1.25rem]">
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
