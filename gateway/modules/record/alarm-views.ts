import type { In, Out } from '@contract'
import { alarmCalls } from '@contract/record/alarms'
import { alarmValidity, nextEndOf, validityOf } from '@domain/records/validity'
import { alarmEvents, alarmEventTabs } from '@domain/statuses/gas-device'
import { codes } from '@domain/codes'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { cutPage, envelope, paged } from '../../http/page'
import { shape } from '../../http/shape'
import { ask } from '../../wiring'
import { urls } from '../file/service'
import { helpLines } from '../ticket/service'
import { alarms } from './alarm-case'
import { countsOf, revisionIn } from './counts'
import { picturesIn } from './pictures'
import { siteNames } from './places'
import { alarmsOf, type Alarm } from './repo/devices'
import { alarmEventPage } from './repo/events'
import { actsOf, successorIn, successorProblem } from './rules/device'

type List = 'default GET /crmgas/record/alarm/list'
type Detail = 'default GET /crmgas/record/alarm/detail'
type Events = 'default GET /crmgas/record/alarm/events'
type Shown = Out<'default POST /crmgas/record/alarm/save'>

const { properties } = alarmCalls['default POST /crmgas/record/alarm/save'].out

interface Around {
  today: string
  sites: ReadonlyMap<string, string>
  all: readonly Alarm[]
}

const around = async (work: Work, { bp }: BoundSession): Promise<Around> => ({
  today: work.clock.today(),
  sites: await siteNames(work, bp),
  all: await alarmsOf(work.db, bp),
})

const liveOf = ({ liveState, concentration, liveAt }: Alarm) => ({ liveStatus: liveState, concentration, at: liveAt })

const rowOf = (row: Alarm, { today, sites, all }: Around): Shown =>
  shape(properties, row, {
    ...liveOf(row),
    siteName: sites.get(row.siteId ?? '') ?? '',
    nextEnd: nextEndOf(row),
    validity: alarmValidity(row, today),
    isHazard:
      (row.kind === 'DETECTOR' || row.kind === 'SHUTOFF') &&
      row.useState === 'IN_USE' &&
      validityOf(row.expireDate, today) === 'OVERDUE',
    networked: row.deviceCode === null ? '0' : '1',
    useStatus: row.useState,
    reviewStatus: row.state,
    rejectReason: row.rejectReason ?? '',
    revision: revisionIn(
      all.map((one) => ({ ...one, id: one.alarmId })),
      row.alarmId,
    ),
  })

/** An alarm as its customer sees it. */
export const shownAlarm = async (work: Work, session: BoundSession, row: Alarm): Promise<Shown> =>
  rowOf(row, await around(work, session))

const isAlarming = ({ liveStatus }: Pick<Shown, 'liveStatus'>): boolean =>
  liveStatus === 'ALARM_LOW' || liveStatus === 'ALARM_HIGH' || liveStatus === 'FAULT'

export async function alarmList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const about = await around(work, session)
  const { siteId, kind, validity } = input
  const all = about.all.filter(({ replaces }) => replaces === null).map((row) => rowOf(row, about))
  const rows = all.filter(
    (row) => (siteId === undefined || row.siteId === siteId) && (kind === undefined || row.kind === kind),
  )
  const asked = rows.filter((row) => validity === undefined || row.validity === validity)
  const count = (...states: Shown['liveStatus'][]) => all.filter((row) => states.includes(row.liveStatus)).length
  return {
    ...cutPage(asked, input),
    counts: countsOf(rows),
    live: {
      alarm: count('ALARM_LOW', 'ALARM_HIGH'),
      fault: count('FAULT'),
      offline: count('OFFLINE'),
      normal: count('NORMAL'),
    },
    alarming: all.filter(isAlarming).map(({ alarmId, location, liveStatus, concentration, at }) => ({
      alarmId,
      location,
      liveStatus,
      concentration,
      at,
    })),
  }
}

export async function alarmDetail(work: Work, session: BoundSession, { alarmId }: In<Detail>): Promise<Out<Detail>> {
  const row = await alarms.own(work, session, alarmId)
  const about = await around(work, session)
  const shown = rowOf(row, about)
  const addresses = await urls(work, [...row.photoIds, ...row.scrapPhotoIds])
  const mayManage = maySee(session, 'RECORD_MANAGE')
  const linked = (id: string | null) => {
    const found = about.all.find((one) => one.alarmId === id)
    return found ? { alarmId: found.alarmId, location: found.location } : null
  }
  const successor = successorIn(about.all, alarmId)
  const { emergency } = await ask(work, helpLines)(work, session.companyCode)
  return {
    ...shown,
    deviceCode: row.deviceCode ?? '',
    lowThreshold: row.lowThreshold,
    highThreshold: row.highThreshold,
    successorOf: neighbour(about.all.find((one) => one.alarmId === row.successorOf)),
    successor: neighbour(successor),
    valve: linked(row.linkedValve),
    fan: linked(row.linkedFan),
    photos: picturesIn(addresses, row.photoIds),
    scrapPhotos: picturesIn(addresses, row.scrapPhotoIds),
    emergency,
    actions: [
      ...actsOf(row, mayManage, shown.revision !== null),
      ...(mayManage && successorProblem(row, successor !== undefined) === null ? (['REPLACE'] as const) : []),
      ...(mayManage && isChecked(row) ? (['SELF_CHECK'] as const) : []),
    ],
  }
}

const neighbour = (one: Alarm | undefined) =>
  one ? { alarmId: one.alarmId, alarmNo: one.alarmNo, reviewStatus: one.state } : null

/** RC-07: a device with a function test of its own, in use, that is no change of another. */
export const isChecked = ({ kind, useState, replaces, state }: Alarm): boolean =>
  kind !== 'DETECTOR' && useState === 'IN_USE' && replaces === null && (state === 'PENDING' || state === 'CONFIRMED')

export const alarmLive = async (work: Work, session: BoundSession, alarmId: string) =>
  liveOf(await alarms.own(work, session, alarmId))

export async function alarmEventList(work: Work, session: BoundSession, input: In<Events>): Promise<Out<Events>> {
  const { alarmId } = await alarms.own(work, session, input.alarmId)
  const kinds = input.tab === undefined ? codes(alarmEvents) : alarmEventTabs[input.tab]
  const page = paged(input)
  const { rows, total } = await alarmEventPage(work.db, { bp: session.bp, alarmId, kinds }, page)
  const addresses = await urls(
    work,
    rows.flatMap(({ photoIds }) => photoIds),
  )
  const list = rows.map(({ kind, at, concentration, note, photoIds }) => ({
    kind,
    at,
    concentration,
    note,
    photos: picturesIn(addresses, photoIds),
  }))
  return envelope(page, list, total)
}
