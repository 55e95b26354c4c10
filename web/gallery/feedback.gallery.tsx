import { useEffect } from 'react'
import { Button } from '../src/ui/button.tsx'
import { Empty } from '../src/ui/feedback/empty.tsx'
import { ErrorState, OutOfPlay } from '../src/ui/feedback/error-state.tsx'
import { Loading } from '../src/ui/feedback/loading.tsx'
import { Skeleton } from '../src/ui/feedback/skeleton.tsx'
import { Spinner } from '../src/ui/feedback/spinner.tsx'
import { StatusLine } from '../src/ui/feedback/status-line.tsx'
import { toast } from '../src/ui/feedback/toast.ts'
import { WarningBar } from '../src/ui/feedback/warning-bar.tsx'
import type { Entries } from './entries.ts'
import { Grass, Ink, Row } from './grounds.tsx'

function Showing({ toast }: { toast: () => void }) {
  useEffect(() => toast(), [toast])
  return null
}

const toasts = {
  success: () => toast.success('You joined the game.'),
  news: () => toast.info('Chidi joined your game.'),
  error: () => toast.error('Network Error'),
  undo: () => toast.undo('Goal for Egrets, 12 min', () => undefined),
  long: () =>
    toast.error(
      'Your hold on Sabo Cage, Friday 27 November at 18:00, has expired. Another team booked the slot.',
    ),
}

export const entries: Entries = {
  Empty: {
    Circle: (
      <Empty
        title="No games coming up"
        sentence="Find a pitch and start one."
        action={<Button variant="chalk">Find a pitch</Button>}
      />
    ),
    Area: <Empty art="area" title="No goals yet" sentence="They appear here as they are scored." />,
    Flag: <Empty art="flag" title="No teams nearby" />,
    'Long text': (
      <Empty
        title="No pitches within 25 kilometres of Ọ̀yọ́ have a free slot this evening"
        sentence="Choose another day, or search in a town nearby. New slots appear when a booking is canceled."
        action={<Button variant="line">Choose another day</Button>}
      />
    ),
  },
  'ErrorState, OutOfPlay': {
    'With retry': <ErrorState sentence="The games could not be loaded." onRetry={() => undefined} />,
    Pending: <ErrorState sentence="The games could not be loaded." pending onRetry={() => undefined} />,
    'Without retry': <ErrorState sentence="This session does not exist." />,
    'On ink': (
      <Ink>
        <OutOfPlay className="w-55" />
      </Ink>
    ),
  },
  Loading: {
    Rows: <Loading label="Loading games" rows={3} height={48} className="grid gap-3" />,
    'Own skeleton': (
      <Loading label="Loading player">
        <Row>
          <Skeleton shape="round" width={48} height={48} />
          <Skeleton width={140} />
        </Row>
      </Loading>
    ),
  },
  Skeleton: {
    Bar: <Skeleton />,
    Round: <Skeleton shape="round" width={48} height={48} />,
    Pill: <Skeleton shape="pill" width={120} height={44} />,
    'On ink': (
      <Ink>
        <Skeleton dark width={200} />
      </Ink>
    ),
  },
  Spinner: {
    'On chalk': <Spinner />,
    Small: <Spinner size={24} />,
    'On grass': (
      <Grass>
        <Spinner />
      </Grass>
    ),
  },
  StatusLine: {
    Good: <StatusLine tone="ok">Connected</StatusLine>,
    Waiting: <StatusLine tone="wait">Offline. 3 events are waiting.</StatusLine>,
    Bad: <StatusLine tone="bad">Another device took over the scoring.</StatusLine>,
    'Long text': (
      <StatusLine tone="wait">
        The connection is weak. Goals are saved on this phone and sent as soon as the connection returns.
      </StatusLine>
    ),
  },
  toast: {
    Success: () => <Showing toast={toasts.success} />,
    News: () => <Showing toast={toasts.news} />,
    Error: () => <Showing toast={toasts.error} />,
    Undo: () => <Showing toast={toasts.undo} />,
    'Long text': () => <Showing toast={toasts.long} />,
  },
  WarningBar: {
    Text: <WarningBar>Confirm your email address to book.</WarningBar>,
    'Long text': (
      <WarningBar>
        This centre is closed on Friday 27 November. Existing bookings stay, and new bookings start on
        Saturday.
      </WarningBar>
    ),
  },
}
