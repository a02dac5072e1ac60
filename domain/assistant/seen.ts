import type { DateText } from '../day'
import { draftOf, talkOf } from './acts'
import { featuresOf } from './features'
import { formOf, withoutSpans, withoutYearBefore } from './form'
import { refusalOf, type Asker } from './guard'
import { isHow } from './how'
import type { NamedMeter } from './meter-name'
import { plain, timesTyped } from './script'
import { spansIn, type FoundSpan } from './span'
import { conceptsIn } from './topics'

/* What is seen in a question before it is decided what it wants. */

/** The user that asks, its meters, and the day. */
export interface About extends Asker {
  today: DateText
  meters: readonly NamedMeter[]
}

export interface Seen {
  /** In plain characters (script.ts). */
  text: string
  /** The same without the words of times; its length is that of `text`. */
  bare: string
  spans: readonly FoundSpan[]
  features: ReadonlySet<string>
}

/** `question` in Chinese characters (foreign.ts). */
export function seenOf(question: string, asking: About): Seen {
  const text = plain(question)
  const spans = spansIn(withoutYearBefore(timesTyped(text)), asking.today)
  const bare = withoutSpans(withoutYearBefore(text), spans)
  return {
    text,
    bare,
    spans,
    features: featuresOf(masked(bare, asking), hintsOf({ question, text, bare, spans }, asking)),
  }
}

/** Times and names of meters as one sign each, the own name and number left out: the model learns from none of them. */
function masked(bare: string, { bp, customerName, meters }: About): string {
  const named = meters.reduce(
    (text, { name }) => (name === '' ? text : text.replaceAll(plain(name), '¤')),
    bare.replace(/·+/g, '·'),
  )
  const own = partOf(named, plain(customerName))
  return [bp, own].reduce((text, one) => (one === '' ? text : text.replaceAll(one, '')), named)
}

/** Characters of a name's part that may stand for it: 新华陶瓷 of 廊坊新华陶瓷有限公司. */
const SHORTEST_PART = 4

/** The longest part of a name that a text has; '' where it has none. */
function partOf(text: string, name: string): string {
  for (let length = name.length; length >= SHORTEST_PART; length -= 1)
    for (let from = 0; from + length <= name.length; from += 1) {
      const part = name.slice(from, from + length)
      if (text.includes(part) && part !== '有限公司') return part
    }
  return ''
}

function hintsOf(
  { question, text, bare, spans }: Omit<Seen, 'features'> & { question: string },
  asking: About,
): string[] {
  const hints: string[] = [...conceptsIn(bare).keys(), `form ${formOf(text)}`]
  if (isHow(text)) hints.push('how')
  const draft = draftOf(text)
  if (draft) hints.push(`draft ${draft}`)
  if (talkOf(text)) hints.push('talk')
  if (spans.length > 0) hints.push('span')
  const why = refusalOf(question, asking)
  if (why) hints.push(`refused ${why}`)
  return hints
}
