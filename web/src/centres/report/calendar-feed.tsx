import { revokeFeed, getFeed, renewFeed } from '@i-one/contract/centres/feed'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { fullDayOf } from '../../lib/pitch-time.ts'
import { CopyButton } from '../../lib/share-buttons.tsx'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Section } from '../../ui/layout/section.tsx'

const feedQuery = (centre: string) =>
  queryOptions({
    queryKey: ['host', 'feed', centre],
    queryFn: ({ signal }) => call(getFeed, { params: { id: centre }, signal }),
  })

/** Shows the address once: the server stores only its hash. */
export function CalendarFeed({ centre }: { centre: string }) {
  const queries = useQueryClient()
  const { data } = useQuery(feedQuery(centre))
  const keep = (since: string | null) => queries.setQueryData(feedQuery(centre).queryKey, { since })
  const renewing = useMutation({
    mutationFn: () => call(renewFeed, { params: { id: centre } }),
    onSuccess: ({ since }) => keep(since),
    onError: toastRefusal,
  })
  const ending = useMutation({
    mutationFn: () => call(revokeFeed, { params: { id: centre } }),
    onSuccess: () => {
      renewing.reset()
      keep(null)
      toast.success('The address works no more')
    },
    onError: toastRefusal,
  })
  const address = renewing.data?.address
  return (
    <Section title="Calendar feed">
      <p className="mute">
        Every booking in your own calendar, by a secret address. Who has it can read it; telephones and money
        are not in it.
      </p>
      {address ? (
        <div className="grid gap-3 justify-items-start my-4">
          <Field className="w-full" label="The address, shown this once" readOnly value={address} />
          <CopyButton text={address} label="Copy it" said="Address copied" />
        </div>
      ) : (
        data?.since && <p>You have one since {fullDayOf(data.since)}.</p>
      )}
      <p className="flex flex-wrap gap-2 my-3">
        <Button
          variant="ghost"
          pending={renewing.isPending}
          pendingText="Making it..."
          disabled={!data}
          onClick={() => renewing.mutate()}
        >
          {data?.since ? 'Make a new one' : 'Make an address'}
        </Button>
        {data?.since && (
          <Button
            variant="ghost"
            pending={ending.isPending}
            pendingText="Ending..."
            onClick={() => ending.mutate()}
          >
            End it
          </Button>
        )}
      </p>
      {data?.since && <p className="small mute">With a new one, the one before works no more.</p>}
    </Section>
  )
}
