type ColumnHeadProps = { short: string; long: string; className?: string }

export const ColumnHead = ({ short, long, className }: ColumnHeadProps) => (
  <th scope="col" className={className}>
    <abbr className="no-underline" title={long}>
      {short}
    </abbr>
  </th>
)
