import { simplified } from '../search/simplified'

/*
 * Written forms of one question: full and half width, traditional and simplified characters, characters of equal sound. What an
 * input method gets wrong is the character, hardly ever the sound.
 */

/** Characters of speech and of Cantonese that no article holds, each followed by what it says. */
const SPOKEN = new Map<string, string>(
  Object.entries({
    麼: '么',
    復: '复',
    洩: '泄',
    丟: '丢',
    妳: '你',
    裏: '里',
    甚: '什',
    咗: '了',
    嘅: '的',
    喺: '在',
    冇: '没',
    俾: '给',
    臺: '台',
    佢: '他',
  }),
)

/** Marks between words, and what has no width: a question says the same without them. */
const NOISE = /[\s\p{Cf}\p{Mn}\p{Emoji_Presentation}·~～"'“”‘’「」『』《》【】<>*_`|\\]+/gu

/** A text in the one form in which words are looked for: NFKC, lower case, simplified, without blanks and emoji. */
export function plain(text: string): string {
  const wide = text.normalize('NFKC').toLowerCase()
  return Array.from(simplified(wide), (char) => SPOKEN.get(char) ?? char)
    .join('')
    .replace(NOISE, '')
}

/** Characters that are typed with the same letters, one sound to a word; the first stands for all of its sound. */
const SOUNDS =
  '气汽起器期汔弃其奇棋旗企启齐骑 费废非飞肥沸 账帐涨仗掌障张章 单担丹但蛋弹 票漂飘 余鱼于雨与语 额鹅恶俄 欠签千前歉钱 量亮辆良凉 表标婊彪 价架假驾 停听廷亭庭 套逃讨桃 餐参惨残 合和河核何 ' +
  '同铜童桶通痛 包报抱保宝饱爆 计记季技济 划化话画华 申深身伸神 报包 偏篇片 差查叉茶察 工公功攻 单 修休秀 诉速素 隐引印因 患换还环 整正政证 改该盖 检捡减简剪建件健见 ' +
  '复付负付富副府服父 分份芬纷 期 缴叫较教脚交角 充冲虫 值直职植 读度毒独 数树书输术 阶接街结节 梯提题体 滞治制质置 纳那拿哪 违为围维未位委尾 约月越约 押压鸭 金今近斤进 ' +
  '客课刻可 经惊京精 理里力立利礼 热惹 线现县限 电店点典 漏楼露搂 泄谢卸泻写 味位未卫 燃然染 煤没每梅美 闻文问稳 炸诈 火货伙或 昨做作左 天添甜 昨 上尚 个各 本笨 ' +
  '今 去曲区 年念 年 同 比笔必 高搞 低底抵 用拥永 多 少 消小晓 耗号好浩 开凯 抬台泰 头投偷 税水睡 余 剩胜圣省升 预遇玉 测侧策册 指只纸 定订顶 营赢迎 业页夜 厅 网王往 点'

const folded = new Map<string, string>()
for (const group of SOUNDS.split(' ')) {
  const [head = '', ...rest] = Array.from(group)
  const to = folded.get(head) ?? head
  folded.set(head, to)
  for (const char of rest) if (!folded.has(char)) folded.set(char, to)
}

/** A plain text by its sounds: texts that differ only by characters of equal sound are equal. Length stays. */
export const bySound = (text: string): string => Array.from(text, (char) => folded.get(char) ?? char).join('')

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}

/** '十一' → 11, '三十' → 30, '二〇二五' → 2025, '7' → 7. NaN for anything else. At most 99, but for years digit by digit. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const tens = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/.exec(text)
  if (tens) return (DIGITS[tens[1] ?? '一'] ?? NaN) * 10 + (tens[2] === undefined ? 0 : (DIGITS[tens[2]] ?? NaN))
  const digits = Array.from(text, (char) => DIGITS[char])
  return text === '' || digits.includes(undefined) ? NaN : Number(digits.join(''))
}

/** A time that is typed with a wrong character of the same sound; length stays. */
export const timesTyped = (text: string): string =>
  text
    .replace(/(?<=[上本这下个\d十一二三四五六七八九])[约越悦阅](?=$|[^束定翰历])/g, '月')
    .replace(/[作做坐]天/g, '昨天')
    .replace(/[金近]天/g, '今天')
    .replace(/[金近巾]年/g, '今年')
    .replace(/[祛取曲]年/g, '去年')
    .replace(/[尚伤]([个月周])/g, '上$1')
