import babel from '@lingui/cli/api/extractors/babel'
import { type ExtractorType, defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { errors } from './contract/src/errors.ts'
import { languages } from './contract/src/languages.ts'

const errorSentences: ExtractorType = {
  match: (file) => file.endsWith('contract/src/errors.ts'),
  extract(file, _code, onMessage) {
    for (const [, sentence] of Object.values(errors)) onMessage({ id: sentence, origin: [file, 1] })
  },
}

/** `message('…')` of contract/src/i18n.ts has the parameters of `i18n._('…')`. */
const schemaErrors: ExtractorType = {
  match: (file) => file.includes('contract/src/'),
  extract: (file, code, ...rest) => babel.extract(file, code.replaceAll(/\bmessage\(/g, 'i18n._('), ...rest),
}

const exclude = ['**/*.test.*']

export default defineConfig({
  sourceLocale: 'en',
  locales: languages,
  catalogs: [
    {
      path: 'messages/web.{locale}',
      include: ['web/src', 'contract/src', 'game/src'],
      exclude: [...exclude, 'contract/src/errors.ts'],
    },
    { path: 'messages/server.{locale}', include: ['api/src', 'contract/src', 'game/src'], exclude },
  ],
  extractors: [errorSentences, schemaErrors, babel],
  format: formatter({ lineNumbers: false }),
})
