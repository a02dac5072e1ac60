import { simplified } from './simplified'
import { withSynonyms } from './synonyms'

/** Grows with every change of tokens, stop words or synonyms: documents reduced by another one are reduced again. */
export const TOKEN_RULES = 2

/** Words that say nothing of what is asked; they cut a text as a blank does. */
const STOP_WORDS =
  /请问一下|请问|会不会|行不行|可不可以|哪个|哪些|去哪里|去哪儿|去哪|为何|步骤|后果|想要|想|一直|老是|总是|突然|好像|到底|半天|怎么个|弄|咋办|为什么|是什么|什么时候|怎么样|怎么办|怎么回事|怎么|怎样|如何|什么|哪里|哪儿|多少|多久|一下|可以|能不能|能否|是否|是不是|有没有|要不要|我们|你们|咱们|这个|那个|应该|需要|还是|如果|以及|或者|并且|没有|已经|就是|不了|吗|呢|啊|呀|吧|的|了|我|您|你|俺|咋|啥|么|和|与|或|在|是|有|要|能|会|就|都|也|被|把|给|去/gu

/** Parts of one script: a run of Han characters or of letters and digits. */
const RUNS = /\p{Script=Han}+|[a-z0-9]+/gu

/**
 * A text as it is compared: half-width, lower case, simplified characters, words of the trade reduced and by themselves (a pair across
 * the end of a word says nothing), stop words cut; its runs separated by one blank. 'IC卡丢了怎么补办' → 'ic 卡 补办 补办'.
 */
export function reduce(text: string): string {
  const plain = simplified(text.normalize('NFKC').toLowerCase())
  return (withSynonyms(plain, ' ').replace(STOP_WORDS, ' ').match(RUNS) ?? []).join(' ')
}

/**
 * The tokens of a reduced text, each once: letters and digits whole, Han characters alone and in overlapping pairs.
 * 'ic 卡补办' → ic, 卡, 补, 办, 卡补, 补办.
 */
export function tokensOf(reducedText: string): string[] {
  const found = new Set<string>()
  for (const run of reducedText.split(' ')) {
    if (run === '') continue
    if (/^[a-z0-9]/.test(run)) {
      found.add(run)
      continue
    }
    const signs = Array.from(run)
    for (const sign of signs) found.add(sign)
    for (let at = 1; at < signs.length; at += 1) found.add(`${signs[at - 1] ?? ''}${signs[at] ?? ''}`)
  }
  return [...found]
}
