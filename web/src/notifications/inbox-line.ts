import { CallError, type Connection } from '@i-one/contract/call'
import { follow, type Message } from '@i-one/contract/follow'
import { type Notification, watchNotifications } from '@i-one/contract/notifications'

/** What a page notices by itself: whether it is looked at and has a network. */
export interface Attention {
  isThere: () => boolean
  listen: (changed: () => void) => () => void
}

export interface Inbox {
  onUnread: (unread: number) => void
  onNotification: (notification: Notification) => void
}

/** The server says something every 15 seconds: after 40 without a word the line is dead, whatever it looks like. */
const deadAfter = 40_000
const firstWait = 500
const longestWait = 30_000

const waitAfter = (failures: number) =>
  Math.min(longestWait, firstWait * 2 ** failures) * (0.75 + Math.random() / 2)

/**
 * Hears what a person is told until it is closed. It comes back by itself and then asks for what came after the last
 * number that it has. A page that nobody looks at keeps no line: a browser gives all pages of one server six together.
 */
export class InboxLine {
  #connection: Connection
  #attention: Attention
  #inbox: Inbox
  #seen: number | undefined
  #attempt: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #comeBack: number | undefined
  #unlisten: (() => void) | undefined

  constructor(connection: Connection, attention: Attention, inbox: Inbox) {
    this.#connection = connection
    this.#attention = attention
    this.#inbox = inbox
  }

  open() {
    this.#unlisten = this.#attention.listen(() => this.#look())
    this.#look()
  }

  close() {
    this.#unlisten?.()
    this.#drop()
  }

  #look() {
    if (!this.#attention.isThere()) this.#drop()
    else if (!this.#attempt) void this.#try()
  }

  #drop() {
    clearTimeout(this.#timer)
    this.#attempt?.abort()
    this.#attempt = undefined
  }

  async #try() {
    this.#drop()
    const attempt = new AbortController()
    this.#attempt = attempt
    this.#comeBack = undefined
    this.#heard()
    try {
      await follow(this.#connection, watchNotifications, {
        params: {},
        after: this.#seen,
        signal: attempt.signal,
        onMessage: (message) => attempt.signal.aborted || this.#read(message),
      })
      if (!attempt.signal.aborted) this.#lost()
    } catch (error) {
      if (attempt.signal.aborted) return
      if (!(error instanceof CallError)) throw error
      if (error.status < 500 && error.status !== 429) this.#refused(error)
      else this.#lost(error.retryAfter)
    }
  }

  #refused(error: CallError) {
    clearTimeout(this.#timer)
    this.#connection.onRefusal?.(error)
  }

  #heard() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lost(), deadAfter)
  }

  #lost(retryAfter?: number) {
    this.#drop()
    const wait = this.#comeBack ?? (retryAfter ? retryAfter * 1000 : waitAfter(this.#failures++))
    this.#timer = setTimeout(() => this.#look(), wait)
  }

  #read(message: Message<typeof watchNotifications>) {
    this.#heard()
    this.#failures = 0
    this.#seen = message.id ?? this.#seen
    switch (message.name) {
      case 'snapshot':
      case 'unread':
        return this.#inbox.onUnread(message.data.unread)
      case 'notification':
        return this.#inbox.onNotification(message.data)
      case 'come-back':
        this.#comeBack = message.data.milliseconds
        return undefined
      case 'heartbeat':
        return undefined
    }
  }
}
