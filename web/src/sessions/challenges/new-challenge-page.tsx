import type { Challenge } from '@i-one/contract/sessions/challenges'
import type { Team, TeamCard } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { TeamHeadToHead } from '../../stats/team-meetings.tsx'
import { isTeamLeader } from '../../teams/leads-team.ts'
import { myTeamsQuery, teamQuery } from '../../teams/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Steps } from '../../ui/layout/steps.tsx'
import { ChallengeHead } from './duel-head.tsx'
import { FormatSection } from './how-section.tsx'
import { listSendableTimes, matchTooLongText } from './offered-times.ts'
import { challengeQuery } from './queries.ts'
import { HeldTimes, TimesSection } from './times-section.tsx'
import {
  type OfferAnswers,
  getInitialAnswers,
  saveAnswers,
  readSavedAnswers,
  useSendOffer,
} from './use-offer.ts'
import { useOfferedTimes } from './use-times.ts'

export function Component() {
  usePageTitle(t`Challenge`)
  const { id = '' } = useParams()
  const { data: team } = useQuery({ ...teamQuery(id, undefined), throwOnError: throwWithoutData })
  const { data: mine } = useQuery({ ...myTeamsQuery, throwOnError: throwWithoutData })
  const [search] = useSearchParams()
  const counters = search.get('counters')
  const { data: challenge } = useQuery({
    ...challengeQuery(counters ?? ''),
    enabled: counters !== null,
    throwOnError: throwWithoutData,
  })
  if (!team || !mine || (counters !== null && !challenge))
    return (
      <Loading label={t`Loading teams`}>
        <Skeleton height={220} />
        <Skeleton height={320} />
      </Loading>
    )
  const led = mine.filter((one) => isTeamLeader(one) && one._id !== id)
  if (led.length === 0)
    return (
      <div className="wrap columns items-start pt-8 pb-18 lg:pt-12 lg:pb-28">
        <Empty
          title={t`You can’t challenge this team`}
          sentence={t`Only the captain of another team can send a challenge.`}
          art="area"
        />
      </div>
    )
  return <NewChallenge key={id} {...{ team, led, challenge }} />
}

const stepsWith = (team: string) =>
  [
    [t`You send it`, t`We tell the captain of ${team} right away.`],
    [
      t`They have a day to answer`,
      t`We hold each time for that long, but at most until six hours before it starts.`,
    ],
    [
      t`They accept, decline or suggest other times`,
      t`If they accept, you play a Friendly Match. Both captains run it and record the score.`,
    ],
  ] as const

type NewChallengeProps = { team: Team; led: readonly TeamCard[]; challenge: Challenge | undefined }

function NewChallenge({ team, led, challenge }: NewChallengeProps) {
  const [search] = useSearchParams()
  const counters = challenge?._id
  const { times, ...offered } = useOfferedTimes(team._id)
  const { send, sending } = useSendOffer({
    to: team._id,
    counters,
    times,
    onSent: () => {
      offered.clear()
      saveAnswers(team._id, undefined)
    },
    onLost: offered.lose,
  })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [answers, setAnswers] = useState(() => ({
    ...getInitialAnswers(search.get('team') ?? led[0]?._id ?? '', challenge),
    ...readSavedAnswers(team._id),
  }))
  const answer = (some: Partial<OfferAnswers>) => {
    const next = { ...answers, ...some }
    saveAnswers(team._id, next)
    setAnswers(next)
  }
  const misfit = matchTooLongText(answers.format, listSendableTimes(times))
  const from = led.find(({ _id }) => _id === answers.team)
  const title = counters
    ? t`Other times for ${{ team: team.name }}`
    : t({ message: `Challenge ${{ team: team.name }}`, comment: 'Verb: send a challenge to this team' })
  usePageTitle(title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (listSendableTimes(times).length > 0 && !misfit && !sending && !offered.pending) send(answers)
  }
  return (
    <>
      <ChallengeHead
        from={from}
        to={team}
        title={title}
        sentence={t`Offer up to three times. They pick one, and the others are free again.`}
      />
      <HeldTimes times={times} onEnd={offered.runOut} />
      <form noValidate className="wrap columns items-start pt-8 pb-18 lg:pt-12 lg:pb-28" onSubmit={submit}>
        <div className="grid grid-cols-1 gap-8">
          <TimesSection
            times={times}
            isSubmitted={isSubmitted}
            pending={offered.pending || sending}
            onOffer={(pitch, start) => offered.offer(answers.team, pitch, start)}
            onHoldAgain={(time) => offered.holdAgain(answers.team, time)}
            onTakeOut={offered.takeOut}
          />
          <FormatSection answers={answers} led={counters ? [] : led} misfit={misfit} onResponse={answer} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          <Section title={t`How it works`}>
            <Steps steps={stepsWith(team.name)} />
          </Section>
          {from && <TeamHeadToHead team={from._id} other={team._id} own />}
          <Button
            type="submit"
            size="big"
            block
            disabled={offered.pending}
            pending={sending}
            pendingText={t`Sending...`}
          >
            {counters ? t`Suggest these times` : t`Send the challenge`}
          </Button>
        </div>
      </form>
    </>
  )
}
