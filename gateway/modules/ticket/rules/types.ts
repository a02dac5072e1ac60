import { codes } from '@domain/codes'
import {
  ticketSubtypes,
  type TicketPriority,
  type TicketStep,
  type TicketSubtype,
} from '@domain/statuses/service-ticket'

/** Minutes and hours run around the clock, working days end at 17:30; SLOT is the end of the appointment, NONE promises nothing. */
export interface Promised {
  mode: 'MIN' | 'HOUR' | 'WORKDAY' | 'SLOT' | 'NONE'
  n: number
}

/** What the gas company promises of one subtype, and what its form must bring (D 2.2). */
export interface TypeRule {
  priority: TicketPriority
  promises: Readonly<Record<TicketStep, Promised>>
  needSite: boolean
  needAppoint: boolean
  needMeter: boolean
  needPhoto: boolean
  tips: string
}

const MODES = { m: 'MIN', h: 'HOUR', d: 'WORKDAY' } as const

function promised(text: string): Promised {
  if (text === '-') return { mode: 'NONE', n: 0 }
  if (text === 'slot') return { mode: 'SLOT', n: 0 }
  const mode = MODES[text.at(-1) as keyof typeof MODES]
  const n = Number(text.slice(0, -1))
  if (mode === undefined || !Number.isInteger(n) || n < 1) throw new RangeError(`no promise: ${text}`)
  return { mode, n }
}

/** Promises as `accept/arrive/finish`: m minutes, h hours, d working days, '-' none, 'slot' by appointment. Throws a RangeError otherwise. */
export function promisesOf(text: string): TypeRule['promises'] {
  const [accept = '', arrive = '', finish = ''] = text.split('/')
  return { ACCEPT: promised(accept), ARRIVE: promised(arrive), FINISH: promised(finish) }
}

/** `needs`: s place, a appointment, m meter, p photo. */
const rule = (priority: TicketPriority, promises: string, needs: string, tips: string) => ({
  priority,
  promises,
  needs,
  tips,
})

const onSite = '请写明现场位置和现象，维修人员会先电话联系您'
const ask = '请写明想了解的内容，工作人员会在承诺时间内答复'
const complain = '请写明时间、地点和经过，投诉由专人处理并回访'
const apply = '提交后工作人员与您核实资料并按预约上门'

const RULES: Readonly<Record<TicketSubtype, ReturnType<typeof rule>>> = {
  GAS_LEAK: rule('P1', '5m/30m/24h', 's', '请先撤到室外并拨打抢险电话，工单用于留痕'),
  NO_GAS: rule('P2', '30m/120m/24h', 'sm', onSite),
  PRESSURE: rule('P2', '30m/120m/24h', 's', onSite),
  METER_FAULT: rule('P2', '30m/4h/2d', 'smp', '请拍下表具显示屏，便于先行判断'),
  CARD_FAULT: rule('P2', '30m/4h/1d', 'sm', '请写明写卡时的提示文字'),
  ALARM_FAULT: rule('P2', '30m/4h/2d', 'sp', '请拍下报警器指示灯和铭牌'),
  VALVE_PIPE: rule('P2', '30m/4h/2d', 'sp', '请拍下损坏部位，勿自行拆装'),
  EQUIP_FAULT: rule('P3', '2h/slot/3d', 'sa', onSite),
  C_BILL: rule('P3', '2h/-/1d', '', ask),
  C_PRICE: rule('P3', '2h/-/1d', '', ask),
  C_INVOICE: rule('P3', '2h/-/1d', '', ask),
  C_CONTRACT: rule('P3', '2h/-/1d', '', ask),
  C_ACCOUNT: rule('P3', '2h/-/1d', '', ask),
  C_OTHER: rule('P3', '2h/-/1d', '', ask),
  T_SERVICE: rule('P2', '1d/-/5d', '', complain),
  T_TIME: rule('P2', '1d/-/5d', '', complain),
  T_FEE: rule('P2', '1d/-/5d', '', complain),
  T_SUPPLY: rule('P2', '1d/-/5d', 's', complain),
  T_SITE: rule('P2', '1d/-/5d', 's', complain),
  S_APP: rule('P3', '1d/-/5d', '', '感谢您的建议，采纳情况会在工单中答复'),
  S_SERVICE: rule('P3', '1d/-/5d', '', '感谢您的建议，采纳情况会在工单中答复'),
  A_NEW: rule('P3', '1d/3d/3d', 'sa', apply),
  A_MOVE: rule('P3', '1d/3d/3d', 'sam', apply),
  A_VERIFY: rule('P3', '1d/3d/15d', 'sam', '检定由法定计量机构进行，误差超限时退补气量和费用'),
  A_STOP: rule('P3', '1d/3d/5d', 'sam', apply),
  A_RESTORE: rule('P2', '4h/1d/2d', 'sam', apply),
  A_FIRE: rule('P3', '1d/slot/3d', 'sam', apply),
  A_CHECK: rule('P3', '1d/slot/5d', 'sa', apply),
  A_VISIT: rule('P3', '1d/slot/5d', 'sa', apply),
}

/** The rule of a subtype; `own` are promises that the company has set for it (Y-24). */
export function ruleOf(subtype: TicketSubtype, own = ''): TypeRule {
  const { priority, promises, needs, tips } = RULES[subtype]
  return {
    priority,
    promises: promisesOf(own === '' ? promises : own),
    needSite: needs.includes('s'),
    needAppoint: needs.includes('a'),
    needMeter: needs.includes('m'),
    needPhoto: needs.includes('p'),
    tips,
  }
}

const UNITS = { MIN: '分钟', HOUR: '小时', WORKDAY: '个工作日' } as const

/** A promise in words; null where nothing is promised. */
export const promiseWords = ({ mode, n }: Promised): string | null =>
  mode === 'NONE' ? null : mode === 'SLOT' ? '按预约时间' : `${n}${UNITS[mode]}内`

/** Subtypes of a type, in the order of the table. */
export const subtypesOf = (type: string): TicketSubtype[] =>
  codes(ticketSubtypes).filter((one) => ticketSubtypes[one].type === type)
