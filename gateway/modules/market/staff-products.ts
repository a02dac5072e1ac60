import type { In, Out } from '@contract'
import { staffProductFields } from '@contract/content/shelf'
import { compareMoney } from '@domain/money'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { Session, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { blocksOfText, textOfBlocks } from '../audience/service'
import { savePictures, pictureOf } from '../file/service'
import { audit } from '../identity/service'
import { categories, skusOf, type ProductRow } from './repo/products'
import {
  changeProduct,
  insertProduct,
  productForStaff,
  productPage,
  productsOfCompany,
  replaceSkus,
} from './repo/staff'
import { mayMove, productProblem, shelfPrice } from './rules/written'
import { indexProduct } from './searchable'

type Staff = Pick<Session, 'userId' | 'companyCode' | 'tenantId'>
type List = 'btwob GET /product/list'
type Detail = Out<'btwob GET /product/detail'>
type Save = In<'btwob POST /product/save'>
type Status = 'btwob POST /product/status'

const FAULTS: Readonly<Record<string, string>> = {
  skus: '规格名称不能重复；一口价和起价须写价格，询价和免费不写',
  offSaleAt: '下架时间须晚于上架时间',
}

/** A product that several companies sell is changed by none alone. */
const isEditable = ({ companyCodes }: ProductRow, companyCode: string): boolean =>
  companyCodes.length === 1 && companyCodes[0] === companyCode

/** Categories of the second level, named with the one above; a product is in no other (E 2.1). */
export async function productCategories(work: Work): Promise<Out<'btwob GET /product/categories'>['list']> {
  const all = await categories(work.db)
  const names = new Map(all.map(({ categoryId, name }) => [categoryId, name]))
  return all.flatMap(({ categoryId, parentId, name }) =>
    parentId === null ? [] : [{ categoryId, name: `${names.get(parentId) ?? ''} / ${name}` }],
  )
}

const namesOf = async (work: Work): Promise<ReadonlyMap<string, string>> =>
  new Map((await productCategories(work)).map(({ categoryId, name }) => [categoryId, name]))

const rowOf = (work: Work, row: ProductRow, companyCode: string, names: ReadonlyMap<string, string>) =>
  shape(staffProductFields, row, {
    coverUrl: pictureOf(work, row.coverUrl),
    categoryName: names.get(row.categoryId) ?? '',
    editable: isEditable(row, companyCode),
  })

export async function products(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await productPage(work.db, companyCode, input.status, page)
  const names = await namesOf(work)
  return envelope(
    page,
    rows.map((row) => rowOf(work, row, companyCode, names)),
    total,
  )
}

/** Whether the company has, or shares, all of these. */
export const hasProducts = async (
  work: Work,
  { companyCode }: Pick<Staff, 'companyCode'>,
  productIds: readonly string[],
): Promise<boolean> =>
  productIds.length === 0 ||
  (await productsOfCompany(work.db, companyCode, productIds)).length === new Set(productIds).size

export async function product(work: Work, { companyCode }: Staff, productId: string): Promise<Detail> {
  const row = ownOr2902(await productForStaff(work.db, companyCode, productId))
  const skus = await skusOf(work.db, productId)
  const { subTitle, categoryId, tags, sellingPoints, params, supplierName, certNos, warrantyMonths, slaHours } = row
  return {
    ...rowOf(work, row, companyCode, await namesOf(work)),
    subTitle,
    categoryId,
    tags,
    sellingPoints,
    params,
    supplierName,
    certNos,
    warrantyMonths,
    slaHours,
    images: row.images.map((image) => pictureOf(work, image)),
    text: textOfBlocks(row.blocks),
    blocks: row.blocks,
    skus: skus.map(({ skuId, name, price, minQty, maxQty }) => ({ skuId, name, price, minQty, maxQty })),
  }
}

/** Makes a draft, or changes one of the company's own. Refuses 2904 where it was changed since it was read. */
export async function saveProduct(work: Work, staff: Staff, input: Save): Promise<Detail> {
  const { companyCode, userId } = staff
  const before = await held(work, staff, input)
  const images = await imagesOf(work, userId, input, before)
  const field = productProblem({ ...input, pictures: images.length })
  if (field !== null) throw badField(field, FAULTS[field])
  if (!(await namesOf(work)).has(input.categoryId)) throw badField('categoryId')
  const values = valuesOf(work, input, before, images)
  const row = before
    ? await changeProduct(work.db, before.productId, { ...values, version: before.version + 1 })
    : await insertProduct(work.db, { ...values, ...(await newOf(work, staff)) })
  await replaceSkus(work.db, row.productId, await skuRows(work, input))
  await indexProduct(work, row)
  await note(work, userId, row.productId, before?.status ?? '', row.status)
  return product(work, { ...staff, companyCode }, row.productId)
}

/** The product that is changed, under its lock; undefined for a new one. */
async function held(work: Work, { companyCode }: Staff, input: Save): Promise<ProductRow | undefined> {
  if (input.productId === undefined) return undefined
  const row = ownOr2902(await productForStaff(work.db, companyCode, input.productId, { lock: true }))
  if (!isEditable(row, companyCode)) throw new Refusal('2902')
  if (row.version !== input.version) throw new Refusal('2904')
  return row
}

const imagesOf = (
  work: Work,
  userId: string,
  { imageFileIds }: Save,
  before: ProductRow | undefined,
): Promise<string[]> =>
  imageFileIds === undefined
    ? Promise.resolve(before?.images ?? [])
    : savePictures(work, userId, imageFileIds, 'PRODUCT')

const newOf = async (work: Work, { companyCode, tenantId }: Staff) => ({
  productId: `P${await nextNo(work.db, 'seq_product_no')}`,
  tenantId,
  companyCodes: [companyCode],
  serviceAreas: jsonb([companyCode]),
  status: 'draft' as const,
  createdAt: work.clock.iso(),
})

function valuesOf(work: Work, input: Save, before: ProductRow | undefined, images: readonly string[]) {
  const { kind, categoryId, priceMode, tags, sellingPoints, params, certNos, warrantyMonths, slaHours } = input
  const price = shelfPrice(input)
  const isDearer = before?.basePrice != null && price !== null && compareMoney(before.basePrice, price) > 0
  const { text, onSaleAt, offSaleAt } = input
  return {
    kind,
    categoryId,
    priceMode,
    price,
    warrantyMonths,
    slaHours,
    onSaleAt,
    offSaleAt,
    // A struck-through price that is no longer higher is none (E-M-02).
    ...(!isDearer && { basePrice: null, basePriceDate: null, promotionStart: null }),
    name: input.name.trim(),
    subTitle: input.subTitle.trim(),
    supplierName: input.supplierName.trim(),
    unit: input.unit.trim(),
    coverUrl: images[0] ?? '',
    images: jsonb(images),
    tags: jsonb(tags),
    sellingPoints: jsonb(sellingPoints),
    params: jsonb(params),
    certNos: jsonb(certNos),
    blocks: jsonb(text === undefined ? (before?.blocks ?? []) : blocksOfText(text)),
    updatedAt: work.clock.iso(),
  }
}

async function skuRows(work: Work, { skus }: Save) {
  const rows = []
  for (const [index, { name, ...sku }] of skus.entries())
    rows.push({ ...sku, name: name.trim(), sort: index + 1, skuId: `K${await nextNo(work.db, 'seq_sku_no')}` })
  return rows
}

/** E 3.1; each move makes the product findable, or no longer (E-G-23). */
export async function moveProduct(work: Work, staff: Staff, input: In<Status>): Promise<Out<Status>> {
  const { companyCode, userId } = staff
  const row = ownOr2902(await productForStaff(work.db, companyCode, input.productId, { lock: true }))
  if (!isEditable(row, companyCode)) throw new Refusal('2902')
  if (!mayMove(row.status, input.status)) throw new Refusal('2904')
  const now = work.clock.iso()
  const isBack = input.status === 'onSale' && row.status !== 'soldOut'
  // A plan that has passed would take it off again within a minute.
  const isOver = row.offSaleAt !== null && Date.parse(row.offSaleAt) <= work.clock.now()
  const moved = await changeProduct(work.db, row.productId, {
    status: input.status,
    version: row.version + 1,
    updatedAt: now,
    ...(isBack && { onSaleAt: now }),
    ...(isBack && isOver && { offSaleAt: null }),
  })
  await indexProduct(work, moved)
  await note(work, userId, row.productId, row.status, moved.status)
  return { status: moved.status }
}

const note = (work: Work, by: string, entityId: string, from: string, to: string): Promise<void> =>
  audit(work, { entity: 'product', entityId, bp: null, from, to, by })
