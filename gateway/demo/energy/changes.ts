import { addDays } from '@domain/date'
import { seasons } from '@domain/statuses/names'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { insertChanges, type ChangeRecord } from '../../modules/metering/repo/change'
import { schedules } from '../../modules/tariff/repo'
import type { Account, AccountKey, Meter } from '../../modules/metering/types'
import { at } from './agenda'
import { OLD_END, replacedOn } from './manual'
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
      oldMeterNo: '003010020192',
      newMeterNo: meter.meterNo,
      oldEndReading: OLD_END,
      newStartReading: '0.00',
      affectsBilling: true,
    }),
  ])
}

/** Prices of three years as changes of one customer, newest price against the season before (A 8: PRICE each season). */
export async function seedPriceChanges(work: Work, account: Account, meter: Meter, today: string): Promise<void> {
  const rows = (await schedules(work.db, account.companyCode, [meter.gasUse]))
    .filter((row) => row.effectiveFrom <= today)
    .reverse()
  await insertChanges(
    work.db,
    rows.slice(1).map((row, index) =>
      record(account, meter, {
        changeType: 'PRICE',
        happenedAt: at(row.effectiveFrom, '08:00'),
        reason: `${seasons[row.season]}价格执行`,
        operator: '系统',
        oldValue: `${rows[index]?.basePrice ?? '--'} 元/m³`,
        newValue: `${row.basePrice} 元/m³`,
        affectsBilling: true,
      }),
    ),
  )
}

/** The other changes of the demo: a valve pair, a new name, a verification, a replaced card. */
export async function seedOtherChanges(
  work: Work,
  stories: { industry: Story; restaurant: Story },
  meters: { boiler: Meter; kiln: Meter; card: Meter },
): Promise<void> {
  const { industry, restaurant } = stories
  const valveDay = `${monthBack(industry, 8)}-14`
  await insertChanges(work.db, [
    record(industry.account, meters.boiler, {
      changeType: 'VALVE',
      happenedAt: at(valveDay, '09:10'),
      reason: '管道检修关阀',
      operator: '远程阀控',
      oldValue: '阀门开启',
      newValue: '阀门关闭',
    }),
    record(industry.account, meters.boiler, {
      changeType: 'VALVE',
      happenedAt: at(valveDay, '16:45'),
      reason: '检修完成开阀',
      operator: '远程阀控',
      oldValue: '阀门关闭',
      newValue: '阀门开启',
    }),
    record(industry.account, null, {
      changeType: 'NAME',
      happenedAt: at(`${monthBack(industry, 27)}-06`, '10:20'),
      reason: '企业更名',
      operator: '营业厅',
      oldValue: '廊坊精工陶瓷厂',
      newValue: industry.account.customerName,
    }),
    record(industry.account, meters.kiln, {
      changeType: 'VERIFY',
      happenedAt: at(`${monthBack(industry, 17)}-18`, '14:00'),
      reason: '周期检定合格',
      operator: '河北省计量院',
      oldValue: '2025-06-17',
      newValue: meters.kiln.verifyDueDate,
    }),
    record(restaurant.account, meters.card, {
      changeType: 'CARD',
      happenedAt: at(addDays(restaurant.today, -96), '11:36'),
      reason: '卡片损坏补卡',
      operator: '营业厅',
      oldValue: '6217000010010293',
      newValue: meters.card.cardNo,
    }),
  ])
}
