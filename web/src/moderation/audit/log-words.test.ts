import type { AuditLogEntry } from '@i-one/contract/moderation/audit'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActionText } from './action-text.tsx'
import { factsText } from './log-words.ts'

const line = (act: AuditLogEntry['act'], facts: AuditLogEntry['facts'] = {}): AuditLogEntry => ({
  _id: '1',
  at: '2026-11-23T12:00:00.000Z',
  by: null,
  act,
  subject: { kind: 'account', _id: '2', name: 'Musa' },
  why: null,
  facts,
})

const actionText = (entry: AuditLogEntry) => renderToStaticMarkup(ActionText({ line: entry }))

test('a suspension names its duration and its effects', () => {
  const facts = { reason: 'threatens-people', days: 30, logins: 2, whistles: 1, handedOver: 1, calledOff: 0 }
  const suspended = line('suspended', facts)
  expect(actionText(suspended)).toBe('<b>Suspended</b> Musa for 30 days')
  expect(factsText(suspended)).toBe(
    'Threatens people. 2 logins and 1 scorekeeper role ended, 1 game handed over',
  )
  const quiet = line('suspended', { ...facts, days: null, logins: 0, whistles: 0, handedOver: 0 })
  expect(actionText(quiet)).toBe('<b>Suspended</b> Musa until staff restore it')
  expect(factsText(quiet)).toBe('Threatens people')
})

test('closed reports name the outcome and the subject', () => {
  const facts = { what: 'name', outcome: 'nothing-wrong', reports: 2 }
  expect(factsText(line('report-closed', facts))).toBe('Nothing wrong, 2 reports of the name')
  const dealt = { what: 'pitch', outcome: 'dealt-with', reports: 1 }
  expect(factsText(line('report-closed', dealt))).toBe('Resolved, 1 report')
})

test('names the decision, and the call that used a staff right', () => {
  expect(actionText(line('review-decided', { decision: 'turn-down', yes: null }))).toBe(
    '<b>Turned down</b> Musa',
  )
  expect(actionText(line('used-right', { call: 'removePlace' }))).toBe('<b>Changed</b> Musa')
  expect(factsText(line('used-right', { call: 'removePlace', place: 'an id' }))).toBe('Remove place')
})

test('an action without a subject shows its label', () => {
  expect(actionText({ ...line('message-answered'), subject: null })).toBe('<b>Answered a message</b>')
  const unnamed = { kind: 'session', _id: '3', name: null } as const
  expect(actionText({ ...line('used-right'), subject: unnamed })).toBe('<b>Changed</b> a game')
})

test('other actions have no details', () => {
  expect(factsText(line('email-shown'))).toBe('')
  expect(actionText(line('restored'))).toBe('<b>Restored</b> Musa')
})
