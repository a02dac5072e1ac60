import { ticketSubtypes, type TicketSubtype } from './statuses/service-ticket'

interface Picture {
  label: string
  note: string
  /** What it may be about, the usual one first. */
  subtypes: readonly TicketSubtype[]
}

/** The six pictures of 哪里不对, in their order. */
export const ticketPictures = {
  LEAK: { label: '漏气', note: '闻到、听到、报警', subtypes: ['GAS_LEAK'] },
  NO_GAS: { label: '没气', note: '点不着、气小', subtypes: ['NO_GAS', 'PRESSURE'] },
  METER: {
    label: '表/卡',
    note: '不走、不读、写卡',
    subtypes: ['METER_FAULT', 'CARD_FAULT', 'A_VERIFY', 'ALARM_FAULT', 'VALVE_PIPE', 'EQUIP_FAULT'],
  },
  BILL: { label: '账单发票', note: '金额、抬头、退补', subtypes: ['C_BILL', 'C_INVOICE', 'T_FEE', 'C_PRICE'] },
  WORKS: {
    label: '报装改造',
    note: '新装、移改、扩容',
    subtypes: ['A_NEW', 'A_MOVE', 'A_STOP', 'A_RESTORE', 'A_FIRE', 'A_CHECK'],
  },
  OTHER: {
    label: '其他',
    note: '投诉、建议、咨询',
    subtypes: [
      'C_OTHER',
      'C_CONTRACT',
      'C_ACCOUNT',
      'A_VISIT',
      'T_SERVICE',
      'T_TIME',
      'T_SUPPLY',
      'T_SITE',
      'S_APP',
      'S_SERVICE',
    ],
  },
} as const satisfies Record<string, Picture>
export type TicketPicture = keyof typeof ticketPictures

/** Words of a customer that speak for a subtype. */
const WORDS: Partial<Record<TicketSubtype, readonly string[]>> = {
  PRESSURE: ['压力', '气小', '火小', '不稳'],
  CARD_FAULT: ['写卡', 'IC卡', '插卡', '刷卡', '未到账', '没到账', '读卡'],
  A_VERIFY: ['检定', '校表', '走得快', '不准', '复核'],
  ALARM_FAULT: ['报警器', '探测器'],
  VALVE_PIPE: ['阀', '管道', '法兰', '接头'],
  EQUIP_FAULT: ['锅炉', '灶', '燃烧器', '熄火'],
  C_INVOICE: ['发票', '抬头', '税号', '开票', '红字'],
  T_FEE: ['多收', '算错', '不认可', '争议', '退费'],
  C_PRICE: ['气价', '单价', '阶梯', '调价'],
  A_MOVE: ['移', '改迁', '挪'],
  A_STOP: ['暂停', '停用', '销户'],
  A_RESTORE: ['恢复', '复气'],
  A_FIRE: ['通气', '点火'],
  A_CHECK: ['安检'],
  C_CONTRACT: ['合同', '气量包', '套餐'],
  C_ACCOUNT: ['账号', '权限', '登录', '子账号'],
  A_VISIT: ['上门', '拜访'],
  T_SERVICE: ['态度'],
  T_TIME: ['不及时', '没人来', '拖'],
  T_SUPPLY: ['气质', '热值', '供气质量'],
  T_SITE: ['施工', '工地', '开挖'],
  S_APP: ['小程序', '页面', '软件', 'APP'],
  S_SERVICE: ['建议'],
}

/** The subtype that a text under a picture speaks for; the usual one of the picture without such a word. */
export function suggestSubtype(picture: TicketPicture, text: string): TicketSubtype {
  const { subtypes } = ticketPictures[picture]
  const hits = (subtype: TicketSubtype) => (WORDS[subtype] ?? []).filter((word) => text.includes(word)).length
  return [...subtypes].sort((a, b) => hits(b) - hits(a))[0] ?? 'C_OTHER'
}

/** The picture under which a subtype stands. */
export const pictureOf = (subtype: TicketSubtype): TicketPicture =>
  (Object.keys(ticketPictures) as TicketPicture[]).find((one) =>
    (ticketPictures[one].subtypes as readonly TicketSubtype[]).includes(subtype),
  ) ?? 'OTHER'

/** Whether a text names a subtype. */
export const isSubtype = (text: string | undefined): text is TicketSubtype =>
  text !== undefined && text in ticketSubtypes
