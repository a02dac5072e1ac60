import type { Out } from '@contract'
import { codes } from '@domain/codes'
import { money } from '@domain/money'
import { priceModes, productKinds, type PriceMode } from '@domain/statuses/content'
import type { FormField } from '@/blocks'
import { chips, choice } from '@/blocks/form/choice'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { instantOf, isMoment, SHAPE, typedOf } from '../moment'
import { linesOf } from '../typed-lines'
import type { WriteInput } from '@/request'

/* What staff write of a product, as data (E 2.1). Kinds and parameters are typed a line each, their parts separated by blanks. */

type Detail = Out<'btwob GET /product/detail'>
type Save = WriteInput<'btwob POST /product/save'>
export type Categories = Out<'btwob GET /product/categories'>['list']

export interface ProductValues {
  kind: keyof typeof productKinds
  name: string
  subTitle: string
  categoryId: string
  files: readonly Paper[]
  priceMode: PriceMode
  price: string
  unit: string
  skus: string
  tags: string
  sellingPoints: string
  params: string
  text: string
  supplierName: string
  certNos: string
  warrantyMonths: string
  slaHours: string
  onSaleAt: string
  offSaleAt: string
}

const YUAN = /^\d{1,9}(\.\d{1,2})?$/
const isYuan = (typed: string) => (YUAN.test(typed.trim()) ? undefined : '请输入金额')
const wordsOf = (typed: string): string[] => typed.split(/[\s,，、]+/).filter(Boolean)

/** '单探头 980.00' or, without a price, '现场报价'. */
export function skuOf(line: string): Save['skus'][number] | null {
  const [, name, price] = /^(.*?)(?:\s+(\d{1,9}(?:\.\d{1,2})?))?$/.exec(line.trim()) ?? []
  if (!name || name.length > 30) return null
  return { name, price: price === undefined ? null : money(price), minQty: 1, maxQty: 999 }
}

/** '量程 0-20%LEL'. */
export function paramOf(line: string): Save['params'][number] | null {
  const [, name = '', value = ''] = /^(\S{1,20})\s+(.{1,60})$/.exec(line.trim()) ?? []
  return name === '' ? null : { name, value }
}

const areSkus = (typed: string) =>
  linesOf(typed).length > 20 || linesOf(typed).some((line) => skuOf(line) === null)
    ? '每行一个规格：名称 价格，最多20行'
    : undefined
const areParams = (typed: string) =>
  linesOf(typed).length > 30 || linesOf(typed).some((line) => paramOf(line) === null)
    ? '每行一项：名称 内容，最多30行'
    : undefined
const areTags = (typed: string) =>
  wordsOf(typed).length > 3 || wordsOf(typed).some((tag) => tag.length > 6) ? '最多3个标签，每个不超过6个字' : undefined
const arePoints = (typed: string) =>
  linesOf(typed).length > 5 || linesOf(typed).some((line) => line.length > 30) ? '最多5行，每行不超过30个字' : undefined
const areCerts = (typed: string) => (wordsOf(typed).length > 10 ? '最多10个证书编号' : undefined)
const within = (most: number, least: number) => (typed: string) =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most
    ? undefined
    : `请输入${least}-${most}的整数`

const hasPrice = ({ priceMode }: ProductValues) => priceMode === 'fixed'
const options = <K extends string>(labels: Readonly<Record<K, string>>) =>
  codes(labels).map((key) => ({ key, label: labels[key] }))

export const fieldsOf = (categories: Categories, before: Detail | undefined): readonly FormField<ProductValues>[] => [
  { key: 'kind', label: '类型', kind: chips(options(productKinds)) },
  { key: 'name', label: '名称', required: true, maxLength: 40 },
  { key: 'subTitle', label: '副标题', maxLength: 60 },
  {
    key: 'categoryId',
    label: '分类',
    required: true,
    kind: choice<string>(categories.map(({ categoryId, name }) => ({ key: categoryId, label: name }))),
  },
  {
    key: 'files',
    label: before ? '图片（不选则保留原图，第一张为封面）' : '图片（第一张为封面）',
    required: before === undefined,
    kind: photos({ use: 'PRODUCT', most: 9 }),
  },
  { key: 'priceMode', label: '计价方式', kind: chips(options(priceModes)) },
  { key: 'price', label: '价格(元)', kind: 'number', required: true, maxLength: 12, checks: [isYuan], show: hasPrice },
  { key: 'unit', label: '单位', required: true, maxLength: 6, placeholder: '台、套、次' },
  {
    key: 'skus',
    label: '规格',
    kind: 'textarea',
    maxLength: 1000,
    placeholder: '每行一个：单探头 980.00；询价和免费不写价格',
    checks: [areSkus],
  },
  { key: 'tags', label: '标签', maxLength: 30, placeholder: '用空格分开，最多3个', checks: [areTags] },
  {
    key: 'sellingPoints',
    label: '卖点',
    kind: 'textarea',
    maxLength: 160,
    placeholder: '每行一个',
    checks: [arePoints],
  },
  {
    key: 'params',
    label: '参数',
    kind: 'textarea',
    maxLength: 2500,
    placeholder: '每行一项：量程 0-20%LEL',
    checks: [areParams],
  },
  {
    key: 'text',
    label: '详情',
    kind: 'textarea',
    maxLength: 20_000,
    placeholder: '一行一段；## 开头为小标题，- 或 1. 开头为列表',
    show: () => before?.text !== null,
  },
  { key: 'supplierName', label: '供应商', required: true, maxLength: 40 },
  { key: 'certNos', label: '证书编号', maxLength: 400, placeholder: '用空格分开', checks: [areCerts] },
  { key: 'warrantyMonths', label: '质保(月)', kind: 'digits', required: true, maxLength: 3, checks: [within(120, 0)] },
  {
    key: 'slaHours',
    label: '首次联系(小时)',
    kind: 'digits',
    required: true,
    maxLength: 3,
    checks: [within(240, 1)],
  },
  { key: 'onSaleAt', label: '计划上架', placeholder: SHAPE, checks: [isMoment] },
  { key: 'offSaleAt', label: '计划下架', placeholder: SHAPE, checks: [isMoment] },
]

export const valuesOf = (product: Detail | undefined, categories: Categories): ProductValues => ({
  kind: product?.kind ?? 'goods',
  name: product?.name ?? '',
  subTitle: product?.subTitle ?? '',
  categoryId: product?.categoryId ?? categories[0]?.categoryId ?? '',
  files: [],
  priceMode: product?.priceMode ?? 'fixed',
  price: product?.priceMode === 'fixed' ? (product.price ?? '') : '',
  unit: product?.unit ?? '台',
  skus: product?.skus.map(({ name, price }) => (price === null ? name : `${name} ${price}`)).join('\n') ?? '',
  tags: product?.tags.join(' ') ?? '',
  sellingPoints: product?.sellingPoints.join('\n') ?? '',
  params: product?.params.map(({ name, value }) => `${name} ${value}`).join('\n') ?? '',
  text: product?.text ?? '',
  supplierName: product?.supplierName ?? '',
  certNos: product?.certNos.join(' ') ?? '',
  warrantyMonths: String(product?.warrantyMonths ?? 12),
  slaHours: String(product?.slaHours ?? 24),
  onSaleAt: typedOf(product?.onSaleAt ?? null),
  offSaleAt: typedOf(product?.offSaleAt ?? null),
})

/** What is sent: pictures that were not replaced stay, a text that cannot be typed too, a kind keeps how many of it are sold. */
export function inputOf(values: ProductValues, before: Detail | undefined): Save {
  const skus = linesOf(values.skus).flatMap((line) => {
    const sku = skuOf(line)
    const known = before?.skus.find(({ name }) => name === sku?.name)
    return sku ? { ...sku, ...(known && { minQty: known.minQty, maxQty: known.maxQty }) } : []
  })
  return {
    ...(before && { productId: before.productId }),
    version: before?.version ?? 0,
    kind: values.kind,
    name: values.name.trim(),
    subTitle: values.subTitle.trim(),
    categoryId: values.categoryId,
    ...(values.files.length > 0 && { imageFileIds: values.files.map(({ fileId }) => fileId) }),
    priceMode: values.priceMode,
    price: hasPrice(values) ? money(values.price.trim()) : null,
    unit: values.unit.trim(),
    skus,
    tags: wordsOf(values.tags),
    sellingPoints: linesOf(values.sellingPoints),
    params: linesOf(values.params).flatMap((line) => paramOf(line) ?? []),
    ...(before?.text !== null && { text: values.text }),
    supplierName: values.supplierName.trim(),
    certNos: wordsOf(values.certNos),
    warrantyMonths: Number(values.warrantyMonths),
    slaHours: Number(values.slaHours),
    onSaleAt: instantOf(values.onSaleAt),
    offSaleAt: instantOf(values.offSaleAt),
  }
}
