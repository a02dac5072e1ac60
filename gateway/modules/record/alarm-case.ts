import { afterCycle, nextEndOf } from '@domain/records/validity'
import { alarmKinds } from '@domain/statuses/gas-device'
import { siteSources, siteStatus, siteTransitions } from '@domain/statuses/usage-site'
import { caseKind } from '../../case/kind'
import type { Row } from '../../db/rows'
import type { Work } from '../../http/context'
import { done } from '../todo/service'
import { endMoved, endOver } from './end-over'
import { alarmsOf, relink } from './repo/devices'
import { insertAlarmEvent } from './repo/events'
import { quiet } from './rules/live'

/** Gas alarms that a customer declares and staff confirm (D 2.5, D 3.4). */
export const alarms = caseKind({
  table: 'gasAlarm',
  id: 'alarmId',
  state: 'state',
  states: siteStatus,
  moves: siteTransitions,
  filed: 'PENDING',
  entity: 'gas_alarm',
  route: (row) => `/pages/record/burglar-alarm/detail?mode=view&alarmId=${row.replaces ?? row.alarmId}`,
  files: { ref: 'ALARM', of: ({ photoIds = [], scrapPhotoIds = [] }) => [...photoIds, ...scrapPhotoIds] },
  facts: () => [
    ['编号', 12, ({ alarmNo }) => alarmNo],
    ['类型', 14, ({ kind }) => alarmKinds[kind].label],
    ['安装位置', 30, ({ location }) => location],
    ['品牌型号', 24, ({ brand, model }) => `${brand} ${model}`.trim() || null],
    ['出厂编号', 16, ({ serialNo }) => serialNo || null],
    ['生产日期', 12, ({ productionDate }) => productionDate],
    ['安装日期', 12, ({ installDate }) => installDate],
    ['联网设备编码', 20, ({ deviceCode }) => deviceCode],
    ['来源', 10, ({ source }) => siteSources[source]],
  ],
  desk: {
    type: 'RECORD_ALARM',
    in: 'PENDING',
    title: ({ location, replaces, successorOf }) =>
      `报警器 ${location}${replaces !== null ? '（变更）' : successorOf !== null ? '（更换登记）' : ''}`,
    files: ({ photoIds }) => photoIds.map((fileId, at) => ({ name: `照片${at + 1}`, fileId })),
    decisions: { PASS: 'CONFIRM', REJECT: 'REJECT' },
    set: ({ passed, remark }) => ({ rejectReason: passed ? null : remark }),
  },
  notify: {
    CONFIRM: ({ location }) => ({ message: { templateCode: 'RC_REVIEW', body: `报警器${location}已确认` } }),
    REJECT: ({ location }, { reason }) => ({
      message: { templateCode: 'RC_REVIEW', params: { name: `报警器${location}`, result: '未通过', reason } },
    }),
  },
  then: {
    CONFIRM: confirmed,
    REJECT: (work, { bp, alarmId }) => endOver(work, bp, alarmId),
    DELETE: (work, { bp, alarmId }) => endOver(work, bp, alarmId),
  },
  list: { tabs: { all: ['PENDING', 'CONFIRMED', 'REJECTED'] } },
  ownData: { title: '报警器', user: 'userId' },
})

async function confirmed(work: Work, row: Row<'gasAlarm'>, by: string): Promise<void> {
  await merged(work, row, by)
  await takeOver(work, row, by)
}

/**
 * D 6.6: a confirmed device takes the place of the one that it was registered for. That one is scrapped and keeps its history; a change of
 * it that waits comes to nothing, what is linked with it is linked with the new one. Only a device in use replaces one that works.
 */
async function takeOver(work: Work, successor: Row<'gasAlarm'>, by: string): Promise<void> {
  const { bp, companyCode, alarmId, alarmNo, successorOf } = successor
  if (successorOf === null || successor.useState !== 'IN_USE') return
  const change = (await alarmsOf(work.db, bp)).find(({ replaces }) => replaces === successorOf)
  if (change) await alarms.move(work, await alarms.locked(work, { bp }, change.alarmId), 'DELETE', by)
  const old = await alarms.locked(work, { bp }, successorOf)
  await alarms.write(work, old, { useState: 'SCRAPPED', version: old.version + 1, ...quiet(old.deviceCode) })
  await relink(work.db, { bp, from: successorOf, to: alarmId })
  await done(work, 'RECORD_EXPIRE', successorOf, bp)
  const event = { bp, companyCode, kind: 'REPLACE', at: work.clock.iso(), concentration: null } as const
  await insertAlarmEvent(work.db, { ...event, alarmId: successorOf, note: `由${alarmNo}更换` })
  await insertAlarmEvent(work.db, { ...event, alarmId, note: `更换${old.alarmNo}` })
}

/** A device that was out of use when it was confirmed takes over once it is started. */
export async function started(work: Work, row: Row<'gasAlarm'>, by: string): Promise<void> {
  if (row.state !== 'CONFIRMED' || row.successorOf === null) return
  const before = (await alarmsOf(work.db, row.bp)).find(({ alarmId }) => alarmId === row.successorOf)
  if (before?.useState !== 'SCRAPPED') await takeOver(work, { ...row, useState: 'IN_USE' }, by)
}

/** A confirmed change goes into the record that it changes, which keeps its number, its events and what was last done to it (D 3.4). */
async function merged(work: Work, row: Row<'gasAlarm'>, by: string): Promise<void> {
  if (row.replaces === null) return
  const old = await alarms.locked(work, row, row.replaces)
  const { brand, model, serialNo, location, siteId, productionDate, installDate, expireDate } = row
  const { deviceCode, linkedValve, linkedFan, photoIds } = row
  const { calibrateMonths, checkMonths } = alarmKinds[old.kind]
  const terms = {
    expireDate,
    nextCalibrateDate: afterCycle(old.lastCalibrateDate ?? installDate, calibrateMonths),
    nextCheckDate: afterCycle(old.lastCheckDate ?? installDate, checkMonths),
  }
  await alarms.write(work, old, {
    brand,
    model,
    serialNo,
    location,
    siteId,
    productionDate,
    installDate,
    deviceCode,
    linkedValve,
    linkedFan,
    photoIds,
    ...terms,
    ...(deviceCode !== old.deviceCode && quiet(deviceCode)),
    version: old.version + 1,
  })
  await endMoved(work, { bp: old.bp, id: old.alarmId }, nextEndOf(old).due, nextEndOf(terms).due)
  await alarms.move(work, row, 'REPLACE', by)
}
