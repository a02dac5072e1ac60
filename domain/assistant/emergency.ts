import { dangerShare, plainReadable } from './classifier'
import { plain } from './script'
import { bySound } from './sound'

/*
 * E-G-05: a question about smells, hissing, fire or faintness is answered before anything else, by a fixed text. One that is missed can
 * cost a life, one too many costs a call: a sign counts unless the question is clearly about rules, lessons or something that is over.
 */

/** What gas does where it must not be. */
const SIGNS: readonly RegExp[] = [
  /漏[气了着得]|[气管阀表灶炉]在?(?:一直)?漏|(?:燃|煤|天然|沼)气.{0,6}漏|漏.{0,3}(?:燃|煤|天然)气|泄[漏露]|跑气|漏气|串气/,
  /(?:燃气|煤气|天然气|瓦斯|液化气|沼气|气)(?:的|那种|那个)?(?:怪|臭|异)?(?:味|气味)/,
  /臭鸡蛋|臭味|怪味|异味|刺鼻|臭得|好臭|很臭|真臭|臭死|臭臭/,
  /(?:闻|嗅)(?:到|着|见|得到|起来).{0,12}(?:味|气|臭)/,
  /(?:报警器|警报器|警报|报警|探测器)(?:它|都|又|还|怎么|突然|一直|老是|老|在|总|不停|不断|自己|就|拼命)*(?:地|的)?(?:响|叫|鸣|滴滴|嘀嘀|闪红|报个不停|报了)/,
  /(?:响|叫|闪)个?不停.{0,4}(?:报警|警报)|(?:报警器|探测器).{0,6}(?:红灯|鸣叫|蜂鸣)/,
  /(?:管|阀|表|灶|接口|接头|法兰|调压).{0,8}(?:滋滋|嘶嘶|呲呲|咝咝|哧哧|丝丝)|(?:滋滋|嘶嘶|呲呲|咝咝|哧哧)/,
  /味(?:道|儿)?.{0,2}(?:不对|怪|冲|难闻)|像.{0,3}(?:煤气|燃气|天然气|瓦斯)|(?:煤气|燃气|天然气|瓦斯).{0,4}味|喷气|管道?(?:子)?(?:断|破|裂|爆)/,
  /爆炸|炸了|要炸|爆燃|闪爆|爆管/,
  /着火|起火|失火|火灾|烧起来|燃起来|火苗窜|冒火|冒(?:黑|浓|白)?烟|走水/,
  /中毒|一氧化碳|煤气中/,
  /(?:头晕|头疼|头痛|恶心|呕吐|晕倒|昏倒|晕过去|昏迷|喘不上|胸闷)/,
  /(?:挖断|挖破|挖到|铲断|撞断|撞坏|压断|钻破|碰断|打穿|挖漏|刨断).{0,6}(?:管|阀|表|燃气|煤气)|(?:燃气|煤气|天然气|气)管.{0,4}(?:被|给|让|叫)?.{0,6}(?:挖|断|破|裂|撞)|管道?.{0,4}(?:挖|撞|铲|压|碰|钻|刨|砸)(?:破|断|漏|穿|坏|裂)/,
]

/** Signs of illness count beside a place or a thing of gas only. */
const ILLNESS = /头晕|头疼|头痛|恶心|呕吐|喘不上|胸闷/
const NEAR_GAS = /燃气|煤气|天然气|瓦斯|用气|锅炉|灶|厨房|车间|窑|炉|热水器|气味|味|炭火|火锅|包间|屋/
/** A smell without the word gas counts unless something else smells. */
const OTHER_SMELL = /(?:垃圾|下水道|厕所|油漆|厨余|污水|食堂饭菜|烟味|香味|口味|人情味)/

/** Asks about rules, lessons and prevention, devices as such, or what something costs. */
const INFORMATIONAL =
  /预防|防止|防范|避免|演练|演习|培训|讲座|规定|标准|规范|条例|制度|预案|流程图|课件|考试|宣传|案例|新闻|保险|(?:火|财产|责任|意外)险|投保|卖(?:吗|不卖|么)|赔偿|理赔|知识|原理|为什么会加|加臭|安装|买|价格|多少钱|费用|检定|校准|有效期|多久换|多久检|多久(?:做|校|查)?一次|几年换|型号|保养|更换周期|寿命|概率|会不会|可能性|怎么检查|如何检查|怎么判断|如何判断|怎样判断|怎么查|如何查|怎么检测|如何检测|自查|浓度.{0,3}多少|爆炸极限|极限|应该怎么做|是什么|是啥|有毒吗|危险吗|隐患|整改|工单|安检报告|检查报告|如果|假如|万一|要是/
/** Over: another time, or a case that is already handled. */
const OVER = /上次|上回|上周|上个?月|去年|前年|以前|之前|前几天|前阵子|那次|已经修|修好|处理完|处理好|历史|记录/
const ABOUT_CASE = /工单|进度|处理结果|处理得|怎么样了|修好|修了|记录|报告|几次|多少次|谁来|费用|钱|整改|隐患|单子/
/** There is none. */
const DENIED =
  /(?<![是有会])(?:没有?|未|无|不会?|不是|并非)(?:再|发现|发生|出现|任何|什么|闻到|是)*(?:漏|泄|爆|着火|起火|火灾|异味|怪味|臭味|响|叫|中毒|报警)/
/** Happens now: outweighs any mark of a lesson. */
const NOW =
  /现在|正在|刚刚|刚才|这会|此刻|马上|赶紧|快来|快点|救命|救人|怎么办|咋办|咋整|咋搞|好像|好象|似乎|是不是|疑似|怀疑|感觉|闻到|闻着|闻见|有股|有点|有味|一股|很重|好大|一直|不停|不断|突然|越来越/
/** A case that is only supposed: to be taught, not rescued. */
const SUPPOSED = /如果|假如|要是|万一|演练|演习|培训|预案|知识|规定|标准|规范|考试|课件|案例|预防|防止/
/** In a supposed case only what is perceived now counts. */
const PERCEIVED = /闻到了|闻着|闻见|有股|一股|正在|现在|救命|快来|刚刚|刚才|已经晕|晕倒了/

/** Words of a sign by their sound: typed in haste. */
const BY_SOUND = ['漏气', '煤气味', '燃气味', '泄漏', '天然气味', '着火', '起火'].map(bySound)
/** What sounds like a sign and is none. */
const SOUND_ALIKE = /楼器|楼期|卸楼|漏起|火气|货起|露器/

/** From this share on the model says what the words below miss; it never overrules them. */
const DANGER = 0.4

/** Whether a question reports gas where it must not be, fire or poisoning, now or possibly now. */
export function isEmergency(question: string): boolean {
  const text = plainReadable(question)
  return isReported(plain(question)) || isReported(text) || dangerShare(text) >= DANGER
}

function isReported(plainText: string): boolean {
  const text = withoutDevices(plainText).replace(/[,，。.!！?？、;；:：…~-]+/g, ',')
  if (!hasSign(text)) return false
  if (SUPPOSED.test(text))
    return PERCEIVED.test(text) && !/(?:如果|假如|要是|万一)[^,]{0,6}(?:闻到|有股|一股)/.test(text)
  if (OVER.test(text) && ABOUT_CASE.test(text) && !/现在|又|还在|还是/.test(text)) return false
  if (NOW.test(text) && !DENIED.test(text)) return !isAboutDevice(text)
  return !INFORMATIONAL.test(text) && !DENIED.test(text)
}

/** What is called after a leak and is none. */
const withoutDevices = (text: string): string =>
  text
    .replace(/(?:防|燃气|可燃气体|气体)*泄[漏露](?:检测|报警|探测|监测|保护)(?:仪|器|装置|系统)?/g, '报警器')
    .replace(/(?:着|起|燃)火点|闪点/g, '知识')
    .replace(/防(?:泄[漏露]|爆炸?|火灾?|中毒)/g, '预防')
    .replace(/(?:天然气|燃气|煤气)(?:为什么|为啥|怎么|为何)(?:会|要)?有?(?:加)?.{0,3}(?:臭|味道?)+/g, '知识')

/** 'Is it the alarm's date?': a device is asked about, nothing has happened. */
const isAboutDevice = (text: string): boolean =>
  /(?:报警器|探测器|检测仪)/.test(text) &&
  /检定|校准|有效期|更换周期|型号|多久|几年|价格|过期/.test(text) &&
  !/响|叫|鸣|闪/.test(text)

function hasSign(text: string): boolean {
  const sign = SIGNS.find((one) => one.test(text))
  if (sign === undefined) {
    const sounds = bySound(text)
    return !SOUND_ALIKE.test(text) && BY_SOUND.some((word) => sounds.includes(word))
  }
  if (ILLNESS.test(text) && !/晕倒|昏|中毒/.test(text) && SIGNS.filter((one) => one.test(text)).length === 1)
    return NEAR_GAS.test(text) && !/看着|看得|绕得|算得|账单|发票|价|费/.test(text)
  if (/炸/.test(text) && !/爆炸|爆燃|闪爆/.test(text) && /费|账单|价|钱/.test(text)) return false
  return !(OTHER_SMELL.test(text) && !/燃气|煤气|天然气|瓦斯|漏/.test(text))
}

/** E-G-05, word by word; `phone` is the company's emergency number. */
export const emergencyText = (phone: string): string =>
  [
    '请立即这样做：',
    '1. 关闭燃气总阀；',
    '2. 打开门窗通风；',
    '3. 不要开关任何电器、不要使用明火；',
    '4. 人员撤离到室外安全处；',
    `5. 在室外拨打抢修电话 ${phone}；如有火情或人员受伤请拨打 119/120。`,
  ].join('\n')
