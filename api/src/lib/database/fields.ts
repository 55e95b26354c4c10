import { sql } from 'kysely'

/**
 * What a row and the wire have alike, each by its column: selects, inserts, changes and replies go by this one list, so
 * that a field more is a line here.
 */
export const fieldsOf = <const Columns extends Record<string, string>>(columns: Columns) => {
  const fields = Object.entries(columns)
  return {
    /** Of the table, or of its alias, for a select. */
    from: (table: string) =>
      sql.raw(fields.map(([field, column]) => `${table}.${column} as "${field}"`).join(', ')),
    /** Of something that has them, no more than them. */
    of: <Row extends Record<keyof Columns, unknown>>(row: Row) =>
      Object.fromEntries(fields.map(([field]) => [field, row[field]])) as Pick<Row, keyof Columns>,
    /** Of something that has some of them, as columns. */
    kept: <Some extends object>(some: Some) =>
      Object.fromEntries(
        fields.map(([field, column]) => [column, (some as Record<string, unknown>)[field]]),
      ) as { [F in keyof Some & keyof Columns as Columns[F]]: Some[F] },
  }
}
