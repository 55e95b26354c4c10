import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { listNotifications } from '@i-one/contract/notifications'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { openMailbox } from '../../test/mailbox.ts'
import { createOpenSession } from '../../test/make-open-session.ts'
import { createPerson } from '../../test/make.ts'
import { spawnWorker } from '../../test/spawn-worker.ts'
import { startTestApp } from '../../test/suite.ts'
import { notify } from './actions.ts'

const app = await startTestApp()

const silentServer = async () => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream) {
      server.emit('mail', await PostalMime.parse(Buffer.concat(await stream.toArray())))
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { server, url: `smtp://127.0.0.1:${port}`, mail: once(server, 'mail') }
}

test('what a process was sending when it was killed is sent by another, as the same mail', async () => {
  const { session } = await createOpenSession(app)
  const person = await createPerson(app)
  const silent = await silentServer()
  const doomed = spawnWorker(app.databaseUrl, silent.url)
  await notify(app.db, {
    kind: 'cancelled',
    users: [person.id],
    sessionId: session._id,
    facts: { reason: 'captain' },
    now: app.clock.now(),
  })
  const [first] = await silent.mail
  await doomed.kill()
  const mailbox = await openMailbox(app)
  const second = await mailbox.next(`${person.id}@example.com`)
  await mailbox.untilDone()
  expect(second.messageId).toBe(first.messageId)
  expect(second.text).toBe(first.text)
  expect(mailbox.unread).toEqual([])
  expect((await app.as(person.token)(listNotifications)).notifications).toHaveLength(1)
  await mailbox.stop()
  silent.server.close()
})
