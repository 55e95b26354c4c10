import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows, firstValue } from '../../lib/database/rows.ts'
import { type StoredPitch, pitchColumns, isPublished } from '../../pitches/sql.ts'

export const listPitchesOfCentre = (db: Database, centreId: string) =>
  allRows<StoredPitch & { parts: string[] }>(db)`
    select ${pitchColumns},
      array(select part_id from pitch_parts parts where parts.pitch_id = pitches.id order by part_id) as parts
    from pitches where centre_id = ${centreId} and listed order by searchable(name), id`

export const findIdByCode = (db: Database, code: string) =>
  firstValue<string>(db)`select id from centres where code = ${code}`

const shared = sql`
  from (select centre_id from pitches where ${isPublished} group by centre_id having count(*) > 1) several
    join centres on centres.id = several.centre_id`

export const countSharedCentres = async (db: Database) =>
  (await firstValue<number>(db)`select count(*)::int ${shared}`) ?? 0

export const listSharedCentres = (db: Database, skip: number, max: number) =>
  allIds(db)`select code as id ${shared} order by code offset ${skip} limit ${max}`
