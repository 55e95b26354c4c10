import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { StandbyReadOutcome } from '../database/standby.ts'
import type { WaitReason } from '../database/waited-for.ts'

export type JobOutcome = 'done' | 'retried' | 'given up'

/** Labels must not contain personal data or values that callers control. */
export interface Metrics {
  registry: Registry
  answered(request: { method: string; route: string; status: number; seconds?: number }): void
  countError(code: string): void
  countWait(reason: WaitReason): void
  swept(sweep: string, outcome: { at: Date; seconds: number; failed: boolean }): void
  worked(task: string, outcome: JobOutcome): void
  mailed(outcome: 'sent' | 'failed'): void
  countStandbyRead(outcome: StandbyReadOutcome): void
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `i_one_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `i_one_${name}`, help, labelNames, registers })
  const requests = counter('http_requests_total', 'Responses sent', ['method', 'route', 'status'])
  const durations = new Histogram({
    name: 'i_one_http_request_duration_seconds',
    help: 'Time from request headers to the end of the response, without streams',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const errors = counter('refusals_total', 'Responses with an error code', ['refusal'])
  const waits = counter('database_waits_total', 'Requests that waited too long for the database', ['reason'])
  const sweptAt = gauge('sweep_last_success_timestamp_seconds', 'Time of the last successful sweep', [
    'sweep',
  ])
  const sweepSeconds = gauge('sweep_duration_seconds', 'Duration of the last sweep', ['sweep'])
  const sweepFailures = counter('sweep_failures_total', 'Sweeps that failed', ['sweep'])
  const jobs = counter('job_outcomes_total', 'Job attempts by outcome', ['task', 'outcome'])
  const emails = counter('mails_total', 'Emails that the mail server accepted or rejected', ['outcome'])
  const help = 'Reads for a standby, by outcome: served by it, or why the primary served them'
  const standbyReads = counter('standby_reads_total', help, ['outcome'])
  for (const outcome of ['sent', 'failed']) emails.inc({ outcome }, 0)
  for (const reason of ['lock', 'statement', 'deadlock', 'connection']) waits.inc({ reason }, 0)
  return {
    registry,
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status })
      if (seconds !== undefined) durations.observe({ method, route }, seconds)
    },
    countError: (refusal) => errors.inc({ refusal }),
    countWait: (reason) => waits.inc({ reason }),
    swept(sweep, { at, seconds, failed }) {
      sweepSeconds.set({ sweep }, seconds)
      sweepFailures.inc({ sweep }, failed ? 1 : 0)
      if (!failed) sweptAt.set({ sweep }, at.getTime() / 1000)
    },
    worked: (task, outcome) => jobs.inc({ task, outcome }),
    mailed: (outcome) => emails.inc({ outcome }),
    countStandbyRead: (outcome) => standbyReads.inc({ outcome }),
  }
}

export const measureProcess = ({ registry }: Metrics) => collectDefaultMetrics({ register: registry })
