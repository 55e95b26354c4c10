import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { startLoad } from '../load.ts'
import { type Rig, createTempFolder, startRig } from '../rig.ts'
import { filterViolations, findWriteViolations } from '../verify.ts'

const size = '300m'
const fullFor = 8000

const mount = (folder: string) => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' })
    chmodSync(folder, 0o755)
    return true
  } catch {
    return false
  }
}

const fill = (file: string) => {
  const ballast = openSync(file, 'a')
  try {
    for (const lot of [1 << 20, 4096]) {
      const bytes = Buffer.alloc(lot)
      for (let isFull = false; !isFull;) {
        try {
          isFull = writeSync(ballast, bytes) < lot
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
          isFull = true
        }
      }
    }
  } finally {
    closeSync(ballast)
  }
}

const write = (db: Rig['db']) =>
  sql`insert into kept_for_nothing select repeat(md5(n::text), 20) from generate_series(1, 2000) as n`
    .execute(db)
    .then(
      () => 0,
      () => 1,
    )

export const fillDisk = async () => {
  const folder = await createTempFolder()
  if (!mount(folder)) {
    console.log('  skipped: this user cannot mount a file system')
    return {}
  }
  try {
    const rig = await startRig({ folder })
    try {
      await sql`create table kept_for_nothing (words text)`.execute(rig.db)
      const load = await startLoad(rig.db, rig.pair.urls)
      await wait(2000)
      const ballast = join(folder, 'ballast')
      const said = new Set<string>()
      let failed = 0
      const until = Date.now() + fullFor
      while (Date.now() < until || failed === 0) {
        fill(ballast)
        failed += await write(rig.db)
        for (const status of await rig.ready()) said.add(String(status))
        await wait(100)
      }
      rmSync(ballast)
      const begun = performance.now()
      while ((await rig.ready()).some((status) => status !== 200)) await wait(50)
      const took = Math.round(performance.now() - begun)
      await wait(2000)
      await load.stop()
      console.log(
        `  ${failed} changes failed; /readyz returned ${[...said].join(', ')} in the meantime, and 200 within ${took} ms of free space`,
      )
      return {
        ...filterViolations({ '/readyz never returned 503': said.has('503') ? [] : ['disk full'] }),
        ...(await findWriteViolations(rig.db, load.done)),
      }
    } finally {
      await rig.stop()
    }
  } finally {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
}
