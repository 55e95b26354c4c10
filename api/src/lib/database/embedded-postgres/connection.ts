import { withClient } from '../connection.ts'
import { superuser } from './cluster.ts'

// Sets all connection parameters in the URL, so that the environment's PGPORT and PGSSLMODE have no effect.
export const toSocketUrl = (socketFolder: string, database: string, user = superuser): string =>
  `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&port=5432&user=${user}&sslmode=disable`

export const appUser = 'i_one_app'

export const createAppUser = (socketFolder: string, database: string): Promise<void> =>
  withClient(toSocketUrl(socketFolder, database), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [appUser])
    if (!rowCount) await client.query(`CREATE ROLE ${appUser} LOGIN`)
    // keep the contents of rejected rows out of the log, because they can be personal data
    await client.query(`ALTER DATABASE ${database} SET log_error_verbosity = 'terse'`)
  })

export const createDatabase = async (socketFolder: string, name: string): Promise<void> => {
  try {
    await withClient(toSocketUrl(socketFolder, name), (client) => client.query('SELECT'))
  } catch (error) {
    const missing = '3D000'
    if ((error as { code?: string }).code !== missing) throw error
    await withClient(toSocketUrl(socketFolder, 'postgres'), (client) =>
      client.query(`CREATE DATABASE ${name}`),
    )
  }
}
