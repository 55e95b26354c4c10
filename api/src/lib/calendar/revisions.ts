import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { allRows } from '../database/rows.ts'
import { currentLanguage, inLanguage } from '../i18n/i18n.ts'
import { processInChunks } from '../in-pieces.ts'
import type { CalendarEvent } from './text.ts'

export interface UnrevisedEvent extends Omit<CalendarEvent, 'sequence' | 'stamp' | 'start' | 'end'> {
  time: { start: Date; end: Date } | undefined
  changedAt: Date | null
  changes?: number
}

interface Revision {
  id: string
  fingerprint: string
  sequence: number
  revisedAt: Date
  start: Date
  end: Date
  place: string
}

const revisionColumns = sql`event_id as id, fingerprint, sequence, revised_at as "revisedAt", starts_at as start,
  ends_at as "end", place`

export const findRevisions = async (db: Database, calendarId: string, since = new Date(0)) => {
  const revisions = await allRows<Revision>(db)`
    select ${revisionColumns} from calendar_revisions where calendar_id = ${calendarId} and ends_at >= ${since}`
  return new Map(revisions.map((revision) => [revision.id, revision]))
}

const listRevisionsOf = (db: Database, ids: readonly string[]) =>
  allRows<Revision>(db)`
    select ${revisionColumns} from calendar_revisions where event_id = any (${ids}::uuid[])`

const saveRevisions = (db: Database, calendarId: string, revisions: readonly Revision[]) =>
  sql`
    insert into calendar_revisions as r
      (event_id, calendar_id, fingerprint, sequence, revised_at, starts_at, ends_at, place)
    select id, ${calendarId}::uuid, fingerprint, sequence, "revisedAt", start, "end", place
    from jsonb_to_recordset(${JSON.stringify(revisions)}::jsonb) as s(id uuid, fingerprint text, sequence int,
      "revisedAt" timestamptz, start timestamptz, "end" timestamptz, place text)
    order by id
    on conflict (event_id) do update set
      calendar_id = excluded.calendar_id, fingerprint = excluded.fingerprint,
      sequence = greatest(r.sequence + 1, excluded.sequence),
      revised_at = greatest(r.revised_at, excluded.revised_at),
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, place = excluded.place
    where r.fingerprint <> excluded.fingerprint`.execute(db)

const maxSavedAtOnce = 2000

const shownOf = (event: UnrevisedEvent, known: Revision | undefined) => {
  if (event.time) return { ...event, ...event.time }
  if (!known) return undefined
  const { start, end, place } = known
  return { ...event, status: 'CANCELLED' as const, start, end, place }
}

const fingerprintOf = (shown: object) =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url')

const revisionOf = (event: UnrevisedEvent, known: Revision | undefined, now: Date): Revision | undefined => {
  const shown = shownOf(event, known)
  if (!shown) return undefined
  const { id, start, end, place, changedAt, changes = 0, ...rest } = shown
  const fingerprint = fingerprintOf([rest, start, end, place])
  if (fingerprint === known?.fingerprint) return known
  const sequence = known ? Math.max(known.sequence + 1, changes) : changes
  const revisedAt = changedAt && (!known || changedAt > known.revisedAt) ? changedAt : now
  return { id, fingerprint, sequence, revisedAt, start, end, place }
}

interface Calendar {
  id: string
  hostname: string
  // Callers must read the known revisions before the events, so that a revision is never newer than its event.
  known: ReadonlyMap<string, Revision>
}

/**
 * Compares fingerprints, because RFC 5545 requires a higher SEQUENCE and a later DTSTAMP for each visible change.
 * Always compares the English texts, so that a reader in another language does not cause a revision.
 */
export const reviseEvents = async (
  db: Database,
  { id, hostname, known }: Calendar,
  listEvents: () => readonly UnrevisedEvent[],
  now: Date,
): Promise<CalendarEvent[]> => {
  const revisions = new Map<string, Revision>()
  const english = inLanguage('en', listEvents)
  await processInChunks(english, (piece) => {
    for (const event of piece) {
      const revision = revisionOf(event, known.get(event.id), now)
      if (revision) revisions.set(event.id, revision)
    }
  })
  const changed = [...revisions.values()].filter((revision) => revision !== known.get(revision.id))
  for (let at = 0; at < changed.length; at += maxSavedAtOnce) {
    const some = changed.slice(at, at + maxSavedAtOnce)
    await saveRevisions(db, id, some)
    const ids = some.map((one) => one.id)
    for (const { id, sequence, revisedAt } of await listRevisionsOf(db, ids)) {
      const own = revisions.get(id)
      if (own) revisions.set(id, { ...own, sequence, revisedAt })
    }
  }
  const events = currentLanguage() === 'en' ? english : listEvents()
  return events.flatMap((event) => {
    const shown = shownOf(event, known.get(event.id))
    const revision = revisions.get(event.id)
    if (!shown || !revision) return []
    const { sequence, revisedAt: stamp } = revision
    return [{ ...shown, id: `${event.id}@${hostname}`, sequence, stamp }]
  })
}
