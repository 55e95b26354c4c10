import babel from '@lingui/cli/api/extractors/babel'
import { type ExtractorType, defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { errors } from './contract/src/errors.ts'

const errorSentences: ExtractorType = {
  match: (file) => file.endsWith('contract/src/errors.ts'),
  extract(file, _code, onMessage) {
    for (const [, sentence] of Object.values(errors)) onMessage({ id: sentence, origin: [file, 1] })
  },
}

const exclude = ['**/*.test.*']

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    { path: 'messages/web.{locale}', include: ['web/src', 'game/src'], exclude },
    { path: 'messages/server.{locale}', include: ['api/src', 'contract/src/errors.ts', 'game/src'], exclude },
  ],
  extractors: [errorSentences, babel],
  format: formatter({ lineNumbers: false }),
})
