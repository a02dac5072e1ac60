import type { In } from '@contract'
import { MOST_WINDOWS, STEP, windowsOf, windowsText } from '@domain/balance'
import { addDays, dateOf } from '@domain/date'
import { rounded } from '@domain/decimal-text'
import { price } from '@domain/price'
import { balanceDirections, type BalanceDirection } from '@domain/statuses/balance'
import { customerClasses, type CustomerClass } from '@domain/statuses/names'
import { volume } from '@domain/volume'
import { namesOf, type FormField } from '@/blocks'
import { calendarDay } from '@/blocks/form/calendar-day'
import { chips, manyChips } from '@/blocks/form/choice'
import type { Activity } from './BalancePanel'

/* The fields of a draft, as data. Sign-up opens at 09:00 and ends at 17:00 of its days. */

export interface DraftValues {
  name: string
  direction: BalanceDirection
  startDate: string
  endDate: string
  /** '11:00-14:00，17:00-20:00'; '' for the whole day. */
  windows: string
  signupFrom: string
  signupTo: string
  targetVolume: string
  minDailyVolume: string
  maxRate: string
  unitReward: string
  customerTypes: readonly CustomerClass[]
}

/** Days ahead for which an activity is planned at most. */
const FARTHEST = 180
const whole = (text: string) => text.replace(/\.0+$/, '')

export const firstDraft = (today: string, of?: Activity): DraftValues => ({
  name: of?.name ?? '',
  direction: of?.direction ?? 'REDUCE',
  startDate: of?.startDate ?? '',
  endDate: of?.endDate ?? '',
  windows: of === undefined || of.windows.length === 0 ? '' : windowsText(of.windows),
  signupFrom: of === undefined ? today : dateOf(of.signupStart),
  signupTo: of === undefined ? '' : dateOf(of.signupEnd),
  targetVolume: of === undefined ? '' : whole(of.targetVolume),
  minDailyVolume: of === undefined ? '500' : whole(of.minDailyVolume),
  maxRate: of === undefined ? '60' : whole(of.maxRate),
  unitReward: of?.unitReward ?? '',
  customerTypes: of?.customerTypes ?? ['INDUSTRY'],
})

const hundreds = (text: string) =>
  /^[1-9]\d*$/.test(text) && Number(text) % STEP === 0 ? undefined : `请输入 ${STEP} 的整数倍`
const windows = (text: string) =>
  windowsOf(text) === null ? `请按 11:00-14:00 填写整点时段，最多 ${MOST_WINDOWS} 段，用逗号隔开` : undefined
const percent = (text: string) => (/^([1-9]\d?|100)$/.test(text) ? undefined : '请输入1-100的整数')
const reward = (text: string) =>
  /^\d{1,4}(\.\d{1,4})?$/.test(text) && Number(text) > 0 ? undefined : '请输入正确的单价，最多4位小数'

export function draftFields(today: string): (values: DraftValues) => readonly FormField<DraftValues>[] {
  const day = calendarDay({ min: today, max: addDays(today, FARTHEST), start: today })
  const items = (names: Readonly<Record<string, string>>) =>
    namesOf(names).map(({ key, text }) => ({ key, label: text }))
  return ({ startDate, endDate, signupFrom }) => [
    {
      key: 'name',
      label: '活动名称',
      required: true,
      maxLength: 40,
      checks: [(text) => (text.trim().length < 2 ? '请填写活动名称' : undefined)],
    },
    { key: 'direction', label: '方向', kind: chips(items(balanceDirections) as never) },
    { key: 'startDate', label: '开始日', kind: day, required: '请选择开始日' },
    {
      key: 'endDate',
      label: '结束日',
      kind: day,
      required: '请选择结束日',
      checks: [(text) => (startDate !== '' && text < startDate ? '结束日不能早于开始日' : undefined)],
    },
    {
      key: 'windows',
      label: '响应时段',
      maxLength: 60,
      placeholder: '不填为全天',
      hint: '每日整点时段，如 11:00-14:00，17:00-20:00',
      checks: [windows],
    },
    { key: 'signupFrom', label: '报名开始日', kind: day, required: '请选择报名开始日', hint: '当日 9:00 开放' },
    {
      key: 'signupTo',
      label: '报名截止日',
      kind: day,
      required: '请选择报名截止日',
      hint: '当日 17:00 截止，须早于活动开始',
      checks: [
        (text) => (text < signupFrom ? '截止日不能早于报名开始日' : undefined),
        (text) => (startDate !== '' && endDate !== '' && text >= startDate ? '截止日须早于活动开始日' : undefined),
      ],
    },
    { key: 'targetVolume', label: '每日目标 m³', kind: 'digits', required: true, maxLength: 9, checks: [hundreds] },
    { key: 'minDailyVolume', label: '每户最低 m³', kind: 'digits', required: true, maxLength: 9, checks: [hundreds] },
    { key: 'maxRate', label: '最高占基线 %', kind: 'digits', required: true, maxLength: 3, checks: [percent] },
    { key: 'unitReward', label: '奖励 元/m³', kind: 'number', required: true, maxLength: 9, checks: [reward] },
    {
      key: 'customerTypes',
      label: '客户类型',
      kind: manyChips(items(customerClasses) as never),
      hint: '不选为全部客户',
    },
  ]
}

export function inputOf(
  values: DraftValues,
  of: Activity | undefined,
): Omit<In<'btwob POST /balance/activity/save'>, 'requestNo'> {
  const { signupFrom, signupTo, targetVolume, minDailyVolume, maxRate, unitReward, customerTypes, ...others } = values
  const { windows: typed, ...rest } = others
  return {
    ...rest,
    ...(of !== undefined && { activityId: of.activityId, version: of.version }),
    name: rest.name.trim(),
    windows: windowsOf(typed) ?? [],
    signupStart: `${signupFrom}T09:00:00+08:00`,
    signupEnd: `${signupTo}T17:00:00+08:00`,
    targetVolume: volume(targetVolume),
    minDailyVolume: volume(minDailyVolume),
    maxRate: rounded(maxRate, 2),
    unitReward: price(unitReward),
    customerTypes: [...customerTypes],
  }
}
