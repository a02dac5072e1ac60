import type { Out, Row } from '@contract'
import { codes } from '@domain/codes'
import {
  articleLayouts,
  contentVisibility,
  layoutPictures,
  supplyKinds,
  type ArticleLayout,
} from '@domain/statuses/content'
import { customerClasses, type CustomerClass } from '@domain/statuses/names'
import type { FormField } from '@/blocks'
import { chips, choice, manyChips } from '@/blocks/form/choice'
import { documents, type Attached } from '@/blocks/form/documents/documents'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { toggle } from '@/blocks/form/tick'
import { instantOf, isMoment, SHAPE, typedOf } from '../moment'
import type { WriteInput } from '@/request'

/* What staff write of an article, as data (E 2.2). */

type Detail = Out<'btwob GET /article/detail'>
type Save = WriteInput<'btwob POST /article/save'>
export type Categories = Out<'btwob GET /article/categories'>['list']
/** What the form offers to choose from. */
export interface Offered {
  categories: Categories
  products: readonly Pick<Row<'btwob GET /product/list'>, 'productId' | 'name'>[]
}

export interface ArticleValues {
  /** `<channel>|<code>`: '' until it is chosen. */
  place: string
  title: string
  summary: string
  layout: ArticleLayout
  files: readonly Paper[]
  attachments: readonly Attached[]
  text: string
  author: string
  source: string
  sourceUrl: string
  expireAt: string
  topUntil: string
  visibility: keyof typeof contentVisibility
  needReceipt: boolean
  receiptDueAt: string
  allowShare: boolean
  supplyKind: keyof typeof supplyKinds
  areas: string
  startAt: string
  endAt: string
  reason: string
  planned: boolean
  meterNos: string
  relatedProductIds: readonly string[]
  customerTypes: readonly CustomerClass[]
}

/** Meters and products that an article names at most (E 2.2). */
const MOST_METERS = 200
const MOST_PRODUCTS = 3
const CHANNELS = { headline: '头条', information: '公告', knowledge: '节能' } as const
const isWeb = (typed: string) => (/^https:\/\/\S+$/.test(typed.trim()) ? undefined : '请输入以 https:// 开头的地址')
const isNotice = ({ place }: ArticleValues) => place.startsWith('information|')
const isSupply = ({ place }: ArticleValues) => place === 'information|supply'
const options = <K extends string>(labels: Readonly<Record<K, string>>) =>
  codes(labels).map((key) => ({ key, label: labels[key] }))
const partsOf = (typed: string): string[] => typed.split(/[\s,，、]+/).filter(Boolean)

const moment = (
  key: 'expireAt' | 'topUntil' | 'receiptDueAt' | 'startAt' | 'endAt',
  label: string,
  more: { required?: boolean; show?: (values: ArticleValues) => boolean } = {},
): FormField<ArticleValues> => ({ key, label, placeholder: SHAPE, checks: [isMoment], ...more })

const supplyFields: readonly FormField<ArticleValues>[] = [
  { key: 'supplyKind', label: '停复气类型', kind: chips(options(supplyKinds)), show: isSupply },
  {
    key: 'areas',
    label: '影响区域',
    required: true,
    maxLength: 200,
    placeholder: '用顿号分开',
    show: isSupply,
  },
  moment('startAt', '开始时间', { required: true, show: isSupply }),
  moment('endAt', '结束时间', { show: isSupply }),
  {
    key: 'meterNos',
    label: '影响表具',
    kind: 'textarea',
    maxLength: 4000,
    placeholder: '表号，用顿号或换行分开',
    hint: '这些表具的客户会看到“影响您的表具”',
    checks: [(typed) => (partsOf(typed).length > MOST_METERS ? `最多${MOST_METERS}个表号` : undefined)],
    show: isSupply,
  },
  { key: 'reason', label: '原因', required: true, maxLength: 60, show: isSupply },
  {
    key: 'planned',
    label: '计划停气',
    kind: toggle,
    hint: '计划停气须提前48小时发布；抢修等紧急停气请关闭',
    show: isSupply,
  },
]

/** What may be chosen, after related products that are not offered any more: those have no name here. */
const choosable = (before: Detail | undefined, { products }: Offered) => [
  ...(before?.relatedProductIds ?? [])
    .filter((id) => !products.some(({ productId }) => productId === id))
    .map((id) => ({ key: id, label: id })),
  ...products.map(({ productId, name }) => ({ key: productId, label: name })),
]

export const fieldsOf = (offered: Offered, before: Detail | undefined): readonly FormField<ArticleValues>[] => [
  {
    key: 'place',
    label: '栏目',
    required: true,
    kind: choice<string>(
      offered.categories.map(({ channel, code, name }) => ({
        key: `${channel}|${code}`,
        label: `${CHANNELS[channel]} · ${name}`,
      })),
    ),
  },
  { key: 'title', label: '标题', required: true, maxLength: 60 },
  { key: 'summary', label: '摘要', maxLength: 120, placeholder: '不填则取正文开头' },
  {
    key: 'text',
    label: '正文',
    kind: 'textarea',
    required: true,
    maxLength: 20_000,
    placeholder: '一行一段；## 开头为小标题，- 或 1. 开头为列表',
    show: () => before?.text !== null,
  },
  ...supplyFields,
  { key: 'layout', label: '列表样式', kind: chips(options(articleLayouts)) },
  {
    key: 'files',
    label: before && before.covers.length > 0 ? '封面（不选则保留原图）' : '封面',
    kind: photos({ use: 'ARTICLE', most: 3 }),
    checks: [
      (files, { layout }) =>
        files.length === layoutPictures[layout] ? undefined : `该样式需要${layoutPictures[layout]}张图片`,
    ],
    show: ({ layout }) => layout !== 'text',
  },
  {
    key: 'attachments',
    label: '附件',
    kind: documents({ use: 'ATTACHMENT', most: 5, endings: ['pdf', 'doc', 'docx', 'xls', 'xlsx'] }),
    hint: 'PDF、Word或Excel文件，单个不超过20MB',
    show: isNotice,
  },
  {
    key: 'relatedProductIds',
    label: '关联商品',
    kind: manyChips(choosable(before, offered)),
    checks: [(chosen) => (chosen.length > MOST_PRODUCTS ? `最多关联${MOST_PRODUCTS}个商品` : undefined)],
    show: (values) => !isNotice(values) && choosable(before, offered).length > 0,
  },
  { key: 'visibility', label: '可见范围', kind: chips(options(contentVisibility)) },
  {
    key: 'customerTypes',
    label: '客户类型',
    kind: manyChips(options(customerClasses)),
    hint: '不选为全部客户；公开的内容仍可由链接打开',
  },
  { key: 'allowShare', label: '允许分享', kind: toggle, show: ({ visibility }) => visibility === 'public' },
  { key: 'needReceipt', label: '需客户确认已知悉', kind: toggle, show: isNotice },
  moment('receiptDueAt', '确认截止', { required: true, show: (values) => isNotice(values) && values.needReceipt }),
  { key: 'author', label: '作者', maxLength: 30 },
  { key: 'source', label: '转载来源', maxLength: 40, placeholder: '原创不填' },
  {
    key: 'sourceUrl',
    label: '来源地址',
    maxLength: 200,
    placeholder: 'https://',
    checks: [isWeb],
    show: ({ source }) => source.trim() !== '',
  },
  moment('topUntil', '置顶至'),
  moment('expireAt', '下线时间'),
]

export const valuesOf = (article: Detail | undefined, { categories }: Offered): ArticleValues => {
  const supply = article?.supplyInfo
  const first = categories[0]
  const placed = article ? `${article.channel}|${article.categoryCode}` : first && `${first.channel}|${first.code}`
  return {
    place: placed ?? '',
    title: article?.title ?? '',
    summary: article?.summary ?? '',
    layout: article?.layout ?? 'text',
    files: [],
    attachments: article?.attachments ?? [],
    text: article?.text ?? '',
    author: article?.author ?? '',
    source: article?.source ?? '',
    sourceUrl: article?.sourceUrl ?? '',
    expireAt: typedOf(article?.expireAt ?? null),
    topUntil: typedOf(article?.topUntil ?? null),
    visibility: article?.visibility ?? 'public',
    needReceipt: article?.needReceipt ?? false,
    receiptDueAt: typedOf(article?.receiptDueAt ?? null),
    allowShare: article?.allowShare ?? true,
    supplyKind: supply?.kind ?? 'stop',
    areas: supply?.areas.join('、') ?? '',
    startAt: typedOf(supply?.startAt ?? null),
    endAt: typedOf(supply?.endAt ?? null),
    reason: supply?.reason ?? '',
    planned: supply?.planned ?? true,
    meterNos: supply?.meterNos.join('、') ?? '',
    relatedProductIds: article?.relatedProductIds ?? [],
    customerTypes: article?.customerTypes ?? [],
  }
}

const supplyOf = (values: ArticleValues): Save['supplyInfo'] =>
  isSupply(values)
    ? {
        kind: values.supplyKind,
        areas: partsOf(values.areas),
        startAt: instantOf(values.startAt) ?? '',
        endAt: instantOf(values.endAt),
        reason: values.reason.trim(),
        planned: values.planned,
        meterNos: [...new Set(partsOf(values.meterNos))],
      }
    : null

/** What is sent: pictures that were not replaced stay, so does a text that cannot be typed. */
export function inputOf(values: ArticleValues, before: Detail | undefined): Save {
  const [channel, categoryCode = ''] = values.place.split('|') as [Save['channel'], string]
  const hasReceipt = isNotice(values) && values.needReceipt
  const keepsPictures = values.layout === 'text' || values.files.length === 0
  return {
    ...(before && { articleId: before.articleId }),
    version: before?.version ?? 0,
    channel,
    categoryCode,
    title: values.title.trim(),
    summary: values.summary.trim(),
    layout: values.layout,
    ...(!keepsPictures && { coverFileIds: values.files.map(({ fileId }) => fileId) }),
    attachmentFileIds: isNotice(values) ? values.attachments.map(({ fileId }) => fileId) : [],
    ...(before?.text !== null && { text: values.text }),
    author: values.author.trim() || null,
    source: values.source.trim() || null,
    sourceUrl: values.source.trim() === '' ? null : values.sourceUrl.trim() || null,
    publishAt: before?.publishAt ?? null,
    expireAt: instantOf(values.expireAt),
    topUntil: instantOf(values.topUntil),
    visibility: values.visibility,
    needReceipt: hasReceipt,
    receiptDueAt: hasReceipt ? instantOf(values.receiptDueAt) : null,
    allowShare: values.visibility === 'public' && values.allowShare,
    supplyInfo: supplyOf(values),
    relatedProductIds: isNotice(values) ? [] : [...values.relatedProductIds],
    customerTypes: [...values.customerTypes],
  }
}
