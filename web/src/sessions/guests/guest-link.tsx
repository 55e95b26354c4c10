import type { Place, Session } from '@i-one/contract/sessions'
import { createGuestLink } from '@i-one/contract/sessions/places'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CopyButton, ShareButton } from '../../lib/share-buttons.tsx'
import { toastError } from '../../lib/show-error.ts'
import { Field } from '../../ui/fields/field.tsx'
import { CaptainTool } from '../captain-tool.tsx'

type GuestLinkProps = { session: Session; place: Place }

export function GuestLink({ session, place }: GuestLinkProps) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => call(createGuestLink, { params: { id: session._id, place: place._id } }),
    onError: toastError,
  })
  const { name } = place.player
  if (!data)
    return (
      <ul>
        <CaptainTool
          icon="link"
          text={t`Link to claim this spot`}
          hint={t`${name} can sign up and take over this spot and its goals`}
          pending={isPending}
          onClick={() => mutate()}
        />
      </ul>
    )
  const link = `${location.origin}/guest?${new URLSearchParams({ code: data.code, session: session.code, place: place._id })}`
  const text = t`${name}, claim your spot at ${{ pitch: session.pitch.name }} here.`
  return (
    <div className="grid gap-3 mt-4">
      <p>
        <Trans>One person can use this link within 30 days. Send it only to {name}.</Trans>
      </p>
      <div className="cluster *:flex-1">
        <ShareButton title="i-one" text={text} url={link} />
        <CopyButton text={link} />
      </div>
      <Field label={t`Link for ${name}`} readOnly value={link} onFocus={({ target }) => target.select()} />
    </div>
  )
}
