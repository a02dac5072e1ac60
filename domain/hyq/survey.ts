import type { NpsGroup } from '../statuses/hyq'

/** The first question, from 0 to 10. */
export const NPS = 'nps'

export interface Question {
  qid: string
  type: 'nps' | 'single' | 'multi' | 'rating' | 'text'
  title: string
  options: readonly { value: string; label: string }[]
  required: boolean
  /** Asked only where the first answer is in this range. */
  showIf: { from: number; to: number } | null
  /** Characters of a text, choices of a list; 1 otherwise. */
  max: number
}

export interface Answer {
  qid: string
  /** Chosen values, the number of a scale as text, or a typed text; empty: left out. */
  values: readonly string[]
}

const options = (...labels: string[]) => labels.map((label, index) => ({ value: String(index + 1), label }))

/** The survey of every quarter (E-H-03). */
export const survey: readonly Question[] = [
  {
    qid: NPS,
    type: 'nps',
    title: '您有多大可能向同行推荐我们的燃气服务？',
    options: [],
    required: true,
    showIf: null,
    max: 1,
  },
  {
    qid: 'worst',
    type: 'multi',
    title: '最需要改进的方面',
    options: options('气价与账单', '供气稳定', '服务响应', '办事流程', '线上功能', '安全检查'),
    required: true,
    showIf: { from: 0, to: 8 },
    max: 3,
  },
  {
    qid: 'best',
    type: 'multi',
    title: '最满意的方面',
    options: options('气价与账单', '供气稳定', '服务响应', '办事流程', '线上功能', '安全检查'),
    required: true,
    showIf: { from: 9, to: 10 },
    max: 3,
  },
  {
    qid: 'online',
    type: 'rating',
    title: '线上缴费、开票、报修的使用体验',
    options: [],
    required: true,
    showIf: null,
    max: 1,
  },
  {
    qid: 'wish',
    type: 'single',
    title: '最希望增加的服务',
    options: options('用气诊断', '安全培训', '价格预测', '设备维保', '暂无'),
    required: false,
    showIf: null,
    max: 1,
  },
  {
    qid: 'text',
    type: 'text',
    title: '其他意见或建议',
    options: [],
    required: false,
    showIf: null,
    max: 300,
  },
]

const scales: Partial<Record<Question['type'], [number, number]>> = { nps: [0, 10], rating: [1, 5] }

const onScale = (question: Question, value: string): boolean => {
  const [from, to] = scales[question.type] ?? [0, 0]
  return /^\d{1,2}$/.test(value) && Number(value) >= from && Number(value) <= to
}

/** What can be chosen of a question: its options, or the steps of its scale in their order; nothing of a text. */
export function choicesOf({ type, options: given }: Question): readonly { value: string; label: string }[] {
  const scale = scales[type]
  if (!scale) return given
  const [from, to] = scale
  return Array.from({ length: to - from + 1 }, (_, n) => ({ value: String(from + n), label: String(from + n) }))
}

/** What is in the way of an answer: nothing, or that it does not answer its question. */
function isGood(question: Question, values: readonly string[]): boolean {
  if (values.length === 0) return !question.required
  if (question.type === 'text') return values.length === 1 && [...(values[0] ?? '')].length <= question.max
  if (values.length > question.max || new Set(values).size !== values.length) return false
  if (question.options.length > 0)
    return values.every((value) => question.options.some((option) => option.value === value))
  return values.every((value) => onScale(question, value))
}

const valuesOf = (answers: readonly Answer[], qid: string): readonly string[] =>
  (answers.find((answer) => answer.qid === qid)?.values ?? [])
    .map((value) => value.trim())
    .filter((value) => value !== '')

/** E-H-03: the questions that these answers show, in their order; the first one alone before it is answered. */
export function shownQuestions(answers: readonly Answer[]): Question[] {
  const [score] = valuesOf(answers, NPS)
  return survey.filter(({ showIf }) => {
    if (showIf === null) return true
    return score !== undefined && Number(score) >= showIf.from && Number(score) <= showIf.to
  })
}

/** Place of the first question, counted from 1 among those shown, with a missing or wrong answer; null: all are answered. */
export function surveyProblem(answers: readonly Answer[]): number | null {
  const at = shownQuestions(answers).findIndex((question) => !isGood(question, valuesOf(answers, question.qid)))
  return at < 0 ? null : at + 1
}

/** What is kept: answers of the questions that were shown, trimmed; hidden and unknown ones are dropped (E-H-03). */
export const keptAnswers = (answers: readonly Answer[]): Answer[] =>
  shownQuestions(answers)
    .map(({ qid }) => ({ qid, values: valuesOf(answers, qid) }))
    .filter(({ values }) => values.length > 0)

/** E-H-04. `score` 0 to 10. */
export const npsGroupOf = (score: number): NpsGroup => (score >= 9 ? 'promoter' : score >= 7 ? 'passive' : 'detractor')

/** ms under which the answers do not count for the score of the company (E-H-07). */
export const FASTEST_MS = 8000
/** Answers under which the score is not shown (E-H-04). */
const FEWEST_ANSWERS = 30

/**
 * E-H-04: promoters less detractors in per cent of all, a whole number from -100 to 100, rounded half up; null for too few answers.
 */
export function npsOf({ promoter, passive, detractor }: Readonly<Record<NpsGroup, number>>): number | null {
  const all = promoter + passive + detractor
  // Half up for negatives, too: -12.5 is -12.
  return all < FEWEST_ANSWERS ? null : Math.floor(((promoter - detractor) * 200 + all) / (2 * all))
}
