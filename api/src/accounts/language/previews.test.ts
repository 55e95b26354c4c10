import { expect, test } from 'vitest'
import { createTestMatch } from '../../../test/make-match.ts'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { createTestTournament } from '../../../test/make-tournament.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'
import { previews } from '../../app.ts'
import type { Preview } from '../../lib/http/link-preview.ts'

const app = await startTestApp()
const person = await createPerson(app, { isOwner: true, language: 'fr' })
const pitch = await createTestPitch(app, { owner: person })
const { code: centre } = await app.db
  .selectFrom('centres')
  .select('code')
  .where('owner_id', '=', person.id)
  .executeTakeFirstOrThrow()
const { session } = await createOpenSession(app, { captain: person })
const { match } = await createTestMatch(app, { captain: person })
const tournament = await createTestTournament(app, { organizer: person })

const find = (path: `/${string}`, params: object, namesLanguage: boolean) =>
  previews[path]!({ db: app.db, now: app.clock.now, namesLanguage }, params) as Promise<Preview>

test.each([
  ['/s/:code', { code: session.code }, 'Capitaine', 'Captain'],
  ['/sessions/:id', { id: session._id }, 'Capitaine', 'Captain'],
  ['/m/:id', { id: match._id }, 'coup d’envoi', 'kick-off'],
  ['/p/:id', { id: pitch }, 'pour 60 minutes', 'for 60 minutes'],
  ['/c/:code', { code: centre }, 'dès', 'from'],
  ['/t/:code', { code: tournament.code }, 'Championnat', 'League'],
  ['/tournament/:id', { id: tournament.id }, 'Championnat', 'League'],
] as const)(
  'the preview of %s is in its author’s language, unless the request names a language',
  async (path, params, french, english) => {
    const unnamed = await find(path, params, false)
    const named = await find(path, params, true)
    expect([unnamed.language, named.language]).toEqual(['fr', 'en'])
    expect(unnamed.description).toContain(french)
    expect(named.description).toContain(english)
  },
)
