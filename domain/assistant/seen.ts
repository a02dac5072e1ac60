import { draftOf, talkOf } from './acts'
import { featuresOf } from './features'
import { formOf, withoutSpans, withoutYearBefore } from './form'
import { refusalOf } from './guard'
import { isHow } from './how'
import { plain, timesTyped } from './script'
import { spansIn, type FoundSpan } from './span'
import { conceptsIn } from './topics'
import type { Asking } from './question'

/* What is seen in a question before it is decided what it wants. */

export interface Seen {
  /** In plain characters (script.ts). */
  text: string
  /** The same without the words of times; its length is that of `text`. */
  bare: string
  spans: readonly FoundSpan[]
  features: ReadonlySet<string>
}

/** `question` in Chinese characters (foreign.ts). */
export function seenOf(question: string, asking: Pick<Asking, 'bp' | 'customerName' | 'meters' | 'today'>): Seen {
  const text = plain(question)
  const spans = spansIn(withoutYearBefore(timesTyped(text)), asking.today)
  const bare = withoutSpans(withoutYearBefore(text), spans)
  return { text, bare, spans, features: featuresOf(masked(bare, asking.meters), hintsOf(question, text, bare, spans)) }
}

/** Times and names of meters as one sign each: the model learns from none of them. */
const masked = (bare: string, meters: Asking['meters']): string =>
  meters.reduce((text, { name }) => (name === '' ? text : text.replaceAll(plain(name), '¤')), bare.replace(/·+/g, '·'))

function hintsOf(question: string, text: string, bare: string, spans: readonly FoundSpan[]): string[] {
  const hints: string[] = [...conceptsIn(bare).keys(), `form ${formOf(text)}`]
  if (isHow(text)) hints.push('how')
  const draft = draftOf(text)
  if (draft) hints.push(`draft ${draft}`)
  if (talkOf(text)) hints.push('talk')
  if (spans.length > 0) hints.push('span')
  // The customer's own number and name are no reason to refuse; here they only count as a number or a name.
  const why = refusalOf(question, { bp: '', customerName: '' })
  if (why) hints.push(`refused ${why}`)
  return hints
}
