import { keptDays, privacyNotice } from '@i-one/contract/privacy'
import type { ReactNode } from 'react'
import { about } from '../lib/about.ts'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'
import section from '../ui/layout/section.module.css'

const inFiveLines = [
  'We keep what a match needs: your name, how to reach you, where you play, what you did on the pitch.',
  'Who plays with you sees your name. Your captain sees your number, and so does the centre where you book. Nobody but you sees your email and your address.',
  'We do not sell anything, and nobody else counts you here.',
  'Take it all with you, or have it deleted, with one button each.',
  'You are 16 or older.',
]

const kept: [what: string, days: number][] = [
  ['Messages of the contact form', keptDays.contactMessages],
  ['Mail files, where no mail server is set', keptDays.outbox],
  ['Mails that could not be sent', keptDays.failedTasks],
  ['Held slots that ran out', keptDays.endedHolds],
  ['Who changed what of a session', keptDays.histories],
  ['Logins nobody uses', keptDays.unusedLogins],
  ['Which browsers you signed in on', keptDays.knownDevices],
  ['Papers of organizers, where nothing was decided', keptDays.reviewPapers],
  ['A name or photo that we took off', keptDays.hiddenThings],
  ['Notifications', keptDays.notifications],
  ['What you reported to us', keptDays.reports],
  ['Names of guests without an account', keptDays.guestNames],
  ['Who books by telephone without an account, since their last booking', keptDays.customers],
]

const spanOf = (days: number) => {
  if (days % 365 !== 0) return `${days} days`
  return days === 365 ? '1 year' : `${days / 365} years`
}

const since = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

type PartProps = { id: string; title: string; children: ReactNode }

const Part = ({ id, title, children }: PartProps) => (
  <section className={`@container ${section.section}`} aria-labelledby={id}>
    <h2 id={id} className="pt-0.5 mb-4">
      {title}
    </h2>
    {children}
  </section>
)

const Text = ({ children }: { children: ReactNode }) => <p className="max-w-[62ch] mt-3">{children}</p>

const Kept = ({ what, span }: { what: string; span: string }) => (
  <tr>
    <th scope="row" className="py-3 px-0 border-b border-b-line text-left font-normal wrap-anywhere">
      {what}
    </th>
    <td className="py-3 pr-0 pl-4 border-b border-b-line text-right font-strong">{span}</td>
  </tr>
)

export const Page = () => (
  <>
    <TopBar path="/privacy" />
    <main id="main" tabIndex={-1}>
      <div className="on-dark pt-28 pb-8 bg-turf text-chalk lg:pt-34 lg:pb-12">
        <div className="wrap">
          <h1>Privacy</h1>
          <p className="max-w-[52ch] mt-3">
            Version {privacyNotice.version}, {since.format(new Date(privacyNotice.since))}. Three minutes to
            read, or the five lines below.
          </p>
        </div>
      </div>
      <div className="wrap grid gap-10 pt-10 pb-18 lg:grid-cols-2 lg:gap-y-14 lg:gap-x-16 lg:pt-16 lg:pb-28">
        <Part id="five-lines" title="In five lines">
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
        <Part id="how-long" title="How long we keep it">
          <table className="w-full border-collapse">
            <caption className="vh">What is kept how long</caption>
            <tbody>
              {kept.map(([what, days]) => (
                <Kept key={what} what={what} span={spanOf(days)} />
              ))}
              <Kept what="All else" span="as long as your account" />
            </tbody>
          </table>
          <p className="mute max-w-[62ch] mt-3">
            Swept every night. A login you end is deleted at once. Who owes a centre or is not welcome there
            is known to it until that ends.
          </p>
        </Part>
        <Part id="what-and-why" title="What we hold and why">
          <Text>
            What you wrote when you signed up: your name, nickname, e-mail address, telephone number, address,
            position and where you play from. We need it to find pitches near you, to reach you, and so that
            your captain can call you.
          </Text>
          <Text>
            What happens in the app: sessions and places, matches and goals, teams and tournaments, what you
            owe and paid, and when you last used a device you are signed in on. That is the service you asked
            for.
          </Text>
          <Text>
            What a centre knows of you where you book: your name and telephone number, what you booked, owed
            and paid there, whether you came, a note it may write, and whether you are not welcome. Who works
            there may have its calendar, with the names in it, sent to a calendar of their own by a secret
            address, until they no longer work there.
          </Text>
          <Text>
            Who books there by telephone needs no account: the centre writes down their name and number. It
            may send them a link by which a booking becomes a session; the account that opens it is its
            customer from then on.
          </Text>
        </Part>
        <Part id="where" title="Where it is kept">
          <Text>
            In the database of the server you are reading this from, in copies of it that are a moment behind
            and stand in for it, and for a while in its backups. Where several machines serve you, they tell
            each other that something has changed, by its number: no name, no words, and for two minutes. Your
            device keeps what you saw last, so that it works without a connection; signing out removes it. We
            set one cookie, a random number by which we know a browser you signed in on or asked for a code
            in, so that strangers cannot lock you out. Another lasts for a minute where you changed something,
            so that you are not shown an older copy of it; it says nothing about you. We set none for
            advertising, and no other site is asked for anything.
          </Text>
        </Part>
        <Part id="your-rights" title="Your rights, and how to use them">
          <Text>
            In your settings you can correct what you wrote, take everything with you as one file, and delete
            your account. Matches you played stay for those you played with, with ‘Former player’ where your
            name was. What you wrote goes with your account. The names of teams, tournaments and pitches stay
            where others played under them.
          </Text>
          <Text>Without an account you have the same rights: ask the centre that wrote you down, or us.</Text>
          <Text>
            You may object, ask us anything about your data, and complain to the data protection authority of
            your country; in Nigeria that is the NDPC.
          </Text>
        </Part>
        <Part id="who-we-are" title="Who we are">
          <Text>
            {about.address}
            <br />
            <a className="link" href={`mailto:${about.email}`}>
              {about.email}
            </a>
          </Text>
        </Part>
      </div>
    </main>
    <Footer>
      Your game,
      <br />
      your data.
    </Footer>
  </>
)
