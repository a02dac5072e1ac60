import { draftOf, talkOf, volumeIn, type Draft, type Talk } from './acts'
import { guesses, readable, type Guess } from './classifier'
import { clausesOf, withoutDenied } from './clauses'
import { isEmergency } from './emergency'
import { formOf, settledForm, timesOf, type Form } from './form'
import { refusalOf, type Refusal } from './guard'
import { topicsIn } from './heard'
import { howTopic, isHow, placeOf } from './how'
import { metersNamed, type NamedMeter } from './meter-name'
import { seenOf, type About, type Seen } from './seen'
import { spanBefore, type Span } from './span'
import { conceptsIn, topicRules, topicsFor, type Topic } from './topics'

/*
 * The embedded planner (design 3-2). A grammar finds times, meters, metrics and forms; a trained model (classifier.ts) weighs them together
 * with the characters of the question. A question becomes what is to be read and in which form it is answered; it never becomes a
 * text by itself.
 */

export type { Draft, Talk } from './acts'
export type { Form } from './form'

/** What is to be read: `topic` in `form`, of `span` beside `against`, of one meter. */
export interface Wanted {
  topic: Topic
  form: Form
  span: Span | null
  against: Span | null
  /** Meters that are named: several where the name fits several. */
  meters: readonly NamedMeter[]
}

export type Question =
  | { act: 'EMERGENCY' }
  | { act: 'REFUSED'; why: Refusal }
  | { act: 'TALK'; talk: Talk }
  | { act: 'DRAFT'; draft: Draft; span: Span | null; volume: string | null; text: string }
  /** `also`: what the same question asks besides, in its order. */
  | { act: 'DATA'; wanted: Wanted; also: readonly Wanted[] }
  /** How something is done, or what a word means: articles are searched, `topic` names the page where it is done. */
  | { act: 'HOW'; topic: Topic | null }
  | { act: 'SEARCH' }

export interface Asking extends About {
  /** What the question before was about: '那9月呢' takes its topic from there. */
  before?: Wanted | null
}

/** What a question wants. Never throws; a text that says nothing is searched. */
export function understand(question: string, asking: Asking): Question {
  if (isEmergency(question)) return { act: 'EMERGENCY' }
  const why = refusalOf(question, asking)
  const text = readable(question)
  const seen = seenOf(text, asking)
  const likeliest = likeliestOf(seen, asking)
  if (why) return isTalk(likeliest) ? asked(likeliest.label, seen, question, asking) : { act: 'REFUSED', why }
  const wanted = withoutDenied(text)
  return severalIn(wanted, asking) ?? decided(wanted, asking)
}

/** From this share on the model decides; below it the grammar, where it finds something. */
const SURE = 0.6
/** From this share on the model is better than a search. */
const LIKELY = 0.35
/** 'Are you a person?' looks like an order to the assistant. */
const isTalk = (guess: Guess | undefined): guess is Guess =>
  guess !== undefined && /^TALK/.test(guess.label) && guess.share > 0.9

/** What the model takes a question for; one that names the customer's own number is about no other. */
const likeliestOf = ({ features, text }: Seen, { bp }: Asking): Guess | undefined =>
  guesses(features).find(({ label }) => label !== 'OTHERS' || bp === '' || !text.includes(bp))

/** One question, in Chinese characters. */
function decided(question: string, asking: Asking): Question {
  const seen = seenOf(question, asking)
  const found = grammar(question, seen, asking)
  if (found.act === 'TALK') return found
  const likeliest = likeliestOf(seen, asking)
  const isSure = likeliest !== undefined && likeliest.share >= SURE
  if (found.act === 'SEARCH') {
    const next = followUp(seen, question, asking, isSure)
    if (next) return next
    return likeliest && likeliest.share >= LIKELY ? asked(likeliest.label, seen, question, asking) : found
  }
  return isSure ? merged(asked(likeliest.label, seen, question, asking), found) : found
}

/** What the grammar knows more exactly than a label says. */
function merged(guessed: Question, found: Question): Question {
  if (guessed.act === 'HOW' && guessed.topic === null && found.act === 'HOW') return found
  if (guessed.act !== 'DATA' || found.act !== 'DATA' || guessed.wanted.topic !== found.wanted.topic) return guessed
  return guessed.wanted.form === 'VALUE' && found.wanted.form !== 'VALUE' ? found : guessed
}

/** A label of the model as a question. */
function asked(label: string, seen: Seen, question: string, asking: Asking): Question {
  const [kind = '', of = ''] = label.split(/[:.]/)
  if (kind === 'HOW') return { act: 'HOW', topic: isTopic(of) ? placeOf(of) : null }
  if (kind === 'TALK') return { act: 'TALK', talk: of as Talk }
  if (kind === 'DRAFT') return drafted(of as Draft, seen, question)
  if (kind === 'OUTSIDE' || kind === 'OTHERS' || kind === 'ATTACK') return { act: 'REFUSED', why: kind }
  return isTopic(kind) ? data(kind, of as Form, seen, question, asking) : { act: 'SEARCH' }
}

const isTopic = (name: string): name is Topic => Object.hasOwn(topicRules, name)

function data(topic: Topic, form: Form, { text, spans }: Seen, question: string, asking: Asking): Question {
  const settled = settledForm(topic, form, text)
  const times = timesOf(text, spans, asking.today, settled)
  return {
    act: 'DATA',
    wanted: { topic, form: settled, ...times, meters: metersNamed(question, asking.meters) },
    also: [],
  }
}

const drafted = (draft: Draft, { text, spans }: Seen, question: string): Question => ({
  act: 'DRAFT',
  draft,
  span: spans[0] ?? null,
  volume: draft === 'PLAN' ? volumeIn(text) : null,
  text: question.trim(),
})

/** What the grammar alone makes of a question. */
function grammar(question: string, seen: Seen, asking: Asking): Question {
  const { text, bare, spans } = seen
  const talk = talkOf(text)
  if (talk) return { act: 'TALK', talk }
  const draft = draftOf(text)
  if (draft) return drafted(draft, seen, question)
  if (isHow(text)) {
    // By words alone: what only sounds alike (燃气报 … 气包) would lead to a wrong page.
    const about = howTopic(text) ?? topicsFor(conceptsIn(text), false)[0]?.topic ?? null
    const isContact = about === 'BUTLER' || about === 'HOTLINE'
    if (!isContact) return { act: 'HOW', topic: placeOf(about) }
    // A contact is to be changed, not to be reached.
    if (/[改换]|变更|更新/.test(text)) return { act: 'HOW', topic: null }
  }
  const [best] = topicsIn(bare, spans.length > 0)
  return best ? data(best.topic, formOf(text), seen, question, asking) : { act: 'SEARCH' }
}

/** Things that one question may ask at once. */
const MOST_WANTED = 3

/** '余额多少，够用几天': each clause that asks for data of its own. Null where fewer than two do. */
function severalIn(question: string, asking: Asking): Question | null {
  const wanted: Wanted[] = []
  for (const clause of clausesOf(question)) {
    const next = clauseWanted(clause, asking, wanted.at(-1))
    if (next && !wanted.some(({ topic }) => topic === next.topic)) wanted.push(next)
  }
  const [first, ...also] = wanted
  return first && also.length > 0 ? { act: 'DATA', wanted: first, also: also.slice(0, MOST_WANTED - 1) } : null
}

/** What a clause wants, of the time and the meters of the clause before it where it names none. */
function clauseWanted(clause: string, asking: Asking, last: Wanted | undefined): Wanted | null {
  const seen = seenOf(clause, asking)
  const likeliest = likeliestOf(seen, asking)
  if (!likeliest || likeliest.share < SURE) return null
  const found = asked(likeliest.label, seen, clause, asking)
  if (found.act !== 'DATA') return null
  const { wanted } = found
  // '跟前月比' goes on with the clause before: it names nothing of its own.
  const named = conceptsIn(seen.bare)
  if (!topicRules[wanted.topic].needs.some((one) => named.has(one))) return null
  return {
    ...wanted,
    span: wanted.span ?? (last?.against ? null : (last?.span ?? null)),
    meters: wanted.meters.length > 0 ? wanted.meters : (last?.meters ?? []),
  }
}

/** Longest question that may be a remark on the one before. */
const FOLLOW_UP = 14
/** Characters besides times and meters from which on a question that the model is sure of stands alone. */
const ALONE = 6

/** '那9月呢', '1#窑炉呢', '为什么': the topic of the question before, with what is said now. */
function followUp({ text, bare, spans }: Seen, question: string, asking: Asking, isSure: boolean): Question | null {
  const { before } = asking
  if (!before || text.length > FOLLOW_UP || (isSure && bare.replaceAll('·', '').length >= ALONE)) return null
  const meters = metersNamed(question, asking.meters)
  const form = formOf(text)
  if (spans.length === 0 && meters.length === 0 && form === 'VALUE') return null
  const times = timesOf(text, spans, asking.today, form)
  const span = times.span ?? before.span
  const isBeside = form === 'WHY' || form === 'COMPARE'
  const against = times.against ?? (isBeside && span ? spanBefore(span) : null)
  const wanted: Wanted = {
    topic: before.topic,
    form: form === 'VALUE' ? (before.against ? 'VALUE' : before.form) : form,
    span,
    against,
    meters: meters.length > 0 ? meters : before.meters,
  }
  return { act: 'DATA', wanted, also: [] }
}
