import type { StatusText } from '../machine'

/* Gas equipment, flow meters and alarms of a customer (D 2.5, D 3.5, D 3.6). What a customer declares is reviewed as a place is. */

/** How far the end of a term is (D 3.5). */
export const validities = {
  NORMAL: { label: '正常', tone: 'success' },
  DUE_SOON: { label: '即将到期', tone: 'warning' },
  OVERDUE: { label: '已超期', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type Validity = keyof typeof validities

export const deviceUses = {
  IN_USE: { label: '在用', tone: 'success' },
  STOPPED: { label: '停用', tone: 'muted' },
  SCRAPPED: { label: '报废', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type DeviceUse = keyof typeof deviceUses

const of = (label: string, lifeYears: number) => ({ label, lifeYears })

/** Kinds of equipment, each with its usual life in years. */
export const equipmentTypes = {
  BOILER: of('锅炉', 15),
  KILN: of('窑炉', 15),
  FURNACE: of('工业炉', 15),
  DRYER: of('烘干设备', 15),
  STOVE: of('商用灶具', 8),
  STEAMER: of('蒸箱', 8),
  ABSORPTION: of('直燃机', 15),
  GENERATOR: of('发电机组', 15),
  HEATER: of('热水/采暖设备', 8),
  OTHER: of('其他', 15),
} as const
export type EquipmentType = keyof typeof equipmentTypes

const alarm = (label: string, lifeYears: number, calibrateMonths: number | null, checkMonths: number | null) => ({
  label,
  lifeYears,
  calibrateMonths,
  checkMonths,
})

/** Kinds of alarm devices: life in years, months between calibrations, months between function tests (RC-07). */
export const alarmKinds = {
  DETECTOR: alarm('可燃气体探测器', 3, 12, null),
  CONTROLLER: alarm('报警控制器', 10, null, 6),
  SHUTOFF: alarm('紧急切断阀', 10, null, 6),
  FAN: alarm('联动风机', 10, null, 6),
} as const
export type AlarmKind = keyof typeof alarmKinds

export const alarmEvents = {
  ALARM_LOW: '低浓度报警',
  ALARM_HIGH: '高浓度报警',
  FAULT: '设备故障',
  OFFLINE: '离线',
  RECOVER: '恢复正常',
  SELF_CHECK: '功能自检',
  CALIBRATE: '标定',
  REPLACE: '更换',
} as const
export type AlarmEventKind = keyof typeof alarmEvents

/** Events of each tab of an alarm's page. */
export const alarmEventTabs = {
  ALARM: ['ALARM_LOW', 'ALARM_HIGH', 'FAULT', 'OFFLINE', 'RECOVER'],
  CHECK: ['SELF_CHECK', 'CALIBRATE', 'REPLACE'],
} as const satisfies Record<string, readonly AlarmEventKind[]>

export const flowTypes = {
  ROOTS: '腰轮',
  TURBINE: '涡轮',
  ULTRASONIC: '超声波',
  DIAPHRAGM: '膜式',
  VORTEX: '旋进旋涡',
} as const
export type FlowType = keyof typeof flowTypes

export const accuracyClasses = { '0.5': '0.5级', '1.0': '1.0级', '1.5': '1.5级' } as const
export type AccuracyClass = keyof typeof accuracyClasses

/** States of a flow meter that are kept; how far its verification is follows from the date (D 3.5). */
export const meterFileStates = {
  IN_USE: { label: '在用', tone: 'success' },
  VERIFYING: { label: '检定中', tone: 'primary' },
  RETIRED: { label: '已退役', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export const verifyKinds = { FIRST: '首次检定', PERIODIC: '周期检定', DISPUTE: '争议检定' } as const
export const verifyResults = {
  PASS: { label: '合格', tone: 'success' },
  FAIL: { label: '不合格', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export const meterEvents = {
  INSTALL: '安装',
  REPLACE: '更换',
  REPAIR: '维修',
  VERIFY_SEND: '送检',
  VERIFY_BACK: '检定返回',
  SEAL_CHANGE: '更换铅封',
  BATTERY: '更换电池',
} as const
export type MeterEventKind = keyof typeof meterEvents

/** What has an end that the customer looks after (Y-17). */
export const expiryTypes = {
  METER: '流量计检定',
  ALARM: '报警器',
  EQUIPMENT: '用气设备',
  HAZARD: '隐患整改',
  CONTRACT: '合同',
  PAPER: '证照',
} as const
export type ExpiryType = keyof typeof expiryTypes
