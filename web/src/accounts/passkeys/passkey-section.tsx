import type { Passkey } from '@i-one/contract/accounts/passkeys'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceDateText } from '../../lib/pitch-time.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { agoText } from '../../lib/time/ago-text.ts'
import { Button } from '../../ui/button.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { passkeysQuery } from './passkeys-query.ts'

const loadDialog = () => import('./change-passkeys.tsx')

type Changed = { onChange: () => void }

export const PasskeySection = ({ onChange }: Changed) => (
  <Section title={t`Passkeys`}>
    <p className="max-w-[56ch] my-3 mx-0">
      <Trans>
        Sign in with your fingerprint, face or screen lock. You have nothing to remember, and passkeys don’t
        work on fake sites.
      </Trans>
    </p>
    <Listed onChange={onChange} />
  </Section>
)

const reasonFor = (origin: string | null) => {
  if (origin === null) return t`Passkeys need a domain name, but this server has only an IP address.`
  if (origin !== location.origin)
    return t`Passkeys only work at ${origin}. Open that address to add a passkey.`
  return 'PublicKeyCredential' in window ? undefined : t`This browser can’t store passkeys.`
}

function Listed({ onChange }: Changed) {
  const query = useQuery(passkeysQuery)
  const { data } = query
  const queries = useQueryClient()
  const [shown, setShown] = useState<'add' | Passkey>()
  const close = () => setShown(undefined)
  const dialog = useLazyModule(loadDialog, shown !== undefined, close)
  if (!data)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading your passkeys`}
        failed={t`Your passkeys could not be loaded`}
        height={72}
      />
    )
  const { passkeys, origin } = data
  const reason = reasonFor(origin)
  const done = () => {
    close()
    void queries.invalidateQueries(passkeysQuery)
    onChange()
  }
  return (
    <>
      <Rows>
        {passkeys.map((passkey) => (
          <li key={passkey._id}>
            <div>
              <b translate="no">{passkey.name}</b>
              <p className="small mute">{passkeyText(passkey)}</p>
            </div>
            <Button
              variant="ghost"
              size="small"
              aria-label={t`Remove ${{ passkey: passkey.name }}`}
              onClick={() => setShown(passkey)}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </Rows>
      {reason ? (
        <StatusLine tone="wait">{reason}</StatusLine>
      ) : (
        <Button className="mt-5" onClick={() => setShown('add')}>
          <Trans>Add a passkey</Trans>
        </Button>
      )}
      {shown && dialog && (
        <dialog.PasskeyDialog passkey={shown === 'add' ? undefined : shown} onDone={done} onClose={close} />
      )}
    </>
  )
}

const passkeyText = ({ since, lastUsed }: Passkey) => {
  const date = deviceDateText(since)
  return lastUsed
    ? t`Added ${date}, used ${{ ago: agoText(lastUsed, new Date(serverNow())) }}`
    : t`Added ${date}, not used yet`
}
