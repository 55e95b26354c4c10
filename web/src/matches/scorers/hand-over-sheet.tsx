import { CallError } from '@i-one/contract/call'
import type { Match } from '@i-one/contract/matches'
import { transferWhistle } from '@i-one/contract/matches/scorers'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CopyButton, ShareButton } from '../../lib/share-buttons.tsx'
import { errorText } from '../../lib/show-error.ts'
import { QrCode } from '../../sessions/sharing/qr-code.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { matchNameText } from '../match-name-text.ts'
import { scorerLinkKey } from '../queries.ts'
import { ScorersSection } from './scorers-section.tsx'

/** Each time the sheet opens, creates a new scorer link and revokes the previous link. */
export function ScorerLinkSheet({ match, onDone }: { match: Match; onDone: () => void }) {
  const { data, error } = useQuery({
    queryKey: scorerLinkKey(match._id),
    queryFn: () => call(transferWhistle, { params: { id: match._id } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const names = matchNameText(match.teamOne.name, match.teamTwo.name)
  return (
    <Dialog
      onClose={onDone}
      look="sheet"
      title={t`Let someone else keep score`}
      description={t`Anyone who scans this code can keep the score with you, even without an account. The code works until an hour after full time. A new code replaces the old one.`}
    >
      {error instanceof CallError && <StatusLine tone="bad">{errorText(error)}</StatusLine>}
      {data ? (
        <Link link={`${location.origin}/w/${data.code}`} names={names} />
      ) : (
        !error && <Skeleton shape="round" height="18rem" />
      )}
      <ScorersSection match={match} />
    </Dialog>
  )
}

const Link = ({ link, names }: { link: string; names: string }) => (
  <>
    <QrCode link={link} name={names} />
    <Field label={t`Link`} readOnly value={link} onFocus={({ target }) => target.select()} />
    <div className="cluster mt-3 mb-6">
      <ShareButton title={t`Keep the score of ${names}`} url={link} />
      <CopyButton text={link} />
    </div>
  </>
)
