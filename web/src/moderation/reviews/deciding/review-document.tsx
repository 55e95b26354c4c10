import { toUrl } from '@i-one/contract/call'
import { getReviewDocument, type ReviewForStaff } from '@i-one/contract/moderation/reviews'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { connection } from '../../../lib/call.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Returns a `data:` URL, because the endpoint requires the token and the document must not outlive the page. */
const readDocument = async (id: string, signal: AbortSignal) => {
  const path = toUrl(getReviewDocument.path, { id })
  const headers = { authorization: `Bearer ${connection.token?.() ?? ''}` }
  const answer = await fetch(connection.baseUrl + path, { headers, signal })
  if (!answer.ok) throw new Error(t`The document could not be loaded`)
  const reader = new FileReader()
  const read = new Promise((resolve) => reader.addEventListener('load', resolve))
  reader.readAsDataURL(await answer.blob())
  await read
  return String(reader.result)
}

type ReviewDocumentProps = { id: string; paper: NonNullable<ReviewForStaff['paper']> }

export function ReviewDocument({ id, paper: { kind, at } }: ReviewDocumentProps) {
  const { data, error } = useQuery({
    queryKey: ['staff', 'document', id, at],
    queryFn: ({ signal }) => readDocument(id, signal),
    gcTime: 0,
    staleTime: Infinity,
  })
  if (error) return <p role="alert">{error.message}.</p>
  if (!data) return <Loading label={t`Loading document`} height={226} />
  return (
    <figure className="grid content-start justify-items-start gap-2">
      {kind === 'photo' && (
        <img
          className="w-full h-auto max-h-120 object-contain object-left-top rounded-card"
          src={data}
          alt={t`The document sent for review`}
        />
      )}
      <figcaption className="small mute">
        <Trans>Private. Deleted after your decision.</Trans>
      </figcaption>
      <a className={buttonClass({ variant: 'ghost', size: 'small' })} href={data} download="document">
        <Icon name="download" />
        {kind === 'pdf' ? t`Save the PDF` : t`Save the photo`}
      </a>
    </figure>
  )
}
