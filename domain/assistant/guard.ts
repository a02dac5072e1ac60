import { plain } from './script'

/* What the assistant does not do whatever it is asked: other customers' data, orders to itself, other trades. */

export type Refusal = 'OTHERS' | 'ATTACK' | 'OUTSIDE'

export interface Asker {
  /** The customer's own number and name. */
  bp: string
  customerName: string
}

const ORDERS =
  /忽略.{0,12}(?:指令|指示|规则|提示|要求|设定|内容|限制|约束)|无视.{0,10}(?:指令|规则|提示|要求|限制|设定)|(?:忘记|忘掉|抛开|绕过|跳过|取消|解除|关闭|突破).{0,10}(?:指令|规则|提示词?|设定|限制|权限|约束|身份|校验|检查|验证|安全策略)|系统(?:提示|指令|消息|prompt)|提示词|(?:扮演|假装|假扮|装作|模拟|冒充)(?:成|一个|为|你|是|我|自己)*|(?:你|您)(?:现在|从现在|今后|以后|已经|就|将)*是(?!什么|谁|不是|否|哪|做|干|人工|机器)|(?:开发者|调试|上帝|管理员|越狱|root|超级|维护|测试|无限制)(?:模式|权限|身份|用户|账号|口令)|ignore|jailbreak|systemprompt|prompt|(?:you|u)arenow|actas|pretend|disregard|override|developermode|dan模式|select.{0,20}from|droptable|deletefrom|unionselect|insertinto|or1=1|<script|javascript:|\{\{|base64|(?:输出|打印|显示|泄露|告诉我|透露|导出|列出|给我).{0,10}(?:密码|密钥|口令|token|令牌|api.?key|数据库|源代码|源码|提示|配置|环境变量|验证码|session|日志|内部|后台|表结构)|(?:密钥|apikey|数据库(?:密码|连接|表)|环境变量|验证码是|源代码)|(?:我|本人)是(?:你的?|系统|燃气公司的?|平台|公司)?(?:开发|管理员|程序员|工程师|老板|主人|超级|运维|领导|董事长|总经理|内部)/

const EVERYBODY =
  /(?:所有|全部|每个|全体|各个)的?(?:客户|用户|企业|商户)|(?:其他|其它|别的|另外的?|隔壁的?)(?:客户|公司|企业|用户|单位|商户|户号|厂|店|酒店|人家|工厂|集团)|(?:所有|全部|每个|每家|全体|各个|其他|其它|别的|别|任意|另外?一?[个家]|另外|哪些|哪家|哪个|另)(?:的)?(?:客户|公司|企业|用户|单位|商户|户号|厂|店|酒店|人|家|账号|客戶|工厂|集团)(?:的|都|谁|们|有|里|名单|欠|用|交|最|号)|(?:别人|人家|他人|别家|隔壁|邻居|邻厂|对手|竞争对手|同行|友商|对门|对面|旁边那)(?!.{0,4}(?:来|上门|帮))|客户(?:名单|列表|清单|资料|信息|名册|库)|用户(?:名单|列表|清单|数据)|(?:他|她|他们|她们|它们)(?:家|们|公司|厂)?的.{0,6}(?:账|费|用气|气量|余额|欠|电话|合同|发票|表)|(?:客户|别的)?(?:手机号|身份证|银行卡)号?(?:是|发|给|告诉|都|列)/

const COMPANY =
  /([\p{Script=Han}a-z0-9]{2,16}?(?:公司|集团|酒店|宾馆|医院|学校|大学|中学|饭店|餐厅|商场|工厂|(?<!这|本|我|总|分|各)厂|超市|洗衣店|热力|餐馆|面馆|茶楼|火锅店|烧烤店|快餐店|小吃店|面包店|蛋糕店|旅馆|客栈|民宿|学院|幼儿园|诊所|卫生院|养老院|敬老院|福利院|浴场|网吧))(?:的|用了|用气|欠|上月|本月|交|这个?月|去年|账单|余额|气费|发票|合同|最近|今年|昨天|多少)/u
const OWN_WORDS = /我|咱|本|俺|自己|你们|贵|燃气公司|供气公司|天然气公司|气公司|这家|分公司|总公司|全公司|公司$/

/** Other trades; a question that names gas as well is not one of them. */
const OTHER_TRADE =
  /(?<![昨今前明后几两多哪每当那这一半\d])天气(?!.{0,6}(?:用气|气量|影响))|限行|车牌|违章|油价|气温|下雨|下雪|股(?:票|市|价|指)|外汇|黄金价|楼市|附近.{0,8}(?:吃|玩|餐|饭店|火锅|景点|逛)|好(?:吃|玩|看)(?:的|吗|不)|推荐.{0,6}(?:餐厅|景点|书)|谜语|脑筋急转弯|背景音乐|作业题|基金|彩票|彩券|电费|水费|电价|水价|电表|水表|话费|房价|房租|油价|汽油|柴油|机票|火车票|高铁|航班|电影|歌|诗|作文|小说|故事|笑话|翻译|菜谱|食谱|做饭|做菜|红烧|减肥|星座|算命|运势|游戏|足球|篮球|比赛|世界杯|明星|总统|主席|首都|历史上|数学题|编程|写代码|代码|python|java|(?<!小)程序|比特币|贷款|信用卡|理财|社保|医保|公积金|招聘|工资|快递|外卖|打车|导航到|酒店预订|旅游|感冒|吃什么|怎么做菜|恋爱|女朋友|男朋友|结婚|论文|简历|(?:一|几)加(?:一|几)等于|圆周率|宇宙|几岁|多大了|新闻联播|政治|打仗|战争|停车|违章|驾照|护照|签证|汽车|手机(?!号|端|上|里|app)|电脑/
const GAS = /燃气|天然气|煤气|用气|气费|气价|气量|气表|账单|发票|欠费|停气|安检|隐患|合同|余额|计划量|申报|表具|缴费/

/** Why a question is not looked into at all; null = it may be. `question` as it was typed. */
export function refusalOf(question: string, { bp, customerName }: Asker): Refusal | null {
  const text = plain(question)
  if (ORDERS.test(text) || ORDERS.test(question.toLowerCase())) return 'ATTACK'
  const numbers = text.match(/(?<!\d)\d{10}(?!\d)/g) ?? []
  if (numbers.some((number) => number !== bp)) return 'OTHERS'
  if (EVERYBODY.test(text)) return 'OTHERS'
  if (namesOther(text, customerName)) return 'OTHERS'
  return OTHER_TRADE.test(text) && !GAS.test(text) ? 'OUTSIDE' : null
}

function namesOther(text: string, customerName: string): boolean {
  const named = COMPANY.exec(text)?.[1]
  if (named === undefined || OWN_WORDS.test(named)) return false
  const bare = named.replace(
    /^(?:请问|查一?下|查询|看看|帮我|查查|查|看一?下|告诉我|把|给我|看|想知道|问一?下|那|这|和|跟|与|比)+/,
    '',
  )
  return bare.length > 2 && !plain(customerName).includes(bare)
}

export const refusalTexts: Readonly<Record<Refusal, string>> = {
  OTHERS: '我只能查询您当前户号的信息，不能提供其他客户的任何数据。',
  ATTACK: '抱歉，我只能回答用气、账务和安全方面的问题，不能改变自己的规则。',
  OUTSIDE: '抱歉，我只能回答用气、账务和安全方面的问题。',
}
