import { retentionDays, privacyNotice } from '@i-one/contract/privacy'
import { longDayMonthYearText } from '@i-one/game/formats/long-dates'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { about } from '../lib/about.ts'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'
import section from '../ui/layout/section.module.css'

const inFiveLines = [
  t`We store only the data a game needs: your name, your contact details, where you play and your results.`,
  t`Other players see your nickname, but not your email, phone number or address. Centres you book with also see your phone number.`,
  t`We don’t sell your data, and no other company tracks you here.`,
  t`You can download all your data or delete it, with one button each.`,
  t`You are 16 or older.`,
]

const retentionRows: [what: string, days: number][] = [
  [t`Contact form messages`, retentionDays.contactMessages],
  [t`Saved emails, if the server sends no mail`, retentionDays.outbox],
  [t`Emails that could not be sent`, retentionDays.failedTasks],
  [t`Expired slot holds`, retentionDays.endedHolds],
  [t`Change history of a game`, retentionDays.histories],
  [t`Unused logins`, retentionDays.unusedLogins],
  [t`Browsers you signed in on`, retentionDays.knownDevices],
  [t`Organizers’ documents without a decision`, retentionDays.reviewDocuments],
  [t`Names and photos we removed`, retentionDays.hiddenThings],
  [t`Notifications`, retentionDays.notifications],
  [t`Your reports to us`, retentionDays.reports],
  [t`Names of guests without an account`, retentionDays.guestNames],
  [t`Phone customers without an account, since their last booking`, retentionDays.customers],
]

const spanOf = (days: number) => {
  if (days % 365 !== 0) return plural(days, { one: '# day', other: '# days' })
  const years = days / 365
  return plural(years, { one: '# year', other: '# years' })
}

const { version } = privacyNotice
const date = longDayMonthYearText(privacyNotice.since, 'UTC')

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={`@container ${section.section}`} aria-labelledby={id}>
    <h2 id={id} className="pt-0.5 mb-4">
      {title}
    </h2>
    {children}
  </section>
)

const Text = ({ children }: { children: ReactNode }) => <p className="max-w-[62ch] mt-3">{children}</p>

const RetentionRow = ({ what, span }: { what: string; span: string }) => (
  <tr>
    <th scope="row" className="py-3 px-0 border-b border-b-line text-start font-normal wrap-anywhere">
      {what}
    </th>
    <td className="py-3 pe-0 ps-4 border-b border-b-line text-end font-strong">{span}</td>
  </tr>
)

export const Page = () => (
  <>
    <TopBar path="/privacy" />
    <main id="main" tabIndex={-1}>
      <div className="on-dark pt-28 pb-8 bg-turf text-chalk lg:pt-34 lg:pb-12">
        <div className="wrap">
          <h1>
            <Trans>Privacy</Trans>
          </h1>
          <p className="max-w-[52ch] mt-3">
            <Trans>
              Version {version}, {date}. It takes three minutes to read, or start with the five lines below.
            </Trans>
          </p>
        </div>
      </div>
      <div className="wrap grid gap-10 pt-10 pb-18 lg:grid-cols-2 lg:gap-y-14 lg:gap-x-16 lg:pt-16 lg:pb-28">
        <Part id="five-lines" title={t`In five lines`}>
          <ol>
            {inFiveLines.map((line, index) => (
              <li
                key={line}
                className="grid grid-cols-[36px_minmax(0,1fr)] items-baseline gap-3 py-3.5 border-b border-b-line"
              >
                <b className="num text-[1.75rem]" aria-hidden="true">
                  {index + 1}
                </b>
                <span>{line}</span>
              </li>
            ))}
          </ol>
        </Part>
        <Part id="how-long" title={t`How long we keep data`}>
          <table className="w-full border-collapse">
            <caption className="vh">
              <Trans>How long each kind of data is kept</Trans>
            </caption>
            <tbody>
              {retentionRows.map(([what, days]) => (
                <RetentionRow key={what} what={what} span={spanOf(days)} />
              ))}
              <RetentionRow what={t`Everything else`} span={t`as long as your account`} />
            </tbody>
          </table>
          <p className="mute max-w-[62ch] mt-3">
            <Trans>
              We delete expired data every night. Signing out a device deletes its login immediately. A centre
              keeps unpaid amounts until they are paid, and bans until it lifts them.
            </Trans>
          </p>
        </Part>
        <Part id="what-and-why" title={t`Data we hold and why`}>
          <Text>
            <Trans>
              Your sign-up details: name, nickname, email address, phone number, address, position, location
              and language. We need them to find pitches near you and to reach you. Other players see your
              nickname and position. The captains and the centre of a game you join also see how often you
              didn’t show up in the last year.
            </Trans>
          </Text>
          <Text>
            <Trans>
              Your activity in the app: games, matches and goals, teams and tournaments, money you owe and
              paid, and when you last used each signed-in device. We need it to provide the service.
            </Trans>
          </Text>
          <Text>
            <Trans>
              Centres you book with see your name and phone number, your bookings and payments there, and
              whether you came. They can add a note about you, or bar you from booking. Their staff can
              subscribe to the centre’s calendar, which includes names, with a secret link that stops working
              when they leave.
            </Trans>
          </Text>
          <Text>
            <Trans>
              You can book by phone without an account. The centre then stores your name and number, and can
              send you a link that turns the booking into a game. If you open the link while signed in, the
              centre links the booking to your account.
            </Trans>
          </Text>
        </Part>
        <Part id="where" title={t`Data storage and cookies`}>
          <Text>
            <Trans>
              Your data is in the database of this server, in its replicas and, for a limited time, in its
              backups. If several machines run the service, they tell each other which record has changed.
              These messages contain only the record’s number and are kept for two minutes. Your device stores
              the pages you saw last, so that they open without a connection. Signing out removes them. One
              cookie with a random number recognizes a browser in which you signed in or asked for a code, so
              that strangers can’t lock you out. A second cookie lasts for one minute after a change, so that
              you don’t see an older copy. A third cookie stores the language you chose. These two contain no
              other data about you. We set no advertising cookies and load nothing from other sites.
            </Trans>
          </Text>
        </Part>
        <Part id="your-rights" title={t`Your rights and how to use them`}>
          <Text>
            <Trans>
              In your settings you can correct your details, download all your data as one file, and delete
              your account. Matches you played are kept for the other players and show ‘Former player’ in
              place of your name. Everything you wrote is deleted with your account, except the names of
              teams, tournaments and pitches that other people have used.
            </Trans>
          </Text>
          <Text>
            <Trans>
              You have the same rights without an account. Ask us, or the centre that stored your details.
            </Trans>
          </Text>
          <Text>
            <Trans>
              You can object, ask us about your data, and complain to the data protection authority of your
              country. In Nigeria that is the NDPC.
            </Trans>
          </Text>
        </Part>
        <Part id="who-we-are" title={t`About us`}>
          <Text>
            <span translate="no">{about.address}</span>
            <br />
            <a translate="no" className="link" href={`mailto:${about.email}`}>
              {about.email}
            </a>
          </Text>
        </Part>
      </div>
    </main>
    <Footer
      slogan={
        <Trans>
          Your game,
          <br />
          your data.
        </Trans>
      }
    />
  </>
)
