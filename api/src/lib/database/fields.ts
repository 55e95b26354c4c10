import { sql } from 'kysely'

export const defineFields = <const Columns extends Record<string, string>>(columns: Columns) => {
  const fields = Object.entries(columns)
  return {
    from: (table: string) =>
      sql.raw(fields.map(([field, column]) => `${table}.${column} as "${field}"`).join(', ')),
    of: <Row extends Record<keyof Columns, unknown>>(row: Row) =>
      Object.fromEntries(fields.map(([field]) => [field, row[field]])) as Pick<Row, keyof Columns>,
    toColumns: <Some extends object>(some: Some) =>
      Object.fromEntries(
        fields.flatMap(([field, column]) =>
          field in some ? [[column, (some as Record<string, unknown>)[field]]] : [],
        ),
      ) as { [F in keyof Some & keyof Columns as Columns[F]]: Some[F] },
  }
}
