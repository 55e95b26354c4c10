import type pg from 'pg'

/** The order in docs/decisions/0007-lock-order.md. Advisory locks are listed by name, without ids. */
export const lockOrder = [
  'lead',
  'users',
  'organizer_reviews',
  'passkeys',
  'challenges',
  'customers of',
  'sessions',
  'tournaments',
  'teams',
  'matches',
  'centres',
  'pitches',
  'holds of',
  'sessions ahead of',
  'moves on',
  'customers',
  'bookings',
  'payments at',
  'contact_messages',
  'lock of notifications',
  'notifications',
  'lock of season_sums',
  'lock of team_sums',
]

interface Lock {
  of: string
  /** False for a lock with `skip locked`. */
  waits: boolean
}

const advisory = /pg_advisory_xact_lock\(\s*hashtext(?:extended)?\(([^,)]*)/gi
const clause =
  /\bfor (?:no key update|update|key share|share)\b(?: of (["\w]+(?:, ?["\w]+)*?))?( skip locked)?(?=\s|\)|,|;|$)/gi
const ids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

const nameOf = (argument: string, values: readonly unknown[]) => {
  const [, number] = /\$(\d+)/.exec(argument) ?? []
  const text = number ? String(values[Number(number) - 1]) : argument.replaceAll("'", '')
  const name = text.replaceAll(ids, '').trim()
  return name.includes(' ') ? name : `lock of ${name}`
}

const queryBefore = (text: string, end: number) => {
  let depth = 0
  let query = ''
  for (let at = end - 1; at >= 0; at--) {
    const char = text.charAt(at)
    if (char === ')') depth++
    else if (char === '(' && depth-- === 0) break
    else if (depth === 0) query = char + query
  }
  return query
}

const tablesOf = (query: string, aliases: string | undefined) => {
  const tables = [...query.matchAll(/\b(?:from|join) "?(\w+)"?(?: (?:as )?"?(\w+)"?)?/gi)].map(
    ([, table = '', alias = table]) => ({ table, alias }),
  )
  const locked = aliases?.replaceAll('"', '').split(/, ?/)
  return locked ? tables.filter(({ alias }) => locked.includes(alias)) : tables.slice(-1)
}

export const listLocks = (text: string, values: readonly unknown[] = []): Lock[] => [
  ...[...text.matchAll(clause)].flatMap(({ index, 1: aliases, 2: skips }) =>
    tablesOf(queryBefore(text, index), aliases).map(({ table }) => ({ of: table, waits: !skips })),
  ),
  ...[...text.matchAll(advisory)].map(([, argument = '']) => ({ of: nameOf(argument, values), waits: true })),
]

export const watchLocks = (report: (violation: string) => void) => {
  let held: string[] | undefined
  /** Ids of locked rows by table. Locking the same row again is allowed, because a transaction never waits for its own locks. */
  let known = new Map<string, Set<string>>()
  const savepoints: string[][] = []

  const take = ({ of, waits }: Lock, given: readonly string[], text: string) => {
    const seen = known.get(of) ?? new Set()
    const isHeld = given.length > 0 && given.every((id) => seen.has(id))
    known.set(of, new Set([...seen, ...given]))
    held ??= []
    const place = lockOrder.indexOf(of)
    const unplaced = [...held, of].find((one) => !lockOrder.includes(one))
    const later = held.find((other) => lockOrder.indexOf(other) > place)
    // a lock that is missing from the order is allowed if it is the only one
    if (waits && unplaced && held.some((other) => other !== of))
      report(`${unplaced} has no place in the order of locks, and is taken with others: ${text}`)
    else if (waits && place >= 0 && !isHeld && later) report(`${of} is locked after ${later}: ${text}`)
    held.push(of)
  }
  return (text: string, values: readonly unknown[] = []) => {
    if (text === 'begin') {
      held = []
      known = new Map()
    } else if (text === 'commit' || text === 'rollback') held = undefined
    else if (!held) return
    else if (text.startsWith('savepoint')) savepoints.push([...held])
    else if (text.startsWith('rollback to')) held = [...(savepoints.pop() ?? [])]
    else {
      const given = JSON.stringify(values).match(ids) ?? []
      for (const lock of listLocks(text, values)) take(lock, given, text)
    }
  }
}

export const watchLockOrder = (pool: pg.Pool) => {
  const violations: string[] = []
  pool.on('connect', (client) => {
    const see = watchLocks((violation) => violations.push(violation))
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((config: unknown, values?: unknown, ...rest: unknown[]) => {
      if (typeof config === 'string') see(config, Array.isArray(values) ? values : [])
      return query(config, values, ...rest)
    }) as typeof client.query
  })
  return violations
}
