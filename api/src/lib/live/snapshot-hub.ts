import type { EventStream } from '../http/event-stream.ts'
import { Hub, type HubSource, type Watcher } from './hub.ts'

export interface StandingSource<Standing, Reader> extends HubSource {
  /** How it stands now; `undefined` when there is nothing any more. */
  read(): Promise<Standing | undefined>
  isOver(standing: Standing): boolean
  /** What a reader is sent of it, as it is shown now; nobody who may not see it is sent anything. */
  show(standing: Standing): (reader: Reader) => Buffer | undefined
}

interface Onlooker<Reader> extends Watcher {
  reader: Reader
}

/**
 * All who watch how one thing stands, each as they may see it: at first and whenever it stands otherwise. Who may not see
 * it any more is let go.
 */
export class StandingHub<Standing, Reader> extends Hub<Onlooker<Reader>> {
  #source: StandingSource<Standing, Reader>
  #standing: Standing | undefined
  #shown: string | undefined

  constructor(source: StandingSource<Standing, Reader>) {
    super(source)
    this.#source = source
  }

  enter(stream: EventStream, reader: Reader) {
    return this.admit(stream, async (letIn) => {
      await this.readNews()
      const onlooker = { stream, reader }
      if (this.#sendTo([onlooker])) letIn(onlooker)
    })
  }

  protected override async sendNews() {
    const standing = await this.#source.read()
    const shown = JSON.stringify(standing)
    if (shown === this.#shown) return
    this.#shown = shown
    this.#standing = standing
    this.#sendTo(this.watchers)
    this.note(standing !== undefined && this.#source.isOver(standing))
  }

  /** Whether all of them may see it. */
  #sendTo(onlookers: Iterable<Onlooker<Reader>>) {
    const show = this.#standing === undefined ? () => undefined : this.#source.show(this.#standing)
    let all = true
    for (const { stream, reader } of onlookers) {
      const bytes = show(reader)
      if (bytes) stream.send(bytes)
      else {
        all = false
        stream.end()
      }
    }
    return all
  }

  /** What could not be read again is not shown to who comes next. */
  protected override letGo() {
    this.#standing = undefined
    this.#shown = undefined
    super.letGo()
  }

  protected override lastWord() {
    return {}
  }
}
