import type { TicketSubtype } from '@domain/statuses/service-ticket'

export type Step =
  | 'accept'
  | 'dispatch'
  | 'start'
  | 'arrive'
  | 'suspend'
  | 'resolve'
  | 'reply'
  | 'urge'
  | 'solved'
  | 'unsolved'
  | 'rate'
  | 'cancel'
  | 'reject'
  | 'clock'

/** Hours after filing, what happens, in which words; `score` of a rating, `fee` of a result. */
type Happening = readonly [hours: number, step: Step, words?: string, more?: { score?: number; fee?: string }]

export interface Story {
  bp: string
  phone: string
  /** The contact on site. */
  name: string
  isMaster: boolean
  daysAgo: number
  /** HH of the filing. */
  hour: number
  subtype: TicketSubtype
  words: string
  steps: readonly Happening[]
}

const FACTORY = { bp: '1000000001', phone: '13800000001', name: '王建国', isMaster: true }
const BOOKKEEPER = { bp: '1000000001', phone: '13800000002', name: '李会计', isMaster: false }
const RESTAURANT = { bp: '1000000002', phone: '13800000007', name: '陈晓梅', isMaster: true }
const HOSPITAL = { bp: '1000000003', phone: '13800000008', name: '刘志强', isMaster: true }

/** A visit that goes well. */
const visit = (result: string, score?: number, fee?: string): Happening[] => [
  [1, 'dispatch'],
  [1.5, 'start'],
  [2.5, 'arrive'],
  [4, 'resolve', result, fee === undefined ? {} : { fee }],
  [20, 'solved'],
  ...(score === undefined ? [] : [[22, 'rate', score < 3 ? '来得太晚' : '', { score }] as const]),
]
const answer = (text: string, score?: number): Happening[] => [
  [1, 'accept'],
  [6, 'resolve', text],
  [26, 'solved'],
  ...(score === undefined ? [] : [[27, 'rate', '', { score }] as const]),
]

/** What the demo's customers filed (D 8.2): every state at least once. */
export const STORIES: readonly Story[] = [
  {
    ...FACTORY,
    daysAgo: 480,
    hour: 9,
    subtype: 'METER_FAULT',
    words: '1号窑炉的表显示不走字',
    steps: visit('更换脉冲模块，读数与机械轮一致', 5),
  },
  {
    ...FACTORY,
    daysAgo: 410,
    hour: 14,
    subtype: 'C_BILL',
    words: '9月账单比8月高很多，请说明',
    steps: answer('9月用气天数多3天且进入第二阶梯，明细已发您邮箱', 4),
  },
  {
    ...FACTORY,
    daysAgo: 330,
    hour: 10,
    subtype: 'VALVE_PIPE',
    words: '表前阀手柄断裂，关不上',
    steps: visit('更换DN50球阀，查漏合格', 5, '120.00'),
  },
  {
    ...BOOKKEEPER,
    daysAgo: 270,
    hour: 15,
    subtype: 'C_INVOICE',
    words: '发票抬头想改成分公司，怎么操作',
    steps: answer('抬头管理中新增后可重新开具，已电话指导', 5),
  },
  {
    ...FACTORY,
    daysAgo: 205,
    hour: 11,
    subtype: 'T_TIME',
    words: '报修后两次改期，影响生产安排',
    steps: [
      [3, 'accept'],
      [5, 'dispatch', '服务质量部'],
      [40, 'resolve', '已致歉并调整派工规则，责任班组已考核'],
      [60, 'solved'],
      [62, 'rate', '处理还算公正', { score: 3 }],
    ],
  },
  {
    ...FACTORY,
    daysAgo: 150,
    hour: 9,
    subtype: 'EQUIP_FAULT',
    words: '食堂锅炉反复熄火，请上门检查',
    steps: [[1, 'cancel', '已自行解决']],
  },
  {
    ...FACTORY,
    daysAgo: 120,
    hour: 16,
    subtype: 'C_OTHER',
    words: '请问隔壁园区的管网归哪家管',
    steps: [[2, 'reject', '不在我公司服务区域，请联系园区供气单位']],
  },
  {
    ...FACTORY,
    daysAgo: 62,
    hour: 8,
    subtype: 'PRESSURE',
    words: '2号窑炉进气压力偏低，火焰不稳',
    steps: [
      ...visit('调压箱滤芯堵塞，已清洗').slice(0, 4),
      [30, 'unsolved', '过了一天压力又掉下来了'],
      [34, 'resolve', '更换调压器皮膜'],
      [50, 'unsolved', '早班高峰时压力仍然不够'],
      [54, 'resolve', '调整片区调压站出口压力，连续监测24小时正常'],
      [70, 'solved'],
      [72, 'rate', '跑了三趟才好', { score: 3 }],
    ],
  },
  {
    ...FACTORY,
    daysAgo: 30,
    hour: 10,
    subtype: 'S_APP',
    words: '希望首页能同时看两个厂区的用气',
    steps: [
      [4, 'accept'],
      [30, 'resolve', '已列入下季度版本计划'],
      [110, 'clock'],
      [280, 'clock'],
    ],
  },
  {
    ...BOOKKEEPER,
    daysAgo: 3,
    hour: 9,
    subtype: 'T_FEE',
    words: '10月账单的违约金不认可，当天已转账',
    steps: [
      [2, 'accept'],
      [4, 'dispatch', '账务中心'],
      [30, 'resolve', '到账时间核实为当日17:02，违约金已冲回'],
      [40, 'solved'],
    ],
  },
  {
    ...BOOKKEEPER,
    daysAgo: 2,
    hour: 10,
    subtype: 'C_PRICE',
    words: '采暖季上浮的依据是哪份文件',
    steps: [
      [1, 'accept'],
      [5, 'resolve', '依据廊坊市发改委2026年第18号通知，文件已附'],
    ],
  },
  {
    ...FACTORY,
    daysAgo: 6,
    hour: 14,
    subtype: 'C_CONTRACT',
    words: '气量包剩余气量能否转到下个周期',
    steps: [
      [1, 'accept'],
      [28, 'clock'],
    ],
  },
  {
    ...BOOKKEEPER,
    daysAgo: 1,
    hour: 9,
    subtype: 'A_VERIFY',
    words: '2号窑炉的表感觉走得快，申请检定',
    steps: [
      [2, 'accept'],
      [4, 'suspend', '请补充最近三个月的生产记录'],
    ],
  },
  {
    ...FACTORY,
    daysAgo: 0,
    hour: 8,
    subtype: 'METER_FAULT',
    words: '1号窑炉表显示停在同一读数，屏幕偶尔黑屏',
    steps: [
      [0.4, 'dispatch'],
      [0.6, 'start'],
    ],
  },
  {
    ...RESTAURANT,
    daysAgo: 220,
    hour: 12,
    subtype: 'GAS_LEAK',
    words: '明档灶台下闻到气味，已关阀已撤离',
    steps: [
      [0.2, 'start'],
      [0.4, 'arrive'],
      [1.5, 'resolve', '软管老化漏气，已更换金属软管并查漏合格'],
      [20, 'solved'],
      [21, 'rate', '来得很快', { score: 5 }],
    ],
  },
  {
    ...RESTAURANT,
    daysAgo: 96,
    hour: 10,
    subtype: 'CARD_FAULT',
    words: '写卡后表具未到账',
    steps: visit('读卡器触点氧化，清洁后写入正常', 4),
  },
  {
    ...RESTAURANT,
    daysAgo: 14,
    hour: 15,
    subtype: 'CARD_FAULT',
    words: '插卡没反应，余量快用完了',
    steps: [
      [0.5, 'dispatch'],
      [1, 'start'],
      [2, 'arrive'],
      [3, 'resolve', '更换表内电池，读卡正常'],
      [90, 'clock'],
      [280, 'clock'],
    ],
  },
  {
    ...HOSPITAL,
    daysAgo: 260,
    hour: 9,
    subtype: 'ALARM_FAULT',
    words: '锅炉房报警器频繁误报',
    steps: visit('探测器到期，已更换并标定', 5),
  },
  {
    ...HOSPITAL,
    daysAgo: 75,
    hour: 11,
    subtype: 'C_BILL',
    words: '门诊楼和住院楼的账单能否分开',
    steps: answer('可按表具分户开具，申请表已寄出', 4),
  },
]
