/** Hungarian method (Jonker–Volgenant), O(rows² × columns). Requires at least as many columns as rows. */
export const findAssignment = (
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
) => {
  const costs = Float64Array.from({ length: rows * columns }, (_, n) =>
    cost(Math.floor(n / columns), n % columns),
  )
  const rowPrice = new Float64Array(rows)
  const columnPrice = new Float64Array(columns)
  const rowOf = new Int32Array(columns).fill(-1)
  const columnOf = new Int32Array(rows)
  const distance = new Float64Array(columns)
  const cameFrom = new Int32Array(columns)
  const done = new Uint8Array(columns)
  const price = (row: number, column: number) =>
    (costs[row * columns + column] ?? 0) - (rowPrice[row] ?? 0) - (columnPrice[column] ?? 0)

  for (let start = 0; start < rows; start++) {
    distance.fill(Infinity)
    done.fill(0)
    let [row, column, reached] = [start, -1, 0]
    do {
      let [next, min] = [-1, Infinity]
      for (let other = 0; other < columns; other++) {
        if (done[other]) continue
        const through = reached + price(row, other)
        if (through < (distance[other] ?? 0)) {
          distance[other] = through
          cameFrom[other] = column
        }
        if ((distance[other] ?? 0) < min) [next, min] = [other, distance[other] ?? 0]
      }
      ;[column, reached] = [next, min]
      done[column] = 1
      row = rowOf[column] ?? -1
    } while (row >= 0)

    rowPrice[start] = reached
    for (let other = 0; other < columns; other++) {
      const taken = rowOf[other] ?? -1
      if (!done[other]) continue
      const saved = reached - (distance[other] ?? 0)
      columnPrice[other] = (columnPrice[other] ?? 0) - saved
      if (taken >= 0) rowPrice[taken] = (rowPrice[taken] ?? 0) + saved
    }
    while (column >= 0) {
      const from = cameFrom[column] ?? -1
      const mover = from < 0 ? start : (rowOf[from] ?? -1)
      rowOf[column] = mover
      columnOf[mover] = column
      column = from
    }
  }
  return [...columnOf]
}
