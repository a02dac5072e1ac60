import type { FormField } from '@/blocks'
import { manyChips } from '@/blocks/form/choice'
import { toggle } from '@/blocks/form/tick'

/** What is said of a service besides its stars. */
export interface RatingWords {
  tags: readonly string[]
  comment: string
  anonymous: boolean
}

/** Below so many stars the words of a discontented customer stand to choose from. */
const GOOD = 3

/** Fields below the stars of a rating. */
export const wordFields = (
  { good, bad }: { good: readonly string[]; bad: readonly string[] },
  score: number,
): readonly FormField<RatingWords>[] => [
  {
    key: 'tags',
    label: '标签',
    kind: manyChips((score > 0 && score < GOOD ? bad : good).map((key) => ({ key, label: key }))),
    show: () => score > 0,
  },
  {
    key: 'comment',
    label: '评价内容',
    kind: 'textarea',
    maxLength: 200,
    counter: true,
    placeholder: '选填，200字以内',
  },
  { key: 'anonymous', label: '匿名评价', kind: toggle },
]
