import { simplified } from '../search/simplified'

/*
 * Written forms of one question: full and half width, traditional and simplified characters, numbers in characters.
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
