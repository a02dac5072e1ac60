import { featuresOf } from './features'
import { MODEL } from './model.gen'
import { plain } from './script'
import { inCharacters, type Spelling } from './foreign'

/*
 * The trained part of the planner: a linear model over the features of a question (features.ts). scripts/assistant-model.mjs makes it from
 * training/ and the questions of evaluation/ that may be learnt from.
 */

interface Linear {
  labels: readonly string[]
  /** Of a feature: pairs of a label's place and its weight in hundredths. */
  weights: Readonly<Record<string, readonly number[]>>
}
interface Model {
  intents: Linear
  danger: Linear
  /** Words of the training texts with hundredths of the logarithm of their frequency, by how they are spelt. */
  spelling: Readonly<Record<string, readonly [string, number]>>
}

const HUNDREDTHS = 100
const model = JSON.parse(MODEL) as Model
const spelling: Spelling = new Map(
  Object.entries(model.spelling).map(([letters, [word, weight]]) => [letters, [word, weight / HUNDREDTHS]]),
)

export interface Guess {
  label: string
  /** Of 1, over all labels. */
  share: number
}

/** Shares of the labels, the greatest first. */
function sharesOf({ labels, weights }: Linear, features: ReadonlySet<string>): Guess[] {
  const sums = labels.map(() => 0)
  let known = 0
  for (const feature of features) {
    const pairs = Object.hasOwn(weights, feature) ? weights[feature] : undefined
    if (!pairs) continue
    known += 1
    for (let at = 0; at < pairs.length; at += 2) {
      const label = pairs[at] ?? 0
      sums[label] = (sums[label] ?? 0) + (pairs[at + 1] ?? 0)
    }
  }
  const scale = HUNDREDTHS * Math.sqrt(Math.max(1, known))
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp((sum - most) / scale))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return labels.map((label, at) => ({ label, share: (shares[at] ?? 0) / all })).sort((a, b) => b.share - a.share)
}

/** What a question may want, the likeliest first. */
export const guesses = (features: ReadonlySet<string>): Guess[] => sharesOf(model.intents, features)

/** How much speaks for gas where it must not be, fire or poisoning: 0 to 1. `text` is plain. */
export const dangerShare = (text: string): number =>
  sharesOf(model.danger, featuresOf(text, [])).find(({ label }) => label === 'DANGER')?.share ?? 0

/** A question with its English and Pinyin in Chinese characters. */
export const readable = (question: string): string => inCharacters(question, spelling)

/** As `readable`, plain. */
export const plainReadable = (question: string): string => plain(readable(question))
