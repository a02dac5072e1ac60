import { addDays } from '@domain/date'
import { seasons } from '@domain/statuses/names'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { insertChanges, type ChangeRecord } from '../../modules/metering/repo/change'
import { priceOn } from '@domain/tariff/pick'
import { booksOf } from '../../modules/tariff/books'
import { schedules } from '../../modules/tariff/repo'
import type { Account, AccountKey, Meter } from '../../modules/metering/types'
import { replaced } from '../customers/hospital'
import type { DemoChange, When } from '../customers/types'
import { at } from './agenda'
import { replacedOn } from './manual'
import { monthBack, type Story } from './story'

type Draft = Pick<ChangeRecord, 'changeType' | 'happenedAt' | 'reason' | 'operator'> & Partial<ChangeRecord>

const record = (key: AccountKey, meter: Meter | null, draft: Draft): ChangeRecord & AccountKey => ({
  bp: key.bp,
  companyCode: key.companyCode,
  changeId: newId(Date.parse(draft.happenedAt)),
  meterId: meter?.meterId ?? null,
  meterNo: meter?.meterNo ?? '',
  oldValue: null,
  newValue: null,
  oldMeterNo: null,
  newMeterNo: null,
  oldEndReading: null,
  newStartReading: null,
  docUrl: null,
  affectsBilling: false,
  ...draft,
})

/** The canteen's meter was replaced twenty months ago (A 8); its statement needs the record, so it comes before the months. */
export async function seedReplacement(work: Work, story: Story, meter: Meter): Promise<void> {
  await insertChanges(work.db, [
    record(story.account, meter, {
      changeType: 'REPLACE',
      happenedAt: at(replacedOn(story), '08:00'),
      reason: '表具到期更换',
      operator: '陈建华',
      oldValue: '丹东热工 G40',
      newValue: '丹东热工 G40 DN50',
      oldMeterNo: replaced.oldMeterNo,
      newMeterNo: meter.meterNo,
      oldEndReading: replaced.oldEnd,
      newStartReading: '0.00',
      affectsBilling: true,
    }),
  ])
}

/** Prices of three years as changes of one customer, each against the season before (A 8: PRICE each season): what it pays, its contract's price where it has one (AE-14). */
export async function seedPriceChanges(work: Work, account: Account, meter: Meter, today: string): Promise<void> {
  const book = (await booksOf(work, account, [meter.gasUse])).of(meter.gasUse)
  const rows = (await schedules(work.db, account.companyCode, [meter.gasUse]))
    .filter((row) => row.effectiveFrom <= today)
    .reverse()
    .map((row) => ({ ...row, paid: priceOn(book, row.effectiveFrom, meter.meterId).base }))
  await insertChanges(
    work.db,
    rows.slice(1).map((row, index) =>
      record(account, meter, {
        changeType: 'PRICE',
        happenedAt: at(row.effectiveFrom, '08:00'),
        reason: `${seasons[row.season]}价格执行`,
        operator: '系统',
        oldValue: `${rows[index]?.paid ?? '--'} 元/m³`,
        newValue: `${row.paid} 元/m³`,
        affectsBilling: true,
      }),
    ),
  )
}

const moment = (story: Story, when: When): string =>
  'daysAgo' in when
    ? at(addDays(story.today, -when.daysAgo), when.time)
    : at(`${monthBack(story, when.monthsAgo)}-${when.day}`, when.time)

/** What else has changed at a customer. */
export async function seedChanges(
  work: Work,
  story: Story,
  meters: readonly Meter[],
  changes: readonly DemoChange[],
): Promise<void> {
  if (changes.length === 0) return
  await insertChanges(
    work.db,
    changes.map(({ meterId, when, ...change }) =>
      record(story.account, meters.find((meter) => meter.meterId === meterId) ?? null, {
        ...change,
        happenedAt: moment(story, when),
      }),
    ),
  )
}
