import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useMainStore } from '../../lib/store.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { myPitchesQuery } from '../queries.ts'
import { useCentrePermissions } from '../staff/use-may-at.ts'
import { CentreLinks } from './centre-links.tsx'

const RegisterLink = ({ variant }: { variant?: 'chalk' }) => (
  <Link className={buttonClass({ variant })} to="/host/pitches/new">
    <Trans>Register a pitch</Trans>
  </Link>
)

export function MyPitches() {
  const isOwner = useMainStore(({ auth }) => auth.user?.isOwner)
  const permissionsAt = useCentrePermissions()
  const { data: pitches } = useQuery({ ...myPitchesQuery, throwOnError: throwWithoutData })
  if (!pitches) return <Loading label={t`Loading your pitches`} className="stack" height={96} rows={2} />
  if (pitches.length === 0)
    return (
      <Empty
        art="area"
        title={t`No pitches yet`}
        sentence={t`Register a pitch, and players nearby can find and book it.`}
        action={<RegisterLink variant="chalk" />}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-10">
      <Section
        title={plural({ count: pitches.length }, { one: 'Your pitch', other: 'Your # pitches' })}
        action={isOwner && <RegisterLink />}
      >
        <ul className="stack">
          {pitches.map((pitch) => (
            <PitchRow key={pitch._id} pitch={pitch} mayManage={permissionsAt(pitch.centre).mayManage} />
          ))}
        </ul>
      </Section>
      <CentreLinks />
    </div>
  )
}

const slotText = ({ price, slotMinutes, autoAuthorize }: OwnPitch) => {
  const sum = moneyText(price)
  return autoAuthorize
    ? t`${sum} for ${slotMinutes} min, authorized automatically`
    : t`${sum} for ${slotMinutes} min, you answer each request`
}

// At 200 % text size, the photo moves above the text, because the text needs the whole width.
const PitchRow = ({ pitch, mayManage }: { pitch: OwnPitch; mayManage: boolean }) => (
  <li
    className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-2 items-start pb-4 border-b border-line max-[300px]:grid-cols-1 md:grid-cols-[128px_minmax(0,1fr)_auto]"
    aria-label={pitch.name}
  >
    <img
      className="w-full h-auto aspect-[16/10] object-cover rounded-card"
      src={pitch.pitchPhoto}
      alt=""
      width="128"
      height="80"
      loading="lazy"
    />
    <div className="md:last:self-center">
      <h3>
        <Link translate="no" to={`/pitches/${pitch._id}`}>
          {pitch.name}
        </Link>
      </h3>
      <p translate="no">{pitch.address}</p>
      <p className="mute">{slotText(pitch)}</p>
      {!pitch.listed && (
        <Chip tone="off">
          <Trans>Hidden</Trans>
        </Chip>
      )}
      {pitch.review && (
        <p>
          <Chip tone="wait">{pitch.review === 'waiting' ? t`Waiting for review` : t`Turned down`}</Chip>{' '}
          <Link to="/host/review">{pitch.review === 'waiting' ? t`See what we need` : t`See why`}</Link>
        </p>
      )}
    </div>
    {mayManage && (
      <div className="col-2 flex flex-wrap gap-2 max-[300px]:col-auto md:col-auto md:self-center">
        <Link
          className={buttonClass({ variant: 'ghost', size: 'small' })}
          to={`/host/pitches/${pitch._id}/prices`}
          aria-label={t`Prices for ${{ pitch: pitch.name }}`}
        >
          <Trans>Prices</Trans>
        </Link>
        <Link
          className={buttonClass({ variant: 'ghost', size: 'small' })}
          to={`/host/pitches/${pitch._id}`}
          aria-label={t`Edit ${{ name: pitch.name }}`}
        >
          <Trans>Edit</Trans>
        </Link>
      </div>
    )}
  </li>
)
