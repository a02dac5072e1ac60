import { concepts } from './topics'

/* What is no question: a greeting, or something to be done. */

export type Draft = 'TICKET' | 'PLAN' | 'PAY'
export type Talk = 'HELLO' | 'ABOUT' | 'THANKS' | 'BYE'

const TALKS: readonly (readonly [RegExp, Talk])[] = [
  [
    /^(?:你|您)?(?:好|们好|好呀|好啊)+[啊呀吗哦,，。!！]*$|^(?:hi|hello|嗨|哈喽|哈啰|在吗|在不在|有人吗|早上好|上午好|下午好|晚上好|早)[啊呀!！,，。?？]*$/,
    'HELLO',
  ],
  [
    /^(?:你|您)(?:是谁|是什么|叫什么|是机器人|是人|是真人|能做什么|会什么|能干什么|可以做什么|能帮我做什么|有什么功能|是做什么的|能帮我什么|会做什么|能干啥|是干啥的|都会啥|能查什么).{0,8}$|^(?:介绍一下)?(?:自己|你自己)$/,
    'ABOUT',
  ],
  [
    /^(?:你|您)(?:都|还|到底|究竟)?(?:能|会|可以|懂)(?:够)?(?:帮我|替我|给我)?(?:做|干|查|办|回答|解决|问)?(?:一?些|点)?(?:什么|啥|哪些).{0,6}$/,
    'ABOUT',
  ],
  [/^(?:好的?|嗯|行|ok|明白了?|知道了?)?[,，]?(?:非常|十分|多|太)?(?:谢谢|感谢|多谢|谢了|辛苦).{0,6}$/, 'THANKS'],
  [/^(?:再见|拜拜|bye|88|下次见|回头见)[啊了!！。]*$/, 'BYE'],
]
/** A greeting, thanks, or a question about the assistant itself; null for any other text. */
export const talkOf = (text: string): Talk | null => TALKS.find(([pattern]) => pattern.test(text))?.[1] ?? null

const ASKS_TO =
  '(?:帮我|帮忙|给我|替我|我要|我想|我们要|我们想|麻烦|请|要求|申请|需要|想要|想|要|能帮我|可以帮我|能不能帮我|能不能|代我)'
const NO_ORDER =
  /怎么|如何|怎样|咋|哪|流程|进度|多少|几|记录|查|为什么|吗[?？]?(?:$|,)|怎么样|历史|明细|清单|什么时候|多久|了没|没有$|结果|截止|日期|期限|方式|成功|失败|规则|说明|时间/
const DRAFTS: readonly (readonly [RegExp, Draft])[] = [
  [
    new RegExp(
      `${ASKS_TO}.{0,6}(?:报修|报个?修|维修|修一?下|修表|投诉|提个?工单|建个?工单|开个?工单|提交工单|提单|反馈|派人|上门|换表|校表|移表|报故障)|^(?:报修|投诉)(?:一?下)?|(?:表|阀|报警器|管道|流量计|调压).{0,6}(?:坏了|不走了|不转了|黑屏|没显示|失灵|不动了|出故障|有问题|锈了|卡住|打不开|关不上|关不严|不走字|不走数|不亮|花屏|死机|没反应|乱码)`,
    ),
    'TICKET',
  ],
  [
    new RegExp(
      `${ASKS_TO}.{0,12}(?:申报|报量|日指定|报(?:个|下|一下)?(?:明天|后天|计划|\\d))|(?:量|计划|申报)(?:给我)?(?:报|改|调|定)(?:成|为|到)[一二三四五六七八九\\d]|^(?:申报|报)(?:明天|后天|明日|下周|\\d).{0,16}(?:方|立方|m3)|(?:明天|后天|明日).{0,4}(?:报|申报|指定|改成|改为|调到|调整为)\\d+|(?:计划|日指定|申报)(?:量)?.{0,4}(?:报|改|调|设|定|变更|修改|调整)(?:成|为|到|至)\\d+|^(?:申报|提交|上报|报).{0,12}(?:计划|指定|申报)(?:量)?\\d{2,}(?:方|立方米?|m3)?$`,
    ),
    'PLAN',
  ],
  [new RegExp(concepts.pay), 'PAY'],
]
/** Something to be done and not a question about it; the form opens filled in, nothing is sent (design 3-2). */
export function draftOf(text: string): Draft | null {
  if (NO_ORDER.test(text)) return null
  return DRAFTS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Whole m³ in an order: '明天报3000方', '300立方', '1.2万方'. */
export function volumeIn(text: string): string | null {
  const found =
    /(\d+(?:\.\d+)?)(万|千)?(?:个)?(?:立)?(?:方|m3|立方)/.exec(text) ??
    /(?:报|成|为|到)(\d{2,7})(万|千)?(?!号|月|日|点|年)/.exec(text)
  if (!found) return null
  const value = Number(found[1]) * (found[2] === '万' ? 10_000 : found[2] === '千' ? 1000 : 1)
  return Number.isFinite(value) && value > 0 && value < 1e8 ? String(Math.round(value)) : null
}
