import { execFile } from 'node:child_process'
import { chmod, chown, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../config.ts'
import { ignoreMissing } from '../../unless-missing.ts'

const run = promisify(execFile)

export type Account = { name: string; uid: number; gid: number }

/** Root cannot run PostgreSQL, so this returns another user. Returns undefined if the current user can run PostgreSQL. */
export const chooseAccount = async (cluster: string): Promise<Account | undefined> => {
  const owner = (await ignoreMissing(stat(cluster)))?.uid
  const me = process.getuid?.()
  if (me !== 0) {
    if (owner === undefined || owner === me) return undefined
    throw new StartError(
      `The database in ${cluster} belongs to user ID ${owner}. Start i-one as that user or as root.`,
    )
  }
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8'))
  const byOwner = owner ? accounts.find((account) => account.uid === owner) : undefined
  const byName = ['postgres', '_postgres', 'nobody'].map((name) =>
    accounts.find((account) => account.name === name),
  )
  const account = byOwner ?? byName.find((found) => found !== undefined)
  if (account) return account
  throw new StartError(
    'PostgreSQL does not run as root, and /etc/passwd has neither postgres nor nobody. Start i-one as an ordinary user, or set DATABASE_URL.',
  )
}

export const allowTraversal = async (account: Account, dataDir: string): Promise<void> => {
  const { uid, mode } = await stat(dataDir)
  if (uid !== 0 || mode & 0o001) return
  await chown(dataDir, uid, account.gid)
  await chmod(dataDir, (mode & 0o7777) | 0o010)
}

export const findBlockedFolder = async (account: Account, paths: string[]): Promise<string | undefined> => {
  const folders = [...new Set(paths.flatMap(withParents))].toSorted()
  const script = 'for folder do [ -x "$folder" ] || { printf %s "$folder"; exit; }; done'
  const as = { uid: account.uid, gid: account.gid, cwd: '/' }
  const { stdout: blocked } = await run('/bin/sh', ['-c', script, 'sh', ...folders], as)
  return blocked || undefined
}

export const assertReachable = async (account: Account, paths: string[]): Promise<void> => {
  const blocked = await findBlockedFolder(account, paths)
  if (!blocked) return
  throw new StartError(
    `i-one was started as root, so PostgreSQL runs as the user ${account.name}, which has no access to ${blocked}. ` +
      `Allow access (chmod o+x ${blocked}), keep DATA_DIR elsewhere, start i-one as an ordinary user, or set DATABASE_URL.`,
  )
}

const withParents = (path: string): string[] => {
  const parent = dirname(path)
  return parent === path ? [path] : [...withParents(parent), path]
}

const parseAccounts = (passwd: string): Account[] =>
  passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name, , uid, gid]) => ({ name: name!, uid: Number(uid), gid: Number(gid) }))
