import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chooseAccount } from '../../src/lib/database/embedded-postgres/account.ts'
import { createTempFolder } from '../crash/rig.ts'
import { findFreePort } from '../histories/server-pair.ts'
import { execute } from '../sql.ts'
import { findPostgresFolder } from './deployed.ts'

const run = promisify(execFile)

export const startPrimaryAndStandby = async () => {
  const folder = await createTempFolder()
  const bin = (await findPostgresFolder()) ?? ''
  const account = await chooseAccount(join(folder, 'primary'))
  const as = { ...(account && { uid: account.uid, gid: account.gid }), cwd: folder }
  const ports = { primary: await findFreePort(), standby: await findFreePort() }
  const [primary, standby] = [join(folder, 'primary'), join(folder, 'standby')]
  const urls = {
    primary: `postgresql://postgres@127.0.0.1:${ports.primary}/postgres`,
    standby: `postgresql://postgres@127.0.0.1:${ports.standby}/postgres`,
  }
  const control = (data: string, ...rest: string[]) =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '60', '-l', `${data}.log`, ...rest], as)
  const stopOne = (data: string) => control(data, 'stop', '-m', 'immediate')
  const startOne = (data: string, port: number) =>
    control(data, 'start', '-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`)

  await mkdir(primary)
  if (account) for (const path of [folder, primary]) await chown(path, account.uid, account.gid)
  await run(join(bin, 'initdb'), ['-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'], as)
  await appendFile(join(primary, 'postgresql.conf'), 'fsync = off\nhot_standby_feedback = on\n')
  await startOne(primary, ports.primary)
  await run(join(bin, 'pg_basebackup'), ['-d', urls.primary, '-D', standby, '-R', '-c', 'fast'], as)
  await startOne(standby, ports.standby)
  return {
    urls,
    pause: () => execute(urls.standby, 'select pg_wal_replay_pause()'),
    resume: () => execute(urls.standby, 'select pg_wal_replay_resume()'),
    stopStandby: () => stopOne(standby),
    startStandby: () => startOne(standby, ports.standby),
    stop: async () => {
      await stopOne(standby)
      await stopOne(primary)
      await rm(folder, { recursive: true })
    },
  }
}
