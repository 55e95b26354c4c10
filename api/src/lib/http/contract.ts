import type { Endpoint, Schema, Stream } from '@i-one/contract/endpoint'
import { contractModules } from '../contract-modules.ts'

export interface Contract {
  calls: Map<string, { call: Endpoint | Stream; tag: string }>
  shapes: Map<string, Schema>
}

const isCall = (value: object): value is Endpoint | Stream => 'path' in value && 'errors' in value

export const readContract = () => (contract ??= read())

let contract: Promise<Contract> | undefined

const read = async (): Promise<Contract> => {
  const calls: Contract['calls'] = new Map()
  const shapes: Contract['shapes'] = new Map()
  for (const [file, module] of await contractModules()) {
    const tag = /^\w+/.exec(file)?.[0] ?? ''
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null) continue
      if (isCall(value)) calls.set(name, { call: value, tag })
      else if ('_zod' in value) {
        if (shapes.has(name)) throw new Error(`The contract exports two schemas named ${name}`)
        shapes.set(name, value as Schema)
      }
    }
  }
  return { calls, shapes }
}
