import { revokeFeed, getFeed, renewFeed } from '@i-one/contract/centres/feed'
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
      toast.success('The address no longer works')
    },
    onError: toastError,
  })
  const address = renewal.data?.address
  return (
    <Section title="Calendar feed">
      <p className="mute">
        See every booking in your own calendar. Anyone with the secret address can read the feed. The feed has
        no phone numbers or payments.
      </p>
      {address ? (
        <div className="grid gap-3 justify-items-start my-4">
          <Field className="w-full" label="Secret address, shown only once" readOnly value={address} />
          <CopyButton text={address} label="Copy address" copiedText="Address copied" />
        </div>
      ) : (
        data?.since && <p>Address active since {deviceDateText(data.since)}.</p>
      )}
      <p className="flex flex-wrap gap-2 my-3">
        <Button
          variant="ghost"
          pending={renewal.isPending}
          pendingText="Creating..."
          disabled={!data}
          onClick={() => renewal.mutate()}
        >
          {data?.since ? 'Create a new address' : 'Create an address'}
        </Button>
        {data?.since && (
          <Button
            variant="ghost"
            pending={revocation.isPending}
            pendingText="Deleting..."
            onClick={() => revocation.mutate()}
          >
            Delete the address
          </Button>
        )}
      </p>
      {data?.since && <p className="small mute">A new address replaces the current address.</p>}
    </Section>
  )
}
