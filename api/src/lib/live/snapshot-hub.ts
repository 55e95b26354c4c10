import type { EventStream } from './event-stream.ts'
import { Hub, type HubSource, type Watcher } from './hub.ts'

export interface SnapshotSource<Snapshot, Reader> extends HubSource {
  read(): Promise<Snapshot | undefined>
  isOver(snapshot: Snapshot): boolean
  show(snapshot: Snapshot): (reader: Reader) => Buffer | undefined
}

interface Onlooker<Reader> extends Watcher {
  reader: Reader
}

export class SnapshotHub<Snapshot, Reader> extends Hub<Onlooker<Reader>> {
  #source: SnapshotSource<Snapshot, Reader>
  #snapshot: Snapshot | undefined
  #shown: string | undefined

  constructor(source: SnapshotSource<Snapshot, Reader>) {
    super(source)
    this.#source = source
  }

  enter(stream: EventStream, reader: Reader) {
    return this.admit(stream, async (addWatcher) => {
      await this.refresh()
      const onlooker = { stream, reader }
      if (this.#sendTo([onlooker])) addWatcher(onlooker)
    })
  }

  protected override async sendUpdates() {
    const snapshot = await this.#source.read()
    const shown = JSON.stringify(snapshot)
    if (shown === this.#shown) return
    this.#shown = shown
    this.#snapshot = snapshot
    this.#sendTo(this.watchers)
    this.note(snapshot !== undefined && this.#source.isOver(snapshot))
  }

  #sendTo(onlookers: Iterable<Onlooker<Reader>>) {
    const show = this.#snapshot === undefined ? () => undefined : this.#source.show(this.#snapshot)
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

  // Clears the snapshot, so that the next watcher does not get a stale snapshot after a failed read.
  protected override disconnectAll() {
    this.#snapshot = undefined
    this.#shown = undefined
    super.disconnectAll()
  }

  protected override finalState() {
    return {}
  }
}
