import { maskName, maskPhone } from '@domain/mask'

/** Categories of messages (E-X-01). */
export const categories = {
  supply: '停复气通知',
  safety: '安全服务',
  service: '服务工单',
  bill: '账单缴费',
  gasUse: '用气提醒',
  order: '订单合同',
  invoice: '发票服务',
  account: '账户安全',
  hyq: '惠用气',
  market: '优惠活动',
  system: '系统公告',
} as const

export type Category = keyof typeof categories
export type Level = 'normal' | 'important' | 'urgent'

export interface Template {
  category: Category
  level: Level
  /** Model a sub-account needs to receive it; null = every bound account; 'author' = the user named by the publisher. */
  model: string | null
  /** WeChat template (E-X-07a); null = none. */
  wxKey: string | null
  title: string
  /** Text with {names}; null = the publisher passes `body`. */
  body: string | null
}

const one =
  (category: Category) =>
  <const Title extends string, const Body extends string | null = null>(
    level: Level,
    model: string | null,
    wxKey: string | null,
    title: Title,
    // Without one the publisher writes the text: `Wording` demands it.
    body: Body = null as Body,
  ) => ({ category, level, model, wxKey, title, body })

const supply = one('supply')
const safety = one('safety')
const service = one('service')
const bill = one('bill')
const gasUse = one('gasUse')
const order = one('order')
const invoice = one('invoice')
const account = one('account')
const hyq = one('hyq')
const market = one('market')
const system = one('system')

/** CV-8, every code once; titles and texts are with the publisher (A 5.16, B 6.9, D 4.15, E 4.8). */
export const templates = {
  STOP_WARN: supply('important', null, 'SUPPLY', '停气预警', '户号{bp}欠费{x}元，若{date}前未缴清将按规定停气'),
  STOP_GAS_ARREARS: supply('urgent', null, 'SUPPLY', '欠费停气通知', '户号{bp}欠费{x}元，将于{date}起停止供气'),
  STOP_GAS_PLAN: supply('urgent', null, 'SUPPLY', '计划停气通知', '{area}将于{start}至{end}停气，原因：{reason}'),
  STOP_GAS_URGENT: supply('urgent', null, 'SUPPLY', '紧急停气通知', '因{reason}，{area}已临时停气，预计{end}恢复'),
  STOP_GAS_PEAK: supply('urgent', null, 'SUPPLY', '调峰限气通知', '{start}至{end}日用气上限{v} m³，请调整生产安排'),
  RESUME_GAS: supply('urgent', null, 'RESUME', '恢复供气通知', '{area}将于{start}恢复供气，请检查阀门后用气'),
  IN_STOP_GAS: supply('urgent', null, 'SUPPLY', '停气通知', '因{title}未消除，已（将）停止供气'),

  IN_PLAN: safety('important', 'INSPECTION_VIEW', 'SERVICE', '安检提醒', '您有一次安检待完成，请于{dueTo}前预约'),
  IN_REPORT: safety('important', 'INSPECTION_VIEW', 'SERVICE', '安检报告待签字', '{siteName}安检已完成，请查看并签字'),
  IN_HAZARD: safety(
    'urgent',
    'INSPECTION_VIEW',
    'SERVICE',
    '隐患整改通知',
    '发现{levelName}：{title}，请于{dueDate}前整改',
  ),
  IN_HAZARD_DUE: safety('important', 'INSPECTION_VIEW', 'SERVICE', '隐患即将逾期', '{title}剩余{days}天，请尽快整改'),
  IN_REINSPECT: safety('normal', 'INSPECTION_VIEW', 'SERVICE', '复查结果', '{title}复查{result}'),
  RC_EXPIRE: safety('important', 'RECORD_MANAGE', null, '档案到期提醒', null),
  RC_REVIEW: safety('normal', 'RECORD_MANAGE', null, '档案审核结果', '{name}{result} {reason}'),
  LEAK_HINT: safety(
    'important',
    'ENERGY_VIEW',
    'SERVICE',
    '疑似泄漏或未关阀',
    '{name}连续{n}晚非生产时段仍有约{flow} m³/h，平时约{level} m³/h，请检查阀门和设备；闻到燃气味请到室外拨打抢险电话',
  ),
  AL_ALARM: safety('urgent', null, 'SERVICE', '燃气报警', '{location}发生{kind}，浓度{x}%LEL'),

  TK_ACCEPTED: service('normal', 'author', 'SERVICE', '工单已受理', '您的工单{ticketNo}已受理，预计{finishDue}前办结'),
  TK_DISPATCHED: service('normal', 'author', 'SERVICE', '工单已派单', '{handlerName}将为您服务，电话{handlerPhone}'),
  TK_SUSPENDED: service('important', 'author', 'SERVICE', '工单待补充', '请补充资料：{content}'),
  TK_RESOLVED: service('important', 'author', 'SERVICE', '工单处理完成', '请确认处理结果，72小时后将自动确认'),
  TK_REJECTED: service('important', 'author', 'SERVICE', '工单被退回', '退回原因：{reason}'),
  TK_LATE: service(
    'important',
    'author',
    'SERVICE',
    '工单超时升级',
    '您的工单{ticketNo}未在{due}前{step}，已升级给{head}跟进',
  ),
  BT_CHANGED: service('normal', null, null, '用气管家变更', '您的用气管家已变更为{name}'),
  PJ_NODE: service('normal', 'PROJECT_VIEW', 'SERVICE', '工程进度更新', '{projectName}：{nodeName}已完成'),
  PJ_TODO: service('important', 'PROJECT_VIEW', 'SERVICE', '工程待办', '{projectName}有{kind}待处理'),
  PJ_STATE: service('normal', 'PROJECT_VIEW', 'SERVICE', '工程状态变更', '{projectName}{state}'),
  PJ_DELAY: service('normal', 'PROJECT_VIEW', 'SERVICE', '工期变更', '{projectName}预计{date}完工'),

  LOW_BALANCE: bill(
    'important',
    'BILL_VIEW',
    'BALANCE',
    '余额不足提醒',
    '户号{bp}可用余额{x}元，预计可用{n}天，请及时充值',
  ),
  BILL_ISSUED: bill('normal', 'BILL_VIEW', 'BILL', '账单已出', '{month}账单{x}元，请于{date}前缴费'),
  DUE_SOON: bill('normal', 'BILL_VIEW', null, '账单即将到期', '{month}账单{x}元将于{date}到期，请及时缴费'),
  DUE_TODAY: bill('normal', 'BILL_VIEW', null, '账单今日到期', '{month}账单{x}元今日到期，逾期将产生违约金'),
  BILL_OVERDUE: bill(
    'important',
    'BILL_VIEW',
    'BILL',
    '账单已逾期',
    '{month}账单已逾期{n}天，应缴{x}元（含违约金{y}元）',
  ),
  ARRIVED: bill('normal', 'BILL_VIEW', 'PAY', '到账通知', '收到{channel}款项{x}元，账户余额{y}元'),
  MONEY_LATE: bill('important', 'author', null, '到账超时提醒', '{title}{x}元“{step}”超过预计时间，已为您登记工单{no}'),
  PAY_PREPARED: bill('important', null, null, '付款待审批', '{name}提交的{title}{x}元待您审批，请于{time}前处理'),
  PAY_DECIDED: bill('important', 'author', null, '付款审批结果', '{title}{x}元{result}'),
  STATEMENT: bill(
    'important',
    'SETTLE_SIGN',
    'SIGN',
    '结算单待确认',
    '{month}结算气量{v} m³、金额{x}元，请于{deadline}前确认',
  ),
  INSTALL_DUE: bill('important', 'PAY_INSTALLMENT', null, '分期还款提醒', '第{n}期{x}元将于{date}到期'),
  WRITE_PENDING: bill('important', 'NFC_WRITE', null, '待写卡提醒', '购气订单{x} m³已支付，请尽快写卡并插表'),

  USAGE_CHANGE: gasUse('normal', 'ENERGY_VIEW', 'ORDER', '用气变化提醒'),
  DATA_LATE: gasUse(
    'normal',
    'ENERGY_VIEW',
    null,
    '用气数据未到',
    '{name}自{date}起未上传用气数据，数据到达后自动补采，期间的用气量以补采为准',
  ),
  USAGE_OVERVIEW: gasUse('normal', 'ENERGY_VIEW', null, '用气概览'),
  EXTRACT_DEVIATION: gasUse('important', 'PACKAGE_VIEW', 'ORDER', '订单偏差提醒', '{cycle}提气进度偏差{rate}%'),
  EXTRACT_PROGRESS: gasUse('normal', 'PACKAGE_VIEW', null, '提气进度提醒'),
  EXTRACT_RUN_OUT: gasUse(
    'important',
    'PACKAGE_VIEW',
    'ORDER',
    '提气量将提前用完',
    '{cycle}提气量预计{date}用完，到周期末还差约{volume}，可提前追加',
  ),
  PACKAGE_PRICE_END: gasUse(
    'normal',
    'PACKAGE_VIEW',
    'ORDER',
    '气量包价格即将到期',
    '{name}价格{price}元/m³至{date}止，之后按公布气价计费',
  ),
  DAY_DEVIATION: gasUse('important', 'DEVIATION_REPORT', 'ORDER', '日偏差提醒'),
  DAY_WARNING: gasUse('important', 'PREDICT_REPORT', 'ORDER', '今日用气预警'),
  REASON_RESULT: gasUse('normal', 'DEVIATION_REPORT', 'ORDER', '原因审核结果'),
  MONTH_ASSESS: gasUse('normal', 'PREDICT_VIEW', null, '月度偏差考核结果', '{month}偏差{rate}%,考核费¥{fee}'),
  PLAN_OPEN: gasUse('normal', 'PREDICT_VIEW', 'ORDER', '用气申报提醒'),
  PLAN_CLOSING: gasUse('important', 'PREDICT_VIEW', 'ORDER', '申报即将截止'),
  PLAN_RESULT: gasUse('normal', 'PREDICT_VIEW', 'ORDER', '申报结果'),
  PLAN_ADJUST: gasUse('important', 'PREDICT_VIEW', 'ORDER', '计划调整'),
  SMART_DIGEST: gasUse('normal', 'ENERGY_VIEW', null, '智能消息', '为您发现{n}条用气建议'),

  ORDER_SIGN: order('important', 'CONTRACT_SIGN', 'SIGN', '待签署供气协议', '订单{no}待签署，请于{time}前完成'),
  ORDER_DEPOSIT: order('important', 'PACKAGE_ORDER', 'ORDER', '待缴纳保证金', '订单{no}保证金¥{amt}，截止{time}'),
  CYCLE_OPEN: order('normal', 'PACKAGE_VIEW', 'ORDER', '提气量可修改', '{cycle}提气量修改窗口已开放，截止{time}'),
  CYCLE_LOCKED: order('normal', 'PACKAGE_VIEW', null, '提气量已锁定'),
  CHILD_PAY: order('important', 'PACKAGE_VIEW', 'ORDER', '待支付提气款', '{cycle}气款¥{amt}，截止{time}'),
  CHILD_OVERDUE: order('important', 'PACKAGE_VIEW', 'ORDER', '提气款逾期', '{cycle}逾期，{time}后失效'),
  CHILD_FORFEIT: order('important', 'PACKAGE_VIEW', 'ORDER', '提气周期已失效', '补偿¥{fee}已从保证金扣除'),
  SETTLED: order('normal', 'PACKAGE_VIEW', null, '周期结算完成', '结转{v} m³,退款¥{r}'),
  DIFF: order('important', 'PACKAGE_VIEW', null, '待补款', '补款¥{amt}'),
  CHANGE_RESULT: order('normal', 'PACKAGE_VIEW', null, '提气变更结果'),
  NG_OPEN: order('normal', 'PACKAGE_VIEW', 'ORDER', '竞购开始'),
  NG_RESULT: order('normal', 'PACKAGE_VIEW', 'ORDER', '竞购结果'),
  NG_CONFIRM: order('important', 'PACKAGE_ORDER', 'ORDER', '待确认中标'),
  ELECTIVE_OPEN: order('normal', 'PACKAGE_VIEW', null, '自选开放'),
  ELECTIVE_RESULT: order('normal', 'PACKAGE_VIEW', null, '自选结果'),
  SUB_OPEN: order('normal', null, null, '资源平衡报名'),
  SUB_RESULT: order('normal', null, null, '响应结果'),
  CONTRACT_SIGN: order('important', 'CONTRACT_VIEW', 'SIGN', '合同待签署'),
  CONTRACT_RESULT: order('normal', 'CONTRACT_VIEW', 'SIGN', '签署完成'),
  CONTRACT_EXPIRE: order('important', 'CONTRACT_VIEW', 'SIGN', '合同到期提醒'),

  INVOICE_DONE: invoice('normal', 'INVOICE_VIEW', null, '发票已开具', '发票{invoiceNo} {amount}元'),
  INVOICE_AUTO: invoice(
    'important',
    'INVOICE_VIEW',
    null,
    '即将自动开票',
    '{count}笔已结算账单共{amount}元，将于{due}自动开票，如需更改请在此之前取消',
  ),
  INVOICE_FAILED: invoice('important', 'INVOICE_VIEW', null, '开票失败', '您的开票申请未成功：{reason}'),
  RED_RESULT: invoice('normal', 'INVOICE_VIEW', null, '红冲结果', '发票{invoiceNo}红冲{result}'),

  SUB_REVIEW: account('important', 'SUB_MANAGE', 'REVIEW', '子账号待审核', '{phone}申请绑定{bpName}'),
  REVIEW_RESULT: account('important', 'author', 'REVIEW', '审核结果通知', '您的绑定申请{result}'),
  MASTER_CLAIM: account(
    'important',
    'MASTER_TRANSFER',
    null,
    '主账号变更申请',
    '{phone}申请成为{bpName}的主账号，请于{due}前处理',
  ),
  CERT_RESULT: account('important', 'author', 'REVIEW', '企业认证结果', '{companyName}企业认证{result}'),
  PAPER_RESULT: account('important', 'author', 'REVIEW', '资质审核结果', '{name}审核{result}，原因：{reason}'),
  CERT_EXPIRE: account('important', 'CERT_SUBMIT', null, '证照即将到期', '{name}将于{date}到期，请及时更新'),
  SESSION_KICKED: account('important', 'author', null, '登录提醒', '您的账号于{time}在{device}登录'),
  ACCOUNT_CHANGED: account(
    'important',
    'author',
    null,
    '账户安全提醒',
    '您的账号于{time}{what}，如非本人操作请立即联系{hotline}',
  ),
  ACCOUNT_CANCEL: account('important', 'author', null, '账号注销', '您的账号注销{result}'),
  BK_RESULT: account('normal', 'BANK_MANAGE', null, '银行账户验证结果', '尾号{tail}验证{result}'),

  HYQ_PERIOD: hyq('normal', null, 'HYQ', '惠用气{period}已发布', '查看您的用气报告，参与调研'),
  LEAD_STATUS: market('normal', 'author', 'LEAD', '咨询进度', '{name}：{statusText}'),
  LEAD_QUOTE: market('important', 'author', 'LEAD', '报价单已送达', '{name} 报价{amount}元，有效期至{date}'),
  GOODGAS_OPEN: market('normal', 'author', 'HYQ', '预约的用气产品即将开售', '{title}将于{start}开放订购'),
  ACTIVITY_STATUS: market('normal', 'author', 'HYQ', '活动报名', '{title}：{statusText}'),
  ACTIVITY_REMIND: market('normal', 'author', 'HYQ', '活动即将开始', '{title}将于{start}开始'),
  WIN_CLAIM: market('important', 'author', 'PRIZE', '奖品待领取', '{prize}请于{date}前领取'),
  COUPON: market('normal', 'MARKET_ENQUIRY', null, '优惠券通知'),
  WIN_COUPON: market('normal', 'author', 'PRIZE', '优惠券可用', '{prize}可在接受商城报价时抵用，有效期至{date}'),

  NOTICE_RECEIPT: system('important', null, null, '公告待确认', '《{title}》请于{date}前确认知悉'),
  SYSTEM_NOTICE: system('normal', null, null, '{title}', '{text}'),
} as const satisfies Record<string, Template>

export type TemplateCode = keyof typeof templates

type Mask = (text: string) => string

/** Parameters that tell of a natural person, with how they are masked where a message stands in plain. */
export const personal: Partial<Record<TemplateCode, Readonly<Record<string, Mask>>>> = {
  TK_DISPATCHED: { handlerName: maskName, handlerPhone: maskPhone },
  BT_CHANGED: { name: maskName },
}

/** Names in braces of a text: 'a' | 'b' of '{a} to {b}'. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

type Params<Text> = { readonly [Name in Names<Text>]: string } & Readonly<Record<string, string>>

type Own = { body: string; title?: string; params?: Readonly<Record<string, string>> }

type Words<T extends Template> = T['body'] extends string
  ? | Own
    | ({ body?: never; title?: string } & ([Names<T['body'] | T['title']>] extends [never]
        ? { params?: Readonly<Record<string, string>> }
        : { params: Params<T['body'] | T['title']> }))
  : Own

/** Text of a message: every {name} of its template, or a body of its own; a template without a text demands a body. */
export type Wording = { [Code in TemplateCode]: { templateCode: Code } & Words<(typeof templates)[Code]> }[TemplateCode]

/** Templates that have a text of their own. */
type WithText = { [Code in TemplateCode]: (typeof templates)[Code]['body'] extends string ? Code : never }[TemplateCode]

/** The words of a template that is chosen among several: its parameters are those of all of them. */
export const wordsOf = <Code extends WithText>(
  templateCode: Code,
  params: Params<(typeof templates)[Code]['body' | 'title']>,
): Wording => ({ templateCode, params }) as Wording
