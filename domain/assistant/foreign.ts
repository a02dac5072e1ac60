/*
 * Latin words in a question: English words of the trade become Chinese ones, Pinyin becomes characters. Everything after that
 * reads Chinese.
 */
import { syllableStarts } from './sound'

/** English words and what they say; longer ones are replaced first. Days and months are names of spans (span.ts). */
const ENGLISH: Readonly<Record<string, string>> = {
  'last month': '上月',
  'this month': '本月',
  'next month': '下月',
  'last year': '去年',
  'this year': '今年',
  'last week': '上周',
  'this week': '本周',
  'day before yesterday': '前天',
  yesterday: '昨天',
  today: '今天',
  tomorrow: '明天',
  january: '1月',
  february: '2月',
  march: '3月',
  april: '4月',
  june: '6月',
  july: '7月',
  august: '8月',
  september: '9月',
  october: '10月',
  november: '11月',
  december: '12月',
  'gas leak': '漏气',
  'gas leaking': '漏气',
  'gas is leaking': '漏气',
  leak: '漏气',
  leaking: '漏气',
  'smell of gas': '煤气味',
  'smell gas': '闻到煤气味',
  'gas smell': '煤气味',
  'on fire': '着火',
  'carbon monoxide': '一氧化碳',
  explosion: '爆炸',
  'gas price': '气价',
  'unit price': '单价',
  'gas usage': '用气量',
  usage: '用气量',
  consumption: '用气量',
  balance: '余额',
  'due date': '截止日期',
  deadline: '截止日期',
  bill: '账单',
  bills: '账单',
  invoice: '发票',
  invoices: '发票',
  'late fee': '滞纳金',
  arrears: '欠费',
  installment: '分期',
  instalment: '分期',
  payment: '付款',
  payments: '付款',
  history: '记录',
  meter: '表',
  meters: '表',
  reading: '读数',
  'ic card': 'ic卡',
  card: '卡',
  contract: '合同',
  ticket: '工单',
  tickets: '工单',
  order: '订单',
  orders: '订单',
  'todo list': '待办',
  todo: '待办',
  message: '消息',
  messages: '消息',
  notice: '通知',
  package: '气量包',
  plan: '计划',
  nomination: '日指定',
  deviation: '偏差',
  inspection: '安检',
  hazard: '隐患',
  hazards: '隐患',
  hotline: '热线',
  'customer service': '客服',
  'account manager': '客户经理',
  outage: '停气',
  refund: '退款',
  password: '密码',
  'how much': '多少',
  'how many': '多少',
  amount: '金额',
  status: '状态',
  progress: '进度',
  report: '报告',
  list: '列表',
  check: '查',
  why: '为什么',
  'how to': '怎么',
  'how do i': '怎么',
  'how can i': '怎么',
  when: '什么时候',
  expire: '到期',
  expires: '到期',
  average: '平均',
  peak: '高峰',
  'peak day': '用气最多的一天',
  'lowest day': '用气最少的一天',
  trend: '趋势',
  compare: '对比',
  forecast: '预计',
  pay: '缴费',
  repair: '报修',
  complaint: '投诉',
  apply: '申请',
}
const english = new RegExp(
  `(?<![a-z])(?:${Object.keys(ENGLISH)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', '\\s+'))
    .join('|')})(?![a-z])`,
  'g',
)

const inChinese = (text: string): string =>
  text.replace(english, (found) => ENGLISH[found.replace(/\s+/g, ' ')] ?? found)

/** Words by how they are spelt, each with the logarithm of how frequent it is. */
export type Spelling = ReadonlyMap<string, readonly [word: string, weight: number]>

/** Letters of the shortest run that may be Pinyin; most of a word in letters. */
const SHORTEST = 4
const LONGEST_WORD = 24
/** Of the letters of a run at least this part must be spelt by words of the trade: 'pan' and 'man' alone are English as well. */
const LEAST_KNOWN = 0.5
/** What a syllable costs that is in no word. */
const UNKNOWN = -14

interface Step {
  weight: number
  known: number
  text: string
}

/** A run of letters as characters; null where it is no Pinyin. */
function spelt(letters: string, spelling: Spelling): string | null {
  const best: (Step | undefined)[] = [{ weight: 0, known: 0, text: '' }]
  for (let at = 0; at < letters.length; at += 1) {
    const here = best[at]
    if (!here) continue
    const offer = (length: number, weight: number, text: string, known: number) => {
      const there = best[at + length]
      const sum = here.weight + weight
      if (!there || sum > there.weight)
        best[at + length] = { weight: sum, known: here.known + known, text: here.text + text }
    }
    for (let length = 1; length <= Math.min(LONGEST_WORD, letters.length - at); length += 1) {
      const found = spelling.get(letters.slice(at, at + length))
      if (found) offer(length, found[1], found[0], found[0].length > 1 ? length : 0)
    }
    for (const [length, char] of syllableStarts(letters, at)) offer(length, UNKNOWN, char, 0)
  }
  const end = best[letters.length]
  return end && end.known >= letters.length * LEAST_KNOWN ? end.text : null
}

/** A question in Chinese characters as far as its Latin words are English words of the trade or Pinyin. */
export function inCharacters(question: string, spelling: Spelling): string {
  const lower = question.normalize('NFKC').toLowerCase()
  if (!/[a-z]{2}/.test(lower)) return question
  const text = inChinese(lower)
  return text.replace(/[a-z]+(?:[\s'][a-z]+)*/g, (run) => {
    const letters = run.replace(/[\s']/g, '')
    return letters.length < SHORTEST ? run : (spelt(letters, spelling) ?? run)
  })
}
