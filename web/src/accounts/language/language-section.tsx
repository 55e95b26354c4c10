import type { User } from '@i-one/contract/accounts'
import { setLanguage } from '@i-one/contract/accounts/language'
import { type Language, languageNames, languages } from '@i-one/contract/languages'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { changeLanguage, pageLanguage } from '../../lib/language/change-language.ts'
import { toastError } from '../../lib/show-error.ts'
import { saveUser } from '../../lib/store.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Section } from '../../ui/layout/section.tsx'

export function LanguageSection({ user }: { user: User }) {
  const { mutate, variables, isPending } = useMutation({
    mutationFn: async (languageCode: Language) => {
      const answer = await call(setLanguage, { body: { languageCode } })
      if (languageCode !== pageLanguage) await changeLanguage(languageCode)
      saveUser(answer.user)
    },
    onError: toastError,
  })
  return (
    <Section title={t`Language`}>
      <Segmented
        label={t`Language`}
        value={isPending ? variables : user.language}
        onChange={mutate}
        items={languages.map((language) => ({
          value: language,
          label: (
            <span lang={language} translate="no">
              {languageNames[language]}
            </span>
          ),
        }))}
      />
      <p className="small mute mt-3">
        <Trans>
          Also the language of your emails and notifications. Native speakers have not reviewed the French
          texts yet.
        </Trans>
      </p>
    </Section>
  )
}
