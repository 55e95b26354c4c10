import { type AccountForStaff, revokeAccountLogins, showEmail } from '@i-one/contract/moderation/staff'
import { hideAccountDetail, restoreHiddenDetail } from '@i-one/contract/moderation/staff/hiding'
import { liftSuspension } from '@i-one/contract/moderation/staff/suspension'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/call.ts'
import { deviceDateText } from '../../lib/pitch-time.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Avatar } from '../../ui/face.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { accountQuery, reportsQuery } from './queries.ts'
import { SuspendForm } from './suspend-form.tsx'
import { useStaffAction } from './use-staff-act.ts'
import { ReasonDialog } from './why-dialog.tsx'
import { ReportTexts } from './words.tsx'

export function AccountPanel({ id }: { id: string }) {
  const query = useQuery(accountQuery(id))
  if (query.data) return <Account account={query.data} />
  return (
    <QueryFallback
      query={query}
      loading={t`Loading account`}
      failed={t`The account could not be loaded`}
      height={96}
      rows={3}
    />
  )
}

const stateOf = ({ suspension, isAdmin }: AccountForStaff) => {
  if (!suspension) return <Chip tone="ok">{isAdmin ? t`Staff` : t`Active`}</Chip>
  return (
    <Chip tone="wait">
      {suspension.until
        ? t`Suspended until ${{ date: deviceDateText(suspension.until) }}`
        : t`Suspended until staff restore it`}
    </Chip>
  )
}

function Account({ account }: { account: AccountForStaff }) {
  const { _id, name, nickname, photo, since, isOwner, suspension, played, ahead, came, blockedBy } = account
  const date = deviceDateText(since)
  const [email, setEmail] = useState<string>()
  return (
    <Section title={<span translate="no">{name}</span>} id="account">
      <div className="flex items-center gap-4 mb-4">
        <Avatar name={name} src={photo?.small} size={56} />
        <div>
          <p>{stateOf(account)}</p>
          <p className="small mute">{isOwner ? t`Organizer since ${date}` : t`Player since ${date}`}</p>
        </div>
      </div>
      {suspension?.words && (
        <p translate="no" className="max-w-[68ch] py-1 wrap-anywhere whitespace-pre-line">
          {suspension.words}
        </p>
      )}
      <dl className="grid grid-cols-3 gap-3 mt-5.5 mb-4">
        <Figure
          figure={played}
          text={plural(played, { one: `games, attended ${came}`, other: `games, attended ${came}` })}
        />
        <Figure
          figure={ahead}
          text={plural(ahead, { one: 'upcoming games as captain', other: 'upcoming games as captain' })}
        />
        <Figure
          figure={blockedBy}
          text={plural(blockedBy, {
            one: 'person blocked this account',
            other: 'people blocked this account',
          })}
        />
      </dl>
      {account.scoring.map(({ match, teamOne, teamTwo }) => (
        <p
          key={match}
          className="flex items-center gap-3 mb-2 py-2.5 px-3 leading-[1.3] bg-dusk-soft rounded-[8px]"
        >
          <Chip tone="live">
            <Trans>Live</Trans>
          </Chip>
          <Link to={`/live-match?match=${match}`}>
            <Trans>
              Scoring {teamOne} v {teamTwo}
            </Trans>
          </Link>
        </p>
      ))}
      <Facts
        facts={[
          [t`Known as`, nickname],
          [t`Email`, email ?? account.email],
          [t`Email confirmed`, account.isConfirmed ? t`Yes` : t`No`],
          [t`Signed in`, plural({ logins: account.logins }, { one: '# device', other: '# devices' })],
          [
            t`Statistics`,
            <Link key="statistics" className="link" to={`/players/${_id}`}>
              <Trans>As players see them</Trans>
            </Link>,
          ],
        ]}
      />
      <AccountReports about={_id} />
      <Acts account={account} isShown={email !== undefined} onEmail={setEmail} />
      {!suspension && !account.isAdmin && <SuspendForm id={_id} nickname={nickname} />}
    </Section>
  )
}

const Figure = ({ figure, text }: { figure: number; text: string }) => (
  <div className="grid content-start gap-1 leading-[1.3]">
    <dt className="small mute">{text}</dt>
    <dd className="-order-1 text-[2rem] num">{figure}</dd>
  </div>
)

function AccountReports({ about }: { about: string }) {
  const { data } = useQuery(reportsQuery(false))
  const reports = data?.reported
    .filter((thing) => thing.about._id === about)
    .flatMap(({ reports }) => reports)
  if (!reports?.length) return undefined
  return (
    <section aria-labelledby="written" className="mt-6 mb-2">
      <h3 id="written">
        <Trans>Reports about this account</Trans>
      </h3>
      <ReportTexts reports={reports.toSorted((a, b) => b.at.localeCompare(a.at))} />
    </section>
  )
}

interface Act {
  key: string
  text: string
  isThere: boolean
  ask: (why: string) => Promise<{ message: string }>
  label?: string
  description?: string
}

type ActsProps = { account: AccountForStaff; isShown: boolean; onEmail: (email: string) => void }

function Acts({ account, isShown, onEmail }: ActsProps) {
  const { _id, nickname, nameHidden, hidden, photo, logins, suspension } = account
  const params = { id: _id }
  const label = t`Message to ${nickname}`
  const { act, doing } = useStaffAction()
  const [requested, setRequested] = useState<Act>()
  const hide = (what: 'name' | 'photo') => (why: string) =>
    call(hideAccountDetail, { params, body: { what, why } })
  const restoreDetail = (what: 'name' | 'photo') => (why: string) =>
    call(restoreHiddenDetail, { body: { kind: 'account', about: _id, what, why } })
  const show = async (why: string) => {
    const { email } = await call(showEmail, { params, body: { why } })
    onEmail(email)
    return { message: t`Email shown. We added this to the log.` }
  }
  const acts: Act[] = [
    { key: 'show-email', text: t`Show the email`, isThere: !isShown, ask: show },
    { key: 'hide-name', text: t`Hide the name`, isThere: !nameHidden, ask: hide('name'), label },
    { key: 'hide-photo', text: t`Hide the photo`, isThere: photo !== null, ask: hide('photo'), label },
    {
      key: 'restore-name',
      text: t`Restore the name`,
      isThere: hidden.name !== null,
      ask: restoreDetail('name'),
      label,
      description: t`It was “${{ name: hidden.name ?? '' }}”.`,
    },
    {
      key: 'restore-photo',
      text: t`Restore the photo`,
      isThere: hidden.photo,
      ask: restoreDetail('photo'),
      label,
    },
    {
      key: 'end-logins',
      text: t`Sign out everywhere`,
      isThere: logins > 0 && !suspension,
      ask: (why) => call(revokeAccountLogins, { params, body: { why } }),
    },
    {
      key: 'restore-account',
      text: t`Restore the account`,
      isThere: suspension !== null,
      ask: (why) => call(liftSuspension, { params, body: { why } }),
    },
  ]
  return (
    <>
      <div className="flex flex-wrap gap-2 py-2">
        {acts
          .filter(({ isThere }) => isThere)
          .map((one) => (
            <Button key={one.key} variant="ghost" size="small" onClick={() => setRequested(one)}>
              {one.text}
            </Button>
          ))}
      </div>
      {requested && (
        <ReasonDialog
          title={requested.text}
          label={requested.label}
          description={requested.description}
          confirmText={requested.text}
          pending={doing === requested.key}
          onConfirm={(why) => act(requested.key, () => requested.ask(why))}
          onClose={() => setRequested(undefined)}
        />
      )}
    </>
  )
}
