import type { Out } from '@contract'
import { helpStatus, type HelpStatus } from '@domain/statuses/help'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import type { WriteInput } from '@/request'

/* What staff write of a help entry, as data (D 2.8). Key words are typed with blanks between them. */

type Detail = Out<'btwob GET /help/detail'>
export type Categories = Out<'btwob GET /help/list'>['categories']

export interface HelpValues {
  categoryId: string
  title: string
  summary: string
  text: string
  keywords: string
  relatedRoute: string
  status: HelpStatus
}

/** Characters and words that the gateway takes. */
const LONGEST_WORD = 20
const MOST_WORDS = 20

const wordsOf = (typed: string): string[] => typed.split(/[\s,，、]+/).filter(Boolean)
const areWords = (typed: string) =>
  wordsOf(typed).length > MOST_WORDS || wordsOf(typed).some((word) => Array.from(word).length > LONGEST_WORD)
    ? '最多20个关键词，每个不超过20个字'
    : undefined
const isPage = (typed: string) => (typed === '' || typed.startsWith('/') ? undefined : '请输入以 / 开头的页面地址')

export const fieldsOf = (categories: Categories): readonly FormField<HelpValues>[] => [
  {
    key: 'categoryId',
    label: '分类',
    required: true,
    kind: chips<string>(categories.map(({ categoryId, name }) => ({ key: categoryId, label: name }))),
  },
  { key: 'title', label: '问题', required: true, maxLength: 60 },
  { key: 'summary', label: '一句话回答', maxLength: 120 },
  {
    key: 'text',
    label: '正文',
    kind: 'textarea',
    required: true,
    maxLength: 5000,
    placeholder: '一行一段；## 开头为小标题，- 或 1. 开头为列表',
  },
  { key: 'keywords', label: '关键词', maxLength: 420, placeholder: '用空格分开，客户可能用的说法', checks: [areWords] },
  { key: 'relatedRoute', label: '办理页面', maxLength: 200, placeholder: '/pages/…', checks: [isPage] },
  {
    key: 'status',
    label: '状态',
    kind: chips<HelpStatus>(
      (Object.keys(helpStatus) as HelpStatus[]).map((key) => ({ key, label: helpStatus[key].label })),
    ),
  },
]

export const valuesOf = (entry: Detail | undefined, title: string, categories: Categories): HelpValues => ({
  categoryId: entry?.categoryId ?? categories[0]?.categoryId ?? '',
  title: entry?.title ?? title,
  summary: entry?.summary ?? '',
  text: entry?.text ?? '',
  keywords: entry?.keywords.join(' ') ?? '',
  relatedRoute: entry?.relatedRoute ?? '',
  status: entry?.status ?? 'DRAFT',
})

export const inputOf = (values: HelpValues, articleId: string | undefined): WriteInput<'btwob POST /help/save'> => ({
  ...values,
  ...(articleId !== undefined && { articleId }),
  keywords: wordsOf(values.keywords),
})
