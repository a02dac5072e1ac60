/*
 * What a question is about. A topic is found by the concepts that the question names, not by sentences: each concept has its words,
 * each topic says how much a concept speaks for it.
 */

/** Words of each concept, in plain text (script.ts); regular expressions. */
export const concepts = {
  bill: '账单|结算单|气费单|费用单|对账|月结单?|(?<![到入])账(?!号|户|上|期)',
  money:
    '多少钱|几多钱|几钱|气费|燃气费|煤气费|费用|花费|花了|花销|开销|气钱|几块钱|啥价钱|[这那]么多钱|收.{0,4}钱|费(?!率)|扣了?(?:我们?)?(?:多少|钱)|缴多少|交多少|付多少|金额|支出|多少(?:块|元|银子)',
  usage:
    '气.{0,4}(?:多|少)(?:了|出)|气.{0,6}(?:冒|窜|蹿|蹦)出|(?:烧|耗)(?:的|了|掉)?气|几化(?:气|方)?|用气量|(?:用|烧)的气|气用了?|用量|气量(?!包)|耗气|用气|用了|用掉|(?:用|烧|耗|费|走)(?:得|的|了)?(?:这么|那么|太|特别|好)?(?:多|少|猛|凶|狠)|用得|用去|使用量|消耗|烧了|烧掉|烧得|使了|跑了多少|走了多少|多少(?:立)?方|几(?:多)?(?:立)?方|几多气|多少气|立方|多少个字|耗了?多少|耗量|气耗|能耗|用(?:的)?多少(?:气)?',
  gas: '气|燃气|煤气|天然气',
  price:
    '气价|单价|价格|价钱|多少钱(?:一|每)(?:个|立)*方|(?:一|每)(?:个|立)*方.{0,4}(?:多少钱|几钱|几块|啥价|多少|几毛)|调价|涨价|降价|执行价|什么价|啥价|价位|费率|(?:一|每)方气|(?:几多|几|多少)钱(?:一|每)',
  tier: '阶梯|第?[几一二三四五\\d]档|档位|哪一?档|下一?档|分档|进档|跳档|哪个档|档次',
  balance:
    '余额|结余|账户里|账上|账户(?!名)|剩(?:余)?(?:多少|几|的)?钱|剩下多少钱|还有多少钱|还有几多钱|还剩(?:多少|几多|几块)?(?:钱|元|块)?|余钱|预存|可用(?:余额|金额)|卡里|户头',
  frozen: '冻结',
  owe: '欠费|要补|补多少|(?:差|该)(?:着|了)?(?:你们|贵司|公司|燃气公司)|(?:要|该|得)给你们|欠(?:了|着|多少|几多|你们|钱|款)?|没交|未交|未缴|没缴|拖欠|没付|未付|待缴|待付|该交|该缴|要交|要缴|要付|应交|应缴|应付|还要给|需要(?:交|缴|付)|没结清|没结|结清|补交|补缴',
  due: '(?:拖|缓|等|挨)到(?:几|哪天|什么时候|啥时)|(?:不算|才算|算)(?:晚|迟|逾期)|(?:还有|还剩|剩)(?:几|多少)天.{0,4}(?:交|缴|付|到期)|截止|到期|期限|最晚|最迟|几号(?:之?前)?(?:要|得|该|必须)?(?:交|缴|付)|几号(?:是)?(?:最后|截)|什么时候(?:要|该|得|之前)?(?:交|缴|付)|啥时候?(?:要|该|得)?(?:交|缴|付)|几时(?:要)?(?:交|缴|付)|(?:交|缴|付)到(?:几|哪天|什么时候)|账期|最后一天|哪天(?:之?前)?(?:要|得|该|必须)?(?:交|缴|付)|多久(?:内)?(?:要)?(?:交|缴|付)|交费日|缴费日|付款日',
  late: '滞纳金|违约金|罚(?:款|金|了|我|钱)?|逾期费|利息|超期费|延迟费|滞纳',
  daysLeft:
    '(?:支撑|维持|可用|使用|剩余|能用).{0,3}天数|(?:还能|能|可以|够|还可|还够)(?:我们|再|接着|继续)?(?:用|烧|撑|顶|使|坚持|维持)(?:到|多|几|多久|多长)|够(?:用|烧|撑)?(?:几|多少)天|几天(?:就)?(?:用完|没(?=了|钱|气|$))|什么时候(?:会)?用完|啥时候?用完|(?:撑|顶|扛|挺|烧|用)(?:得|的)?(?:了|住|过)?(?:到)?(?:几天|几日|多久|多少天)|用到(?:几|什么时候|哪天|啥时)|多久用完|(?:多久|几时|几天|啥时候?|什么时候).{0,4}(?:用完|烧完|用光)|够不够|可用天数|几天好用|用得了几',
  paid: '(?:交|缴|付|充)了?(?:几|多少)(?:次|笔|回)|缴费(?:历史|记录)|交费记录|付款记录|支付记录|缴费明细|付款明细|交过|缴过|付过|(?:上|前|最近)(?:一)?(?:次|回|笔).{0,6}(?:交|缴|付|充|打|转)|最近一?次(?:交|缴|付|充)|(?:交|缴|付|充|打)了(?:多少|几多|吗|没)|(?:打|转|汇|付|交|缴)(?:过去|出去|给你们)?的.{0,4}(?:款|钱).{0,8}(?:到|收)|到账|入账|收到(?:我们?的)?(?:款|钱)|打款.{0,6}(?:到|收)|付款成功|交费成功|缴费成功|支付成功|流水|转账.{0,6}(?:到|收)|钱到|款到|付了没|交了没|缴了没',
  pay: '(?:我|帮我|给我|想|要|我要|替我|马上|立即|立刻|现在|去)+(?:把)?.{0,8}(?:交费|缴费|付款|付钱|交钱|缴钱|付掉|交掉|缴掉|付了|交了|缴了|付.{0,8}(?:账单|气费|款|钱)|交.{0,6}(?:账单|气费)|缴.{0,6}(?:账单|气费)|结了|结掉|充值|充钱|充点|充.{0,8}(?:块|元|万)|支付)|^(?:交费|缴费|付款|充值|支付)',
  meter:
    '表具|气表|燃气表|流量计|哪块表|几块表|多少块表|表号|有哪些表|表(?:的|在|是|都|坏|走|状|离|电|现|读)|的表|块表|个表|只表|台表|计量表|计量',
  reading:
    '表(?:上|里)?(?:现在|当前|目前|最新)?(?:是|显示)(?:到)?(?:多少|几)|表.{0,3}数字|读数|示数|表底|底数|止码|起码|行度|字数|走到(?:多少|哪|几)|表上(?:是)?(?:多少|几)|表数|指数|抄表|见数|抄到',
  state:
    '(?:表具?|阀门?|流量计|设备).{0,4}状态|运行(?:状态|情况)|在线|离线|掉线|通讯|通信|信号|电池|电量|没电|阀门(?:状态|开|关)|阀(?:是)?(?:开|关)|状态正常|正常不|故障没|坏没坏|好着',
  card: 'ic卡|气卡|卡号|卡片|插卡|卡里|卡上|几张卡|写卡|哪张卡',
  package: '气量包|套餐|用气套餐|气包|包(?:里|还|剩|用|的气|买)',
  extract: '提气|(?:能|可以?)提(?:多少|几)|提取|提了|提走|没提|未提|可提',
  order: '订单|下单|下的单|单子(?:到|状)|买的(?:东西|货)',
  plan: '日指定|申报|计划(?:量)?|日计划|月计划|年计划|报量|报了多少|报的量|指定量|预测量|报计划|计划报|提报|上报量',
  cutoff:
    '几点(?:前|之前|截)|几点(?:以后|之后|后).{0,4}(?:不能|不让|不可)|(?:不能|不让)再?(?:改|报|调)|截止(?:时间|几点)?|报到几点|最晚几点|还能(?:改|报|调)|来得及|什么时候前(?:报|改)|改到几点|几点(?:关|停)',
  deviation: '偏差|偏(?:了|得)?(?:多少|大)|偏了|考核|偏离|超差|误差|超计划|欠计划|超了多少|差了多少.{0,3}计划',
  invoice: '发票|开票|开(?:的|了|张|过|几张|专|普)?票|专票|普票|税票|票(?:开|据|寄|还没|呢|能)',
  notInvoiced: '没开|未开|待开|还能开|可开|可以开多少|能开多少|没开票|未开票|剩(?:多少|余)?.{0,3}(?:没|未)开',
  issued: '开了多少|开过|已开|开了几|开了没|开好|开出|有没有开|开没开|寄了没',
  apply: '申请|进度|审核|到哪一?步|开到哪|办到哪|多久(?:能)?开好|处理到|啥进展|进展|办得咋样|怎么样了|咋样了',
  title: '抬头|税号|开户行|开票资料|开票信息|名头',
  ticket:
    '工单|报修(?:单|进度|的)?|维修(?:单|进度)|投诉(?:单|进度|的)?|反馈的|报的(?:修|障|问题)|(?:报|反映|提|说)的.{0,8}(?:问题|故障|毛病|事)|有人(?:管|处理|跟进|跟|接|理)|(?:处理|修|弄)好了?没|师傅(?:什么|啥|几|多久|来|到)|派人|派单|服务单|诉求|上门(?:的)?(?:师傅|进度)|报修.{0,6}(?:怎么样|咋样|进展|处理)',
  inspect: '安检|安全检查|巡检|入户检查|检查(?:报告|结果|记录)|查表安全',
  hazard: '隐患|整改|安全问题|不合格',
  next: '下(?:一)?(?:次|回|趟)|约在|约的?(?:哪天|几号)|轮到|(?:什么时候?|啥时候?|几时|哪天)(?:会|再|又|还|要|能|才)*(?:来|安排|做|上门|要)|安排在|预约(?:在|了)|哪天(?:来|做)|计划|多久(?:来|一次)',
  stop: '停气|(?:把|给).{0,6}气.{0,3}停|气.{0,2}(?:被|给)?停(?:了|掉)|没气|没有气了?$|断气|停供|停止供气|会停|要停|停多久|停不停|关阀|限气|断供|停用气|压减|中断供|停(?:了|的)?气',
  resume: '返气|复气|恢复供气|通气|来气|有气|恢复用气|几点恢复|啥时候?恢复|供上',
  contract: '合同|协议|框架|供气协议|合约',
  sign: '签(?!到)(?:署|约|字|了|没|的)?|待签|要签',
  expire: '签到(?:哪|几|什么|啥)|到期|过期|有效期|续签|续约|期满|截止|到(?:哪天|什么时候|啥时|几时|几月)',
  butler: '客户经理|管家|专员|对接人|负责(?:我们?)?的?人|谁(?:在)?(?:负责|管|对接|跟)|业务员|服务经理|联系人',
  hotline: '人工|客服|电话|热线|号码|联系(?:你们|谁|方式)|怎么找(?:你们|人)|真人|转人|找人|打给谁|抢修',
  outlet: '营业厅|网点|营业时间|门店|大厅|服务厅',
  todo: '待(?:办|处理|完成|确认)|(?:要|需要|该)我们?(?:来)?(?:办|做|处理|弄|确认)|几件事|没(?:办|处理)(?:完|的)?|事项|要办|要做(?:的|什么|啥)|需要(?:我)?(?:处理|办|做)|有(?:什么|啥)(?:事|要处理|任务)|未处理|还没办|没办完|任务|提醒我',
  message: '消息|通知|公告|站内信|未读',
  installment: '分期|分几期|每期|首付|分次(?:付|交)|下一?期(?:要|该)?(?:还|付|交)',
  forecast:
    '月底|要准备|预计|预测(?!量|气量)|推算|测算|估计|预估|大概(?:要|会|得)|会是|得花|要花|月底(?:要|会|得|大概)|估摸|估算|将(?:会)?(?:是|要)|照这样|按现在|能到多少|下来要',
  peak: '最多的?(?:一|那|是)?(?:天|日)|最高的?(?:一|那|是)?(?:天|日)|哪(?:一)?(?:天|日)(?:用|烧|气|是|最).{0,6}最?|峰值|高峰|用气最|顶峰|最大(?:日|用|量|的)|最猛|最狠|哪天最|最厉害|最(?:多|高|大)',
  low: '最少|最低|最小|低谷|谷值',
  average:
    '平均|日均|月均|(?:每天|每日)(?:得|要|都|平均|大概)?(?:烧|耗|用)|每天(?:用|大概|差不多|多少|约)|一天(?:用|大概|差不多|多少|要|烧)|均值|人均',
  trend: '趋势|走势|变化(?:情况|曲线)|曲线|每个?月|月度|逐月|各月|逐日|每一?天(?:都|各|分别)',
  missing:
    '缺(?:数|失|抄)|没(?:有)?(?:抄|读|采|传)(?:到|上|着)?|没数据|没数(?!量)|无数据|没有数据|数据(?:缺|不全|少|断|完整|齐)|漏抄|估(?:抄|算的|的)|补录|断数',
  share:
    '(?:谁|哪(?:一)?(?:块|台|个|条|座))(?:表|炉|窑)?(?:用|烧|耗)?(?:得|的)?(?:最|更)?(?:多|费|猛|少|省)|最(?:多|高|大|少|低|小|费)的?(?:那|是)?(?:块|台|个|只)?(?:表|车间|设备|窑|炉)|占比|占(?:了)?(?:多少|几成|总|全)|比例|构成|哪(?:一)?(?:块|台|个|只|条|座)?(?:表|车间|设备|炉子?|窑|线|分厂|厂区).{0,6}(?:最|多|占|大)|各(?:块|个|台)?表|每(?:块|个|台)表|分别用',
  night: '夜间|夜里|半夜|晚上|凌晨',
} as const

export type Concept = keyof typeof concepts

export type Topic =
  | 'BALANCE'
  | 'DAYS_LEFT'
  | 'ARREARS'
  | 'BILL'
  | 'BILL_DUE'
  | 'LATE_FEE'
  | 'PAYMENTS'
  | 'INSTALLMENT'
  | 'USAGE'
  | 'PEAK'
  | 'SHARE'
  | 'FORECAST'
  | 'MISSING_DATA'
  | 'PRICE'
  | 'TIER'
  | 'METERS'
  | 'READING'
  | 'METER_STATE'
  | 'CARD'
  | 'PACKAGE'
  | 'EXTRACT'
  | 'ORDERS'
  | 'PLAN'
  | 'PLAN_CUTOFF'
  | 'DEVIATION'
  | 'INVOICE_OPEN'
  | 'INVOICE_ISSUED'
  | 'INVOICE_APPLY'
  | 'INVOICE_TITLE'
  | 'TICKETS'
  | 'INSPECTION'
  | 'INSPECTION_NEXT'
  | 'HAZARD'
  | 'STOP'
  | 'CONTRACT'
  | 'SIGNING'
  | 'BUTLER'
  | 'HOTLINE'
  | 'TODO'
  | 'MESSAGES'

/** How much a concept speaks for a topic. Negative: it speaks for another one. */
type Weights = Partial<Record<Concept, number>>

interface TopicRule {
  /** One of these must be named. */
  needs: readonly Concept[]
  weights: Weights
}

export const topicRules: Readonly<Record<Topic, TopicRule>> = {
  BALANCE: {
    needs: ['balance', 'frozen'],
    weights: { balance: 6, frozen: 4, package: -4, card: -1, daysLeft: -3, owe: -1, extract: -3 },
  },
  DAYS_LEFT: { needs: ['daysLeft'], weights: { daysLeft: 8, tier: -5, balance: 1, package: -4 } },
  ARREARS: {
    needs: ['owe'],
    weights: { owe: 6, bill: 1, money: 1, late: -3, due: -3, installment: -4, invoice: -4, forecast: -4, extract: -5 },
  },
  BILL: {
    needs: ['bill', 'money'],
    weights: {
      bill: 5,
      money: 4,
      late: -3,
      due: -3,
      invoice: -5,
      installment: -3,
      price: -3,
      package: -2,
      forecast: -3,
      paid: -2,
      owe: -1,
      deviation: -1,
    },
  },
  BILL_DUE: {
    needs: ['due'],
    weights: {
      due: 6,
      paid: -4,
      bill: 1,
      money: 1,
      owe: 1,
      contract: -6,
      package: -2,
      plan: -6,
      invoice: -3,
      cutoff: -1,
      installment: -3,
    },
  },
  LATE_FEE: { needs: ['late'], weights: { late: 9, deviation: -9 } },
  PAYMENTS: { needs: ['paid'], weights: { paid: 7, order: -3, invoice: -5, card: -1, bill: -4 } },
  INSTALLMENT: { needs: ['installment'], weights: { installment: 9, due: 1 } },
  USAGE: {
    needs: ['usage'],
    weights: {
      usage: 4,
      gas: 0.5,
      average: 2,
      trend: 2,
      night: 1,
      money: -2,
      price: -4,
      daysLeft: -4,
      package: -2,
      plan: -3,
      deviation: -3,
      share: -1,
      peak: -1,
      balance: -2,
      missing: -2,
      card: -1,
      stop: -3,
      invoice: -3,
      contract: -2,
    },
  },
  PEAK: {
    needs: ['peak', 'low'],
    weights: { peak: 4.5, low: 4.5, usage: 1, gas: 0.5, price: -4, bill: -1, money: -2, share: -5 },
  },
  SHARE: { needs: ['share'], weights: { share: 7, usage: 1, trend: -5, state: -5, missing: -5, reading: -4 } },
  FORECAST: {
    needs: ['forecast'],
    weights: { forecast: 5, money: 2, bill: 2, usage: 2, plan: -3, price: -2, stop: -6, resume: -6 },
  },
  MISSING_DATA: { needs: ['missing'], weights: { missing: 7 } },
  PRICE: { needs: ['price'], weights: { price: 6, tier: -1, package: -3, stop: -1, invoice: -3 } },
  TIER: { needs: ['tier'], weights: { tier: 9 } },
  METERS: {
    needs: ['meter'],
    weights: { meter: 4, state: -3, reading: -3, card: -1, ticket: -2, usage: -2, money: -3, invoice: -3, share: -4 },
  },
  READING: { needs: ['reading'], weights: { reading: 7, meter: 1 } },
  METER_STATE: { needs: ['state'], weights: { state: 6, meter: 2 } },
  CARD: { needs: ['card'], weights: { card: 5.5, balance: 1, usage: 0.5, order: 0 } },
  PACKAGE: { needs: ['package'], weights: { package: 6, balance: 1, daysLeft: 1, usage: 0.5, extract: -2, order: -1 } },
  EXTRACT: { needs: ['extract'], weights: { extract: 7, package: 1 } },
  ORDERS: { needs: ['order'], weights: { order: 6, invoice: -3 } },
  PLAN: { needs: ['plan'], weights: { plan: 6, cutoff: -2, deviation: -3, inspect: -8, stop: -4, installment: -6 } },
  PLAN_CUTOFF: {
    needs: ['cutoff'],
    weights: {
      cutoff: 3,
      plan: 5,
      due: -2,
      bill: -5,
      contract: -6,
      money: -5,
      owe: -5,
      stop: -5,
      resume: -5,
      outlet: -6,
      hotline: -5,
      ticket: -5,
    },
  },
  DEVIATION: { needs: ['deviation'], weights: { deviation: 8, plan: 1, late: 1 } },
  INVOICE_OPEN: { needs: ['invoice'], weights: { invoice: 5, notInvoiced: 4 } },
  INVOICE_ISSUED: { needs: ['invoice'], weights: { invoice: 5.5, issued: 2 } },
  INVOICE_APPLY: { needs: ['invoice'], weights: { invoice: 5, apply: 3.5 } },
  INVOICE_TITLE: { needs: ['title'], weights: { title: 8, invoice: 1 } },
  TICKETS: { needs: ['ticket'], weights: { ticket: 6, apply: 2 } },
  INSPECTION: { needs: ['inspect'], weights: { inspect: 6 } },
  INSPECTION_NEXT: { needs: ['inspect'], weights: { inspect: 5, next: 4 } },
  HAZARD: { needs: ['hazard'], weights: { hazard: 8 } },
  STOP: { needs: ['stop', 'resume'], weights: { stop: 7, resume: 6, next: 0, package: -1 } },
  CONTRACT: { needs: ['contract'], weights: { contract: 6, expire: 1, sign: -1, package: 0 } },
  SIGNING: { needs: ['contract', 'sign'], weights: { contract: 3, sign: 5, inspect: -2, expire: -2 } },
  BUTLER: { needs: ['butler'], weights: { butler: 8, hotline: 0.5 } },
  HOTLINE: { needs: ['hotline', 'outlet'], weights: { hotline: 5, outlet: 6, message: -2, ticket: -2, butler: -2 } },
  TODO: { needs: ['todo'], weights: { todo: 6, bill: -1, hazard: -2, invoice: -3, owe: -2 } },
  MESSAGES: { needs: ['message'], weights: { message: 5, stop: -4, hazard: -2 } },
}

/** A span speaks for what has spans: a month and money together mean its bill, not what is open now. */
const spanWeights: Partial<Record<Topic, number>> = { BILL: 2, USAGE: 1, PEAK: 1, ARREARS: -3, BALANCE: -2 }

const patterns = Object.entries(concepts).map(([name, words]) => [name as Concept, new RegExp(words, 'g')] as const)

/** The concepts that a plain text names, with how many characters they take. */
export function conceptsIn(text: string): ReadonlyMap<Concept, number> {
  const found = new Map<Concept, number>()
  for (const [name, pattern] of patterns) {
    const length = Math.max(0, ...[...text.matchAll(pattern)].map((match) => match[0].length))
    if (length > 0) found.set(name, length)
  }
  return found
}

/** The text with the characters that the words of concepts take replaced by a mark; its length stays. */
export function wordsTaken(text: string, mark: string): string {
  const chars = text.split('')
  for (const [, pattern] of patterns)
    for (const { index, 0: word } of text.matchAll(pattern)) chars.fill(mark, index, index + word.length)
  return chars.join('')
}

/** Topics that the concepts speak for, the best first, with their weight. */
export function topicsFor(found: ReadonlyMap<Concept, number>, hasSpan = false): { topic: Topic; weight: number }[] {
  const rows = (Object.entries(topicRules) as [Topic, TopicRule][])
    .filter(([, { needs }]) => needs.some((one) => found.has(one)))
    .map(([topic, { weights }]) => ({
      topic,
      weight: (Object.entries(weights) as [Concept, number][]).reduce(
        (sum, [concept, weight]) => sum + (found.has(concept) ? weight : 0),
        hasSpan ? (spanWeights[topic] ?? 0) : 0,
      ),
    }))
  return rows.filter(({ weight }) => weight > 2).sort((a, b) => b.weight - a.weight)
}
