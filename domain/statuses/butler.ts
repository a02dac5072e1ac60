/** Roles of the people that look after a customer (D 2.3). */
export const managerRoles = {
  MAIN: '用气管家',
  SAFETY: '安全经理',
  METER: '计量经理',
  PROJECT: '工程经理',
} as const
export type ManagerRole = keyof typeof managerRoles

export const managerDuty = { ON_DUTY: '在岗', ON_LEAVE: '休假', LEFT: '离岗' } as const

export const visitKinds = {
  ROUTINE: '例行走访',
  APPOINTED: '预约上门',
  FESTIVAL: '节日保供',
  PEAK_SUPPLY: '高峰保供',
} as const

/** Phone lines in the order in which they are shown: the emergency first (BT-06). */
export const hotlineKinds = {
  EMERGENCY: '24小时抢险',
  SERVICE: '客服热线',
  COMPLAINT: '投诉监督',
  PROJECT: '报装咨询',
  BILLING: '账务咨询',
  SUPERVISE: '政府监管',
} as const
