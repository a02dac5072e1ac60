import type { Contract } from '../types'

type Source = Pick<Contract, 'contractNo' | 'contractType' | 'title' | 'startDate' | 'endDate' | 'fields'> & {
  bp: string
  customerName: string
  companyName: string
}

/** Clauses of a contract (B 6.10): heading and sentences. */
type Clause = readonly [heading: string, ...sentences: string[]]

const closing: readonly Clause[] = [
  ['电子签署', '双方以可靠的电子签名签署本合同，签署后的文件以其文件指纹为准，与纸质文件具有同等效力。'],
  ['生效', '本合同自双方电子签署完成之日起生效。'],
]

const supply: readonly Clause[] = [
  [
    '用气地址与性质',
    '甲方向乙方登记的用气地址供应天然气，用气性质为非居民用气。改变用气地址或性质须先经甲方书面同意。',
  ],
  [
    '计量装置',
    '以甲方安装并经法定机构检定合格的流量计读数为结算依据。',
    '乙方对计量数据有异议的，可在结算单发出后五日内申请复核。',
  ],
  ['气质与压力', '甲方供应的天然气符合 GB 17820 的要求，供气压力以接气点处的设计压力为准。'],
  [
    '价格与结算',
    '气价按政府指导价执行，调价自公告载明之日起分段计算。',
    '结算周期为自然月，乙方应于账单载明的缴费期限内支付气款，逾期按账单约定计收违约金。',
  ],
  ['设施维护分界', '以接气点法兰为界，上游设施由甲方维护，下游设施由乙方维护。'],
  ['安全', '乙方应配合甲方的安全检查，按期整改隐患，保持报警器与切断阀完好。'],
  ['停气与调压通知', '计划停气或调压，甲方至少提前48小时通知乙方；抢修时应及时告知原因和预计恢复时间。'],
  ['违约', '一方违约给对方造成损失的，应当承担赔偿责任。'],
]

const annual = ({ fields }: Source): readonly Clause[] => [
  ['年合同量与分月量', `年合同量${fields.annualVolume ?? '--'} m³。`, ...monthLines(fields.months)],
  ['日最大量', `日最大用气量${fields.mdq ?? '--'} m³。`],
  ['计划申报', '乙方按用气计划管理办法申报月计划和日计划。'],
  [
    '偏差考核',
    `月实际用气量与计划量的偏差在±${fields.tolerance ?? '5'}%以内的，不计偏差考核费；超出部分按偏差考核规则计收。`,
  ],
  ['价格机制', fields.pricing ?? '按政府指导价执行。'],
  ['照付条款', '年实际用气量低于年合同量80%的部分，双方在次年一季度内协商处理。'],
]

const monthLines = (months: readonly string[] | undefined): string[] =>
  months === undefined ? [] : [`分月量：${months.map((volume, index) => `${index + 1}月${volume} m³`).join('，')}。`]

const supplement: readonly Clause[] = [
  [
    '变更条款',
    '双方同意对原合同的下列条款作出变更，未列明的条款继续有效。',
    '日最大量、供气压力与设施维护分界以本补充协议所附的表为准。',
  ],
]

const safety: readonly Clause[] = [
  ['安全用气责任', '乙方对其用气场所的燃气设施承担安全管理责任，指定专人负责，并对用气人员进行安全培训。'],
  ['检查与整改', '甲方定期入户安全检查，乙方应在隐患整改通知书载明的期限内完成整改。'],
  ['报警器与切断阀', '乙方应安装可燃气体报警器与紧急切断阀，每年检定一次，不得停用。'],
  ['应急电话', '发现漏气应立即关闭阀门、开窗通风、撤离人员，并在室外拨打甲方抢修电话。'],
]

const clausesOf = (source: Source): readonly Clause[] => {
  if (source.contractType === 'ANNUAL_FRAME') return annual(source)
  if (source.contractType === 'SUPPLEMENT') return supplement
  return source.contractType === 'SAFETY' ? safety : supply
}

const NUMBERS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** The text of a contract as both sides read and sign it, a paragraph a line. */
export function contractText(source: Source): string {
  const term: Clause = ['期限', `本合同期限自${source.startDate}至${source.endDate}。`]
  const clauses = [...clausesOf(source), term, ...closing]
  return [
    `合同编号：${source.contractNo}`,
    `甲方（供气方）：${source.companyName}`,
    `乙方（用气方）：${source.customerName}（户号${source.bp}）`,
    ...clauses.flatMap(([heading, ...sentences], index) => [`第${NUMBERS[index] ?? ''}条 ${heading}`, ...sentences]),
  ].join('\n')
}

export interface Term {
  label: string
  value: string
}

/** What a contract agrees on in figures. */
export function termsOf({ fields, startDate, endDate }: Pick<Contract, 'fields' | 'startDate' | 'endDate'>): Term[] {
  const { annualVolume, mdq, tolerance, pricing } = fields
  const rows: [string, string | undefined][] = [
    ['年合同量', annualVolume === undefined ? undefined : `${annualVolume} m³`],
    ['日最大量', mdq === undefined ? undefined : `${mdq} m³`],
    ['免费偏差', tolerance === undefined ? undefined : `±${tolerance}%`],
    ['价格机制', pricing],
    ['期限', `${startDate} 至 ${endDate}`],
  ]
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

/** Terms that the contract before it says otherwise, in their order. */
export function changesOf(
  now: readonly Term[],
  before: readonly Term[],
): { label: string; from: string; to: string }[] {
  return now.flatMap(({ label, value }) => {
    const from = before.find((one) => one.label === label)?.value ?? '无'
    return from === value ? [] : [{ label, from, to: value }]
  })
}
