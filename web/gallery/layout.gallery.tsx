import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../src/ui/button.tsx'
import { Chip } from '../src/ui/chip.tsx'
import { Avatar } from '../src/ui/face.tsx'
import { IconButton } from '../src/ui/icon-button.tsx'
import { Band } from '../src/ui/layout/band.tsx'
import { Card } from '../src/ui/layout/card.tsx'
import { ChartKey } from '../src/ui/layout/chart-key.tsx'
import { ChartTable } from '../src/ui/layout/chart-table.tsx'
import { DayStrip } from '../src/ui/layout/day-strip.tsx'
import { Drawer } from '../src/ui/layout/drawer.tsx'
import { Facts } from '../src/ui/layout/facts.tsx'
import { PageHead } from '../src/ui/layout/page-head.tsx'
import { Rows } from '../src/ui/layout/rows.tsx'
import { Section } from '../src/ui/layout/section.tsx'
import { Steps } from '../src/ui/layout/steps.tsx'
import { TabPanel, Tabs } from '../src/ui/layout/tabs.tsx'
import { TextTable } from '../src/ui/layout/text-table.tsx'
import { ThumbBar } from '../src/ui/layout/thumb-bar.tsx'
import { Ticket } from '../src/ui/layout/ticket.tsx'
import { Wordmark } from '../src/ui/wordmark.tsx'
import type { Entries } from './entries.ts'
import { Focused, Paper, Wide } from './grounds.tsx'
import styles from './gallery.module.css'

const longTitle = 'Ọláyínká Ṣẹ́gun All Stars against the Danfo Kings of Yaba'
const sentence = 'Friday 27 November, 18:00. Sabo Cage, Yaba.'

const table = {
  caption: 'Goals by month',
  head: ['Month', 'Goals', 'Assists'],
  rows: [
    ['October', 4, 2],
    ['November', 7, 1],
  ],
} satisfies ComponentProps<typeof TextTable>

const days = Array.from({ length: 14 }, (_, at) => {
  const date = new Date(Date.UTC(2026, 10, 24 + at)).toISOString().slice(0, 10)
  return { date, marked: at % 4 === 1, full: at % 5 === 2 }
})

function Days(more: Partial<ComponentProps<typeof DayStrip>>) {
  const [search] = useSearchParams()
  return (
    <DayStrip
      label="Day"
      days={days}
      value={search.get('day') ?? '2026-11-25'}
      to={(day) => `?day=${day}`}
      today="2026-11-24"
      markedText="you play"
      fullText="full"
      {...more}
    />
  )
}

const threeTabs = [
  { value: 'table', label: 'Table' },
  { value: 'matches', label: 'Matches' },
  { value: 'players', label: <>Players 12</> },
]
const fiveTabs = [...threeTabs, { value: 'rules', label: 'Rules' }, { value: 'photos', label: 'Photos' }]

function SomeTabs({ items }: { items: typeof threeTabs }) {
  const [search] = useSearchParams()
  const value = search.get('tab') ?? 'matches'
  return (
    <Tabs label="Tournament" value={value} to={(tab) => `?tab=${tab}`} items={items}>
      {items.map((item) => (
        <TabPanel key={item.value} value={item.value}>
          <p className="py-4">{item.label}</p>
        </TabPanel>
      ))}
    </Tabs>
  )
}

export const entries: Entries = {
  Band: {
    Grass: (
      <Band as="div" className={styles.pitch}>
        Text and a{' '}
        <a className="link" href="#/band">
          link
        </a>{' '}
        on grass
      </Band>
    ),
    Ink: (
      <Band as="div" ink className={styles.pitch}>
        Text and a{' '}
        <a className="link" href="#/band">
          link
        </a>{' '}
        on ink
      </Band>
    ),
  },
  Card: {
    Card: (
      <Card>
        <h3>Your next game</h3>
        <p>{sentence}</p>
      </Card>
    ),
  },
  ChartKey: {
    Key: (
      <figure className="chart">
        <ChartKey>
          <span>
            <i className="w-5 h-3 rounded-[3px] bg-turf" /> Booked
          </span>
          <span>
            <i className="w-5 h-3 rounded-[3px] bg-stone-2" /> Open
          </span>
        </ChartKey>
      </figure>
    ),
  },
  ChartTable: {
    'For screen readers': (
      <>
        <p>The table of a chart is hidden from the eye.</p>
        <ChartTable {...table} />
      </>
    ),
  },
  DayStrip: {
    'Today, marked and full days': (
      <Wide>
        <Days />
      </Wide>
    ),
    'Selected in the middle': (
      <Wide>
        <Days value="2026-12-02" onEarlier={() => undefined} />
      </Wide>
    ),
    'Few days': <Days days={days.slice(0, 3)} value="2026-11-24" />,
    Focus: (
      <Focused>
        <Days days={days.slice(0, 3)} />
      </Focused>
    ),
  },
  Drawer: {
    Open: (close) => (
      <Drawer
        open
        onClose={close}
        title="Menu"
        top={
          <>
            <Avatar name="Ada Eze" size={72} />
            <h2>Ada Eze</h2>
          </>
        }
      >
        <div className="p-6">
          <Facts
            facts={[
              ['Position', 'Midfielder'],
              ['Foot', 'Left'],
            ]}
          />
        </div>
      </Drawer>
    ),
  },
  Facts: {
    Facts: (
      <Facts
        facts={[
          ['Pitch', 'Sabo Cage'],
          ['Price', '₦12,000'],
          ['Players', <b key="players">7 of 10</b>],
        ]}
      />
    ),
    'Long text': (
      <Facts
        facts={[
          [
            'Cancellation policy of this centre',
            'Free of charge until 24 hours before kick-off, then half of the price',
          ],
          ['Address', '27 Ọláyínká Ṣẹ́gun Street, Sabo, Yaba, Lagos'],
        ]}
      />
    ),
  },
  PageHead: {
    Title: (
      <Wide>
        <PageHead title="Games" />
      </Wide>
    ),
    'Title and sentence': (
      <Wide>
        <PageHead title="Sabo Cage">
          <p>{sentence}</p>
        </PageHead>
      </Wide>
    ),
    'Long text': (
      <Wide>
        <PageHead title={longTitle}>
          <p>{sentence}</p>
        </PageHead>
      </Wide>
    ),
  },
  Rows: {
    Rows: (
      <Rows>
        <li>
          <div>
            <b>Ada Eze</b>
            <p className="small mute">Captain</p>
          </div>
          <IconButton icon="more" label="More about Ada Eze" />
        </li>
        <li>
          <div>
            <b>{longTitle}</b>
            <p className="small mute">{sentence}</p>
          </div>
          <Button size="small" variant="ghost">
            Remove
          </Button>
        </li>
      </Rows>
    ),
  },
  Section: {
    'Level 2': (
      <Section title="Players 7">
        <p>{sentence}</p>
      </Section>
    ),
    'Level 3': (
      <Section title="Players" level={3}>
        <p>{sentence}</p>
      </Section>
    ),
    'With action': (
      <Section
        title="Players"
        action={
          <a className="link" href="#/section">
            See all
          </a>
        }
      >
        <p>{sentence}</p>
      </Section>
    ),
    'Long text': (
      <Section title={longTitle} action={<Button size="small">Invite</Button>}>
        <p>{sentence}</p>
      </Section>
    ),
  },
  Steps: {
    Steps: (
      <Steps
        steps={[
          ['Choose a pitch', 'Each free slot has its price.'],
          ['Invite players', 'Send the link. Players join without an account.'],
          ['Play', 'Record the goals from the touchline, and share the result with everyone who played.'],
        ]}
      />
    ),
  },
  'Tabs, TabPanel': {
    'Three tabs': <SomeTabs items={threeTabs} />,
    'Five tabs': (
      <Wide>
        <SomeTabs items={fiveTabs} />
      </Wide>
    ),
    Focus: (
      <Focused>
        <SomeTabs items={threeTabs} />
      </Focused>
    ),
  },
  TextTable: {
    Table: <TextTable {...table} className="w-full" />,
  },
  ThumbBar: {
    'Two buttons': (
      <Wide>
        <ThumbBar>
          <Button variant="ghost">Share</Button>
          <Button>Join game</Button>
        </ThumbBar>
      </Wide>
    ),
    'Text and button': (
      <Wide>
        <ThumbBar>
          <b>₦12,000</b>
          <Button>Book now</Button>
        </ThumbBar>
      </Wide>
    ),
    Pending: (
      <Wide>
        <ThumbBar>
          <Button pending pendingText="Joining...">
            Join game
          </Button>
        </ThumbBar>
      </Wide>
    ),
  },
  Ticket: {
    Ticket: (
      <Ticket
        top={
          <>
            <Chip tone="ok">You are in</Chip>
            <h3 className="mt-4">{longTitle}</h3>
          </>
        }
        bottom={<p>{sentence}</p>}
      />
    ),
    'On paper': (
      <Paper>
        <Ticket top={<Wordmark />} bottom={<Button variant="line">Share</Button>} />
      </Paper>
    ),
  },
}
