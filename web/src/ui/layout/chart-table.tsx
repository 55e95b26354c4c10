type ChartTableProps = {
  caption: string
  head: readonly string[]
  /** The first cell of each is its heading, and differs from those of the others. */
  rows: readonly (readonly (string | number)[])[]
}

/** What a chart draws, for a screen reader. */
export const ChartTable = ({ caption, head, rows }: ChartTableProps) => (
  <div className="vh">
    <table>
      <caption>{caption}</caption>
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
