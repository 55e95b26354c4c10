import { revokeFeed, getFeed, renewFeed } from '@i-one/contract/centres/feed'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { deviceDateText } from '../../lib/pitch-time.ts'
import { CopyButton } from '../../lib/share-buttons.tsx'
import { toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Section } from '../../ui/layout/section.tsx'

const feedQuery = (centre: string) =>
  queryOptions({
    queryKey: ['host', 'feed', centre],
    queryFn: ({ signal }) => call(getFeed, { params: { id: centre }, signal }),
  })

/** Shows a new feed address only once, because the server stores only a hash of the address. */
export function CalendarFeed({ centre }: { centre: string }) {
  const queries = useQueryClient()
  const { data } = useQuery(feedQuery(centre))
  const cacheSince = (since: string | null) => queries.setQueryData(feedQuery(centre).queryKey, { since })
  const renewal = useMutation({
    mutationFn: () => call(renewFeed, { params: { id: centre } }),
    onSuccess: ({ since }) => cacheSince(since),
    onError: toastError,
  })
  const revocation = useMutation({
    mutationFn: () => call(revokeFeed, { params: { id: centre } }),
    onSuccess: () => {
      renewal.reset()
      cacheSince(null)
      toast.success(t`The address no longer works`)
    },
    onError: toastError,
  })
  const address = renewal.data?.address
  return (
    <Section title={t`Calendar feed`}>
      <p className="mute">
        <Trans>
          See every booking in your own calendar. Anyone with the secret address can read the feed. The feed
          has no phone numbers or payments.
        </Trans>
      </p>
      {address ? (
        <div className="grid gap-3 justify-items-start my-4">
          <Field className="w-full" label={t`Secret address, shown only once`} readOnly value={address} />
          <CopyButton text={address} label={t`Copy address`} copiedText={t`Address copied`} />
        </div>
      ) : (
        data?.since && (
          <p>
            <Trans>Address active since {{ date: deviceDateText(data.since) }}.</Trans>
          </p>
        )
      )}
      <p className="flex flex-wrap gap-2 my-3">
        <Button
          variant="ghost"
          pending={renewal.isPending}
          pendingText={t`Creating...`}
          disabled={!data}
          onClick={() => renewal.mutate()}
        >
          {data?.since ? t`Create a new address` : t`Create an address`}
        </Button>
        {data?.since && (
          <Button
            variant="ghost"
            pending={revocation.isPending}
            pendingText={t`Deleting...`}
            onClick={() => revocation.mutate()}
          >
            <Trans>Delete the address</Trans>
          </Button>
        )}
      </p>
      {data?.since && (
        <p className="small mute">
          <Trans>A new address replaces the current address.</Trans>
        </p>
      )}
    </Section>
  )
}
