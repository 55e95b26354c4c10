import { setTimeout as wait } from 'node:timers/promises'
import { listRunMigrations, copyNextVersion } from './next-version.ts'
import { type Cluster, isHealthy, waitUntil } from './start-cluster.ts'

const away = { frozen: 10_000, etcd: 30_000 }

export interface Fault {
  title: string
  /** Milliseconds within which writes and streams must work again. */
  within: { writes: number; streams: number }
  cause: (cluster: Cluster) => Promise<unknown>
}

interface Freezable {
  freeze: () => void
  thaw: () => void
}

const standStill = async ({ freeze, thaw }: Freezable) => {
  freeze()
  await wait(away.frozen)
  thaw()
}

const untilAnother = ({ members }: Cluster, { name }: { name: string }) =>
  waitUntil('nobody else leads', async () => (await members()).leader.name !== name)

const loseNode = async (cluster: Cluster) => {
  const { leader } = await cluster.whole()
  leader.patroni.lose()
  leader.postgres('SIGKILL')
  await untilAnother(cluster, leader)
  leader.patroni.bringBack()
}

const freezeNode = async (cluster: Cluster) => {
  const { leader } = await cluster.whole()
  leader.patroni.freeze()
  leader.postgres('SIGSTOP')
  await untilAnother(cluster, leader)
  leader.postgres('SIGCONT')
  leader.patroni.thaw()
}

const cutStandbyOff = async (cluster: Cluster) => {
  const { inStep } = await cluster.whole()
  inStep.patroni.freeze()
  inStep.postgres('SIGSTOP')
  await waitUntil('no other standby is in step', async () => {
    const { all } = await cluster.members()
    return all.some(({ name, role }) => role === 'sync_standby' && name !== inStep.name)
  })
  inStep.postgres('SIGCONT')
  inStep.patroni.thaw()
}

const switchOver = async (cluster: Cluster) => {
  const { leader, inStep } = await cluster.whole()
  const response = await fetch(`http://${leader.address}:8008/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: leader.name, candidate: inStep.name }),
  })
  if (!response.ok) throw new Error(`no switchover: ${await response.text()}`)
  await untilAnother(cluster, leader)
}

const upgrade = async ({ apps, folder, databaseUrl }: Cluster) => {
  const next = await copyNextVersion(folder)
  for (const one of apps) {
    await one.moveTo(next.root)
    await waitUntil(`${one.name} is not ready`, () => isHealthy(`${one.url}/readyz`))
  }
  const run = await listRunMigrations(databaseUrl)
  if (!next.migrations.every((name) => run.includes(name))) throw new Error('the new version did not migrate')
}

const [app, pooler, nats] = [
  { writes: 1000, streams: 5000 },
  { writes: 2000, streams: 5000 },
  { writes: 2000, streams: 2000 },
]
const [etcd, postgres, node] = [
  { writes: 5000, streams: 5000 },
  { writes: 10_000, streams: 10_000 },
  { writes: 30_000, streams: 30_000 },
]

export const clusterFaults: Record<string, Fault> = {
  'app1-killed': {
    title: 'the first process of the app is killed',
    within: app,
    cause: async ({ apps }) => apps[0]?.kill(),
  },
  'app2-killed': { title: 'the second', within: app, cause: async ({ apps }) => apps[1]?.kill() },
  'app3-killed': { title: 'the third', within: app, cause: async ({ apps }) => apps[2]?.kill() },
  'app1-frozen': { title: 'the first stands still', within: app, cause: ({ apps }) => standStill(apps[0]!) },
  'app2-frozen': { title: 'the second', within: app, cause: ({ apps }) => standStill(apps[1]!) },
  'app3-frozen': { title: 'the third', within: app, cause: ({ apps }) => standStill(apps[2]!) },
  'pgbouncer-killed': {
    title: 'a pooler is killed',
    within: pooler,
    cause: async ({ poolers }) => poolers[0]?.kill(),
  },
  'pgbouncer-frozen': {
    title: 'a pooler stands still',
    within: pooler,
    cause: ({ poolers }) => standStill(poolers[1]!),
  },
  'nats-killed': { title: 'NATS is killed', within: nats, cause: async (cluster) => cluster.nats.kill() },
  'nats-frozen': { title: 'NATS stands still', within: nats, cause: (cluster) => standStill(cluster.nats) },
  'etcd-killed': {
    title: 'an etcd is killed',
    within: etcd,
    cause: async ({ databases }) => databases[0]?.etcd.kill(),
  },
  'etcd-lost': {
    title: 'all of etcd is gone for half a minute',
    within: etcd,
    cause: async ({ databases }) => {
      for (const { etcd } of databases) etcd.lose()
      await wait(away.etcd)
      for (const { etcd } of databases) etcd.bringBack()
    },
  },
  'postgres-killed': {
    title: "the primary's PostgreSQL is killed, Patroni lives",
    within: postgres,
    cause: async (cluster) => (await cluster.whole()).leader.postgres('SIGKILL'),
  },
  'node-killed': { title: 'the machine of the primary is gone', within: node, cause: loseNode },
  'node-frozen': {
    title: 'the machine of the primary stands still, and wakes beside another',
    within: node,
    cause: freezeNode,
  },
  'standby-cut': { title: 'the standby that is in step is cut off', within: postgres, cause: cutStandbyOff },
  upgrade: {
    title: 'a version with five migrations takes the place of the one that runs',
    within: { writes: 2000, streams: 5000 },
    cause: upgrade,
  },
  switchover: { title: 'the primary is changed as planned', within: postgres, cause: switchOver },
}
