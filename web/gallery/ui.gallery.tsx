import { buttonClass } from '../src/ui/button-class.ts'
import { Button } from '../src/ui/button.tsx'
import { Chip } from '../src/ui/chip.tsx'
import { ChoiceLink } from '../src/ui/choice-link.tsx'
import { Avatar } from '../src/ui/face.tsx'
import { IconButton } from '../src/ui/icon-button.tsx'
import { Icon } from '../src/ui/icon.tsx'
import { icons, type IconName } from '../src/ui/icons.ts'
import { MoreButton } from '../src/ui/more-button.tsx'
import { Wordmark } from '../src/ui/wordmark.tsx'
import type { Entries } from './entries.ts'
import { Focused, Grass, Ink, Row } from './grounds.tsx'
import styles from './gallery.module.css'

const iconNames = Object.keys(icons) as IconName[]

const pages = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => Promise.resolve() }

export const entries: Entries = {
  'Button, buttonClass': {
    Primary: <Button>Join game</Button>,
    Ghost: <Button variant="ghost">Cancel</Button>,
    Danger: <Button variant="danger">Cancel booking</Button>,
    Focus: (
      <Focused>
        <Button>Join game</Button>
      </Focused>
    ),
    Disabled: (
      <Row>
        <Button disabled>Join game</Button>
        <Button variant="ghost" disabled>
          Cancel
        </Button>
        <Button variant="danger" disabled>
          Cancel booking
        </Button>
      </Row>
    ),
    Pending: (
      <Row>
        <Button pending pendingText="Joining...">
          Join game
        </Button>
        <Button variant="ghost" pending pendingText="Loading...">
          Show more
        </Button>
        <Button variant="danger" pending pendingText="Canceling...">
          Cancel booking
        </Button>
      </Row>
    ),
    Small: (
      <Row>
        <Button size="small">Save</Button>
        <Button size="small" variant="ghost">
          Undo
        </Button>
      </Row>
    ),
    Big: <Button size="big">Book now</Button>,
    Block: <Button block>Log in</Button>,
    'With icon': (
      <Button>
        <Icon name="share" /> Share
      </Button>
    ),
    'Long text': <Button>Invite everyone who played in the last game on Thursday</Button>,
    'As a link': (
      <a className={buttonClass({ variant: 'ghost' })} href="#/button">
        Open session
      </a>
    ),
    'On grass': (
      <Grass>
        <Button variant="chalk">Join game</Button>
        <Button variant="line">Share</Button>
        <Button variant="chalk" disabled>
          Full
        </Button>
        <Button variant="line" pending pendingText="Sharing...">
          Share
        </Button>
      </Grass>
    ),
    'On ink': (
      <Ink>
        <Button variant="chalk">Goal</Button>
        <Button variant="line">Undo</Button>
        <Button>Start</Button>
      </Ink>
    ),
  },
  Chip: {
    Live: <Chip tone="live">Live</Chip>,
    Confirmed: <Chip tone="ok">Confirmed</Chip>,
    Waiting: <Chip tone="wait">Waitlist 3</Chip>,
    Off: <Chip>Canceled</Chip>,
    'Long text': <Chip tone="wait">Waiting for the captain of Egrets</Chip>,
    'On grass': (
      <Grass>
        <Chip tone="live">Live</Chip>
        <Chip tone="ok">Confirmed</Chip>
        <Chip tone="wait">Waitlist</Chip>
        <Chip>Full</Chip>
      </Grass>
    ),
    'On ink': (
      <Ink>
        <Chip tone="live">Live</Chip>
        <Chip tone="ok">Confirmed</Chip>
        <Chip tone="wait">Waitlist</Chip>
        <Chip>Full</Chip>
      </Ink>
    ),
  },
  ChoiceLink: {
    Link: (
      <ChoiceLink className="link" to="?day=2026-11-27">
        Friday
      </ChoiceLink>
    ),
    Focus: (
      <Focused>
        <ChoiceLink className="link" to="?day=2026-11-27">
          Friday
        </ChoiceLink>
      </Focused>
    ),
    'On grass': (
      <Grass>
        <ChoiceLink className="link" to="?day=2026-11-27">
          Friday
        </ChoiceLink>
      </Grass>
    ),
  },
  Avatar: {
    Initials: <Avatar name="Ọláyínká Ṣẹ́gun" />,
    'One word': <Avatar name="Chidi" />,
    Photo: <Avatar name="Chidi" src="/icon-192.png" />,
    Sizes: (
      <Row>
        <Avatar name="Ada Eze" size={28} />
        <Avatar name="Ada Eze" size={40} />
        <Avatar name="Ada Eze" size={72} />
      </Row>
    ),
    'On grass': (
      <Grass>
        <Avatar name="Ada Eze" />
      </Grass>
    ),
    'On ink': (
      <Ink>
        <Avatar name="Ada Eze" />
      </Ink>
    ),
  },
  IconButton: {
    Plain: <IconButton icon="close" label="Close" />,
    Outlined: <IconButton icon="edit" label="Edit" outlined />,
    Focus: (
      <Focused>
        <IconButton icon="share" label="Share" />
      </Focused>
    ),
    Disabled: (
      <Row>
        <IconButton icon="trash" label="Delete" disabled />
        <IconButton icon="edit" label="Edit" outlined disabled />
      </Row>
    ),
    'On grass': (
      <Grass>
        <IconButton icon="close" label="Close" />
        <IconButton icon="edit" label="Edit" outlined />
      </Grass>
    ),
  },
  Icon: {
    All: (
      <ul className={`${styles.icons} ${styles.wide}`}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    ),
    Sizes: (
      <Row>
        <Icon name="ball" size={16} />
        <Icon name="ball" />
        <Icon name="ball" size={40} />
      </Row>
    ),
  },
  MoreButton: {
    'Next page': <MoreButton query={pages}>Show more games</MoreButton>,
    Pending: <MoreButton query={{ ...pages, isFetchingNextPage: true }}>Show more games</MoreButton>,
  },
  Wordmark: {
    'On chalk': <Wordmark />,
    'On grass': (
      <Grass>
        <Wordmark />
      </Grass>
    ),
    'On ink': (
      <Ink>
        <Wordmark />
      </Ink>
    ),
  },
}
