import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

// A backup is a gzipped sequence of frames: type (1 byte), length (4 bytes), content. Type `J` is JSON, `D` is rows of the
// table in the previous `J` frame, and `E` is the SHA-256 of all previous frames. A file without `E` is truncated.

type Kind = 'J' | 'D' | 'E'

export interface Frame {
  kind: Kind
  content: Buffer
}

const headLength = 5

const headOf = (kind: Kind, length: number) => {
  const head = Buffer.alloc(headLength)
  head.write(kind, 'latin1')
  head.writeUInt32BE(length, 1)
  return head
}

export class BrokenBackup extends Error {
  override name = 'BrokenBackup'
}

export async function* encodeFrames(frames: AsyncIterable<Frame>) {
  const hash = createHash('sha256')
  for await (const { kind, content } of frames) {
    const head = headOf(kind, content.length)
    hash.update(head).update(content)
    yield head
    yield content
  }
  const sum = hash.digest()
  yield headOf('E', sum.length)
  yield sum
}

const longest = 1024 ** 3

async function* readFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let pieces: Buffer[] = []
  let there = 0
  let wanted = headLength
  let kind: Kind | undefined
  for await (const piece of bytes) {
    pieces.push(piece)
    there += piece.length
    while (there >= wanted) {
      const all = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
      const content = all.subarray(0, wanted)
      pieces = [all.subarray(wanted)]
      there -= wanted
      if (kind === undefined) {
        kind = content.toString('latin1', 0, 1) as Kind
        wanted = content.readUInt32BE(1)
        if (!'JDE'.includes(kind) || wanted > longest) throw new BrokenBackup('This is not an i-one backup.')
      } else {
        yield { kind, content }
        kind = undefined
        wanted = headLength
      }
    }
  }
  if (there > 0 || kind !== undefined) throw new BrokenBackup('The backup is incomplete.')
}

async function* checked(frames: AsyncIterable<Frame>): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  let isOver = false
  for await (const frame of frames) {
    if (isOver) throw new BrokenBackup('The backup has extra data after its end.')
    if (frame.kind === 'E') {
      isOver = true
      if (!frame.content.equals(hash.digest()))
        throw new BrokenBackup('The backup was changed or damaged: its checksum does not match.')
    } else {
      hash.update(headOf(frame.kind, frame.content.length)).update(frame.content)
      yield frame
    }
  }
  if (!isOver) throw new BrokenBackup('The backup is incomplete.')
}

export async function* readBackupFrames(file: string): AsyncGenerator<Frame> {
  const source = createReadStream(file)
  const unzipped = source.pipe(createGunzip())
  source.on('error', (error) => unzipped.destroy(error))
  try {
    yield* checked(readFrames(unzipped as Readable as AsyncIterable<Buffer>))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!code.startsWith('Z_')) throw error
    const isCut = code === 'Z_BUF_ERROR'
    const message = isCut ? 'The backup is incomplete.' : 'The backup is damaged, or this is not a backup.'
    throw new BrokenBackup(message, { cause: error })
  } finally {
    source.destroy()
  }
}
