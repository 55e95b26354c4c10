import { exportUser } from '@i-one/contract/accounts/own-data'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { useAction } from '../../lib/use-act.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { PasskeyOption } from '../passkeys/passkey-instead.tsx'

const loadLeaving = () => import('../../leaving/leave-for-good.tsx')

const way =
  'flex justify-between items-center w-full min-h-15 p-0 border-0 border-b border-b-line bg-transparent font-strong text-start cursor-pointer'

export function OwnData() {
  const [download, pending] = useAction(async () => save(JSON.stringify(await call(exportUser), null, 2)))
  const [leaving, setLeaving] = useState(false)
  const part = useLazyModule(loadLeaving, leaving, () => setLeaving(false))

  return (
    <>
      <ul>
        <li>
          <button type="button" className={way} disabled={pending} aria-busy={pending} onClick={download}>
            {pending ? t`Getting your data...` : t`Download my data`}
            <Icon name="download" />
          </button>
        </li>
        <li>
          <button
            type="button"
            className={`${way} text-danger`}
            aria-haspopup="dialog"
            onClick={() => setLeaving(true)}
          >
            <Trans>Delete my account</Trans>
            <Icon name="forward" className="mirrored" />
          </button>
        </li>
      </ul>
      {part && (
        <part.DeleteAccountDialog open={leaving} onClose={() => setLeaving(false)} Instead={PasskeyOption} />
      )}
    </>
  )
}

const save = (text: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'i-one.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
