/*
 * Figures of an answer are in slots (design 3-2): the text has {{fact:id}}, the server prints the value. Digits that are no slot are
 * refused in a model's text: dates, numbers of a list and of sources apart.
 */

/** A figure or a date of the customer, as the answer prints it. */
export interface Fact {
  /** Letters and digits, unique in one answer. */
  id: string
  label: string
  /** With its unit, as the page prints it. */
  text: string
  /** What it covers: '2026年10月', '' where it is as of now. */
  period: string
  /** When it was read: a day or a moment, as the page says it; '' for what has no age. */
  asOf: string
  /** What it leaves out or counts by estimate; '' for a whole one. */
  note: string
}

const SLOT = /\{\{\s*fact:([A-Za-z0-9_]+)\s*\}\}/g

/** The text with every slot printed. `unknown`: slots without a fact; they are printed as nothing. */
export function fillSlots(text: string, facts: readonly Fact[]): { text: string; unknown: readonly string[] } {
  const unknown: string[] = []
  const filled = text.replace(SLOT, (_all, id: string) => {
    const fact = facts.find((one) => one.id === id)
    if (!fact) unknown.push(id)
    return fact?.text ?? ''
  })
  return { text: filled, unknown }
}

/** What may hold digits besides slots. */
const ALLOWED = [
  SLOT,
  /\[\d{1,2}\]/g,
  /^\s*\d{1,2}[.、)）](?!\d)/gm,
  /\d{4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日|(?<!\d)(?:1[0-2]|[1-9])月(?:份)?|\d{4}-\d{2}(?:-\d{2})?/g,
  /119|120/g,
]
/** Numbers in words that carry an amount: 三千二百方, 五万元. A small count (两种方式) is none. */
const IN_WORDS =
  /[一二两三四五六七八九十百千万亿零〇半]{1,}(?:多)?(?:元|块|角|分钱|立方|方(?!式|面|法|便|案|向)|度电|%|％|成(?!功|为|本|交|员|果|立|熟))|百分之[一二三四五六七八九十百零]+|[一二两三四五六七八九][十百千万亿][一二三四五六七八九十百千万亿零]*/

/** Whether a model's text names a figure that is no slot: arabic, full-width or in words. */
export function hasOwnFigures(text: string): boolean {
  const rest = ALLOWED.reduce((left, pattern) => left.replace(pattern, ''), text.normalize('NFKC'))
  return /\p{N}/u.test(rest.replace(/[一二三四五六七八九十]、/g, '')) && /[\d\p{No}\p{Nl}]/u.test(rest)
    ? true
    : IN_WORDS.test(rest)
}

/** Marks of what a text must not carry into an answer: addresses, pictures, markup (E-G-20). */
const MARKUP = /!?\[([^\]]*)\]\([^)]*\)|<[^>]{1,200}>|https?:\/\/\S+|javascript:\S*/gi

/** A model's or an article's text without links, pictures and markup; `sources`: how many sources a number [n] may name. */
export const cleanText = (text: string, sources: number): string =>
  text
    .replace(MARKUP, (_all, label?: string) => label ?? '')
    .replace(/\[(\d{1,3})\]/g, (all, number: string) => (Number(number) >= 1 && Number(number) <= sources ? all : ''))

/** E-G-19: what is copied says where it comes from. */
export const COPY_LABEL = '（AI生成内容）'
export const AI_LABEL = '内容由AI生成，仅供参考'

/** Ends of a sentence, at which a streamed text is checked. */
const END = /[。！？；\n]/

/**
 * Collects a streamed text until a sentence is whole. `push` returns the sentences that are; `rest` what is left at the end. A slot or
 * a number that is cut between two pieces is never checked in halves.
 */
export function sentences(): { push(piece: string): string[]; rest(): string } {
  let held = ''
  return {
    push(piece) {
      held += piece
      const whole: string[] = []
      for (let at = held.search(END); at >= 0; at = held.search(END)) {
        whole.push(held.slice(0, at + 1))
        held = held.slice(at + 1)
      }
      return whole
    },
    rest() {
      const left = held
      held = ''
      return left
    },
  }
}
