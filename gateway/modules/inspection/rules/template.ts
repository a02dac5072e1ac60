import type { HazardLevel } from '@domain/statuses/inspection'

/** An item of the checklist, and what it is when it fails. */
export interface TemplateItem {
  itemCode: string
  group: string
  text: string
  level: HazardLevel
  /** Calendar days to fix it; never more than IN-04 gives its level. */
  days: number
  responsible: 'CUSTOMER' | 'COMPANY'
  /** Gas is shut on site at once. */
  stopsGas: boolean
  /** Legal basis, as the notice names it. */
  basis: string
}

/* Articles are named where their words cover the item; where only the subject is governed, the rule has none. */
const RULES = '《城镇燃气管理条例》'
/** Users replace what is banned or past its years, hoses included; firms have rules and train their staff. */
const DUTIES = `${RULES}第二十七条`
/** Pipes as supports or earth, pipes and meters changed by oneself, gas where it is not safe. */
const FORBIDDEN = `${RULES}第二十八条`
const CODE = 'GB 55009-2021《燃气工程项目规范》'
const SAFETY = '《安全生产法》'

const item = (
  itemCode: string,
  group: string,
  text: string,
  level: HazardLevel,
  days: number,
  basis: string,
  more: { stopsGas?: true; byCompany?: true } = {},
): TemplateItem => ({
  itemCode,
  group,
  text,
  level,
  days,
  basis,
  responsible: more.byCompany ? 'COMPANY' : 'CUSTOMER',
  stopsGas: more.stopsGas ?? false,
})

const stops = { stopsGas: true } as const
const company = { byCompany: true } as const

/** Thirty items of a visit (D 8.4), in the order of the inspection. */
export const template: readonly TemplateItem[] = [
  item('P01', '管道阀门', '燃气管道、接口无泄漏', '1', 3, CODE, stops),
  item('P02', '管道阀门', '管道未私自改装、移位或暗埋', '2', 7, FORBIDDEN),
  item('P03', '管道阀门', '管道无锈蚀、支撑牢固', '3', 30, CODE),
  item('P04', '管道阀门', '管道未悬挂重物、未作接地引线', '3', 15, FORBIDDEN),
  item('P05', '管道阀门', '表前阀门启闭灵活、标识清晰', '3', 30, CODE, company),
  item('P06', '管道阀门', '连接软管合格、不超长、未超期', '2', 7, `${DUTIES}、${CODE}`),
  item('P07', '管道阀门', '管道未设在卫生间、宿舍等禁设场所', '1', 3, CODE, stops),
  item('M01', '计量设施', '表具铅封完好', '2', 7, RULES, company),
  item('M02', '计量设施', '表具运行正常无异响', '2', 7, CODE, company),
  item('M03', '计量设施', '流量计在检定有效期内', '2', 7, '《计量法》第九条', company),
  item('M04', '计量设施', '表箱无堆物、便于抄表检修', '3', 15, CODE),
  item('R01', '调压设施', '出口压力正常、放散通畅', '2', 7, CODE, company),
  item('R02', '调压设施', '调压箱周边无占压、堆物', '3', 15, RULES),
  item('A01', '报警切断', '用气场所已安装可燃气体报警装置', '1', 3, `${SAFETY}第三十六条、${CODE}`, stops),
  item('A02', '报警切断', '探测器、切断阀在使用期限内', '2', 7, CODE),
  item('A03', '报警切断', '报警装置通电且工作正常', '2', 7, `${SAFETY}第三十六条、${CODE}`),
  item('A04', '报警切断', '紧急切断阀联动有效', '2', 7, CODE),
  item('A05', '报警切断', '事故排风联动有效', '2', 7, CODE),
  item('E01', '用气设备', '设备具备熄火保护装置', '2', 7, CODE),
  item('E02', '用气设备', '未使用国家明令淘汰的燃具', '1', 3, DUTIES, stops),
  item('E03', '用气设备', '设备未超过使用年限', '2', 7, DUTIES),
  item('E04', '用气设备', '排烟设施完好并通至室外', '2', 7, CODE),
  item('E05', '用气设备', '设备总用气量与表具匹配', '3', 30, CODE),
  item('V01', '用气环境', '用气场所通风良好', '2', 7, CODE),
  item('V02', '用气环境', '未同时使用两种及以上气源或其他火源', '2', 7, CODE),
  item('V03', '用气环境', '无易燃易爆物品堆放', '2', 7, RULES),
  item('V04', '用气环境', '地下、半地下用气场所具备安全条件', '1', 3, `${FORBIDDEN}、${CODE}`, stops),
  item('G01', '安全管理', '有用气安全管理制度与操作规程', '3', 30, `${DUTIES}、${SAFETY}第二十一条`),
  item('G02', '安全管理', '操作人员经培训并有记录', '3', 30, `${DUTIES}、${SAFETY}第二十八条`),
  item('G03', '安全管理', '有应急预案与演练、巡查记录', '3', 30, `${SAFETY}第八十一条`),
]

export const itemOf = (itemCode: string): TemplateItem | undefined => template.find((one) => one.itemCode === itemCode)
