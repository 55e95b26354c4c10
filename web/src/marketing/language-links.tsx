import { languageNames, languages } from '@i-one/contract/languages'
import { t } from '@lingui/core/macro'
import { classNames } from '../ui/class-names.ts'

/** start.ts saves the choice, because a link can be tapped before this code has loaded. */
export const LanguageLinks = () => (
  <nav aria-label={t`Language`}>
    <ul className="flex flex-wrap gap-x-4 text-small text-ink-mute">
      {languages.map((language) => (
        <li key={language} lang={language}>
          <a
            className={classNames(
              'inline-flex items-center min-h-11 text-chalk',
              language === import.meta.env.LANGUAGE && 'no-underline',
            )}
            href={`?lang=${language}`}
            hrefLang={language}
            aria-current={language === import.meta.env.LANGUAGE || undefined}
            translate="no"
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
