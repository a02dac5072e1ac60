import type { In } from '@contract'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { uploaded } from '../../../test/gateway/inspection-kit'
import { contentGateway } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'

const SAVE = 'btwob POST /product/save'
const STATUS = 'btwob POST /product/status'
const DETAIL = 'btwob GET /product/detail'
const BANNER = 'btwob POST /banner/save'
const READ = 'default GET /crmgas/market/product/detail'

let gateway: TestGateway
let staff: Caller
let other: Caller
let customer: Caller
let categoryId: string
beforeEach(async () => {
  gateway = await contentGateway()
  staff = gateway.asSession({ userId: 'staff', companyCode: '1001', tenantId: 't-1001' })
  other = gateway.asSession({ userId: 'staff-2', companyCode: '1002', tenantId: 't-1002' })
  customer = await gateway.as('13800000001')
  categoryId = (await staff.ok('btwob GET /product/categories', {})).list[0]?.categoryId ?? ''
})
afterEach(() => gateway.close())

const picture = (bizType = 'PRODUCT') => uploaded(gateway, 'staff', { bizType })
const sku = { name: '单探头', price: '980.00', minQty: 1, maxQty: 99 }

const wish = async (more: Partial<In<typeof SAVE>> = {}): Promise<In<typeof SAVE>> => ({
  requestNo: nextRequestNo(),
  version: 0,
  kind: 'goods',
  name: '鲸鸣报警器',
  subTitle: '三年质保',
  categoryId,
  tags: ['免费勘测'],
  sellingPoints: ['声光报警'],
  params: [{ name: '量程', value: '0-20%LEL' }],
  supplierName: '设备中心',
  certNos: [],
  warrantyMonths: 36,
  slaHours: 8,
  imageFileIds: [await picture(), await picture()],
  priceMode: 'from',
  price: null,
  unit: '台',
  text: '## 安装\n含首次标定。',
  skus: [sku, { ...sku, name: '双探头', price: '1280.00' }],
  onSaleAt: null,
  offSaleAt: null,
  ...more,
})
const made = async (more: Partial<In<typeof SAVE>> = {}) => (await staff.ok(SAVE, await wish(more))).productId
const onSale = async (more: Partial<In<typeof SAVE>> = {}) => {
  const productId = await made(more)
  await staff.ok(STATUS, { productId, status: 'onSale' })
  return productId
}
const found = async () =>
  (await customer.ok('default GET /crmgas/market/product/list', { keyword: '鲸鸣' })).list.map((row) => row.productId)

describe('products (E 3.1)', () => {
  test('a draft is seen by no customer; on sale it is read and found; off sale it is not', async () => {
    const productId = await made()
    expect(await customer.call(READ, { productId })).toMatchObject({ code: 'E1001' })
    expect(await staff.ok(STATUS, { productId, status: 'onSale' })).toEqual({ status: 'onSale' })
    const read = await customer.ok(READ, { productId })
    expect(read).toMatchObject({ price: '980.00', slaHours: 8, skus: [sku, { name: '双探头' }] })
    expect([read.coverUrl, ...read.images].every((url) => /^\/job\/file\/[0-9a-f]{32}\?e=/.test(url))).toBe(true)
    expect(read.images).toHaveLength(2)
    expect(await found()).toContain(productId)
    await staff.ok(STATUS, { productId, status: 'soldOut' })
    expect((await customer.ok(READ, { productId })).status).toBe('soldOut')
    await staff.ok(STATUS, { productId, status: 'offSale' })
    expect(await customer.call(READ, { productId })).toMatchObject({ code: 'E1001' })
    expect(await found()).not.toContain(productId)
    expect(await staff.call(STATUS, { productId, status: 'soldOut' })).toMatchObject({ code: '2904' })
  })

  test('a change keeps pictures and text that stay; kinds that are left out are sold no more; of two at once one looks again', async () => {
    const productId = await onSale()
    const before = await staff.ok(DETAIL, { productId })
    const { imageFileIds: _images, text: _text, ...rest } = await wish()
    const change = { ...rest, productId, version: before.version, skus: [{ ...sku, price: '880.00' }] }
    const after = await staff.ok(SAVE, change)
    expect(after).toMatchObject({ price: '880.00', text: before.text, images: before.images })
    expect(after.skus).toEqual([{ ...sku, skuId: before.skus[0]?.skuId, price: '880.00' }])
    expect(await staff.call(SAVE, { ...change, requestNo: nextRequestNo() })).toMatchObject({ code: '2904' })
  })

  test('planned sales begin and end by themselves; put back on the shelf, an end that has passed is gone', async () => {
    const [onSaleAt, offSaleAt] = ['2026-11-23T12:00:00+08:00', '2026-11-23T14:00:00+08:00']
    const productId = await made({ onSaleAt, offSaleAt })
    await gateway.passTime('2026-11-23T12:02:00+08:00')
    customer = await gateway.as('13800000001')
    expect((await customer.ok(READ, { productId })).status).toBe('onSale')
    await gateway.passTime('2026-11-23T14:02:00+08:00')
    customer = await gateway.as('13800000001')
    expect(await customer.call(READ, { productId })).toMatchObject({ code: 'E1001' })
    await staff.ok(STATUS, { productId, status: 'onSale' })
    await gateway.passTime('2026-11-23T14:10:00+08:00')
    customer = await gateway.as('13800000001')
    expect((await customer.ok(READ, { productId })).status).toBe('onSale')
    expect(await staff.ok(DETAIL, { productId })).toMatchObject({ offSaleAt: null })
  })

  test('a struck-through price goes where it is no longer higher (E-M-02)', async () => {
    const productId = await onSale({ priceMode: 'fixed', price: '980.00', skus: [] })
    const base = { basePrice: '1200.00', basePriceDate: '2026-11-20', promotionStart: '2026-11-22' }
    await gateway.db.updateTable('marketProduct').set(base).where('productId', '=', productId).execute()
    expect((await customer.ok(READ, { productId })).basePrice).toBe('1200.00')
    const priced = async (version: number, price: string) => {
      const { imageFileIds: _images, ...rest } = await wish({ priceMode: 'fixed', skus: [] })
      await staff.ok(SAVE, { ...rest, productId, version, price })
      return (await customer.ok(READ, { productId })).basePrice
    }
    expect(await priced(2, '1100.00')).toBe('1200.00')
    expect(await priced(3, '1200.00')).toBeNull()
  })

  test.each<[string, Partial<In<typeof SAVE>>, string]>([
    ['a price of its own beside kinds', { price: '1.00' }, 'price'],
    ['a category that is none', { categoryId: 'MC0' }, 'categoryId'],
  ])('refused: %s', async (_, change, field) =>
    expect(await staff.call(SAVE, await wish(change))).toMatchObject({ code: '2901', data: { field } }),
  )

  test('pictures of another user, another company, what several sell', async () => {
    const foreign = await uploaded(gateway, 'somebody', { bizType: 'PRODUCT' })
    expect(await staff.call(SAVE, await wish({ imageFileIds: [foreign] }))).toMatchObject({ code: '44852' })
    const productId = await onSale()
    expect(await other.call(DETAIL, { productId })).toMatchObject({ code: '2902' })
    expect(await other.call(SAVE, await wish({ productId, version: 2 }))).toMatchObject({ code: '2902' })
    expect(await other.call(STATUS, { productId, status: 'offSale' })).toMatchObject({ code: '2902' })
    const { list } = await staff.ok('btwob GET /product/list', {})
    expect(list[0]).toMatchObject({ productId, editable: true })
    const common = list.find(({ editable }) => !editable)?.productId ?? ''
    const { imageFileIds: _images, ...rest } = await wish()
    expect(await staff.call(SAVE, { ...rest, productId: common, version: 1 })).toMatchObject({ code: '2902' })
    expect(await staff.call(STATUS, { productId: common, status: 'offSale' })).toMatchObject({ code: '2902' })
    expect(
      (await other.ok('btwob GET /product/list', { status: 'draft' })).list.map((row) => row.productId),
    ).not.toContain(productId)
  })
})

describe('banners', () => {
  const banner = async (more: Partial<In<typeof BANNER>> = {}): Promise<In<typeof BANNER>> => ({
    requestNo: nextRequestNo(),
    position: 'mall',
    title: '报警器换新季',
    imageFileId: await picture('BANNER'),
    link: '/pages/hot/detail?type=product&productId=P00000001',
    startAt: '2026-11-20T00:00:00+08:00',
    endAt: '2026-12-20T00:00:00+08:00',
    sort: 0,
    status: 'on',
    ...more,
  })
  const shown = async () => (await customer.ok('default GET /crmgas/market/home', {})).banners

  test('is shown with where it leads while it is on and its time lasts', async () => {
    const { bannerId } = await staff.ok(BANNER, await banner())
    const mine = async () => (await shown()).find((one) => one.bannerId === bannerId)
    expect(await mine()).toMatchObject({
      imageUrl: expect.stringMatching(/^\/job\/file\/[0-9a-f]{32}\?e=/),
      targetRoute: '/pages/hot/detail',
      targetParams: { type: 'product', productId: 'P00000001' },
      url: null,
    })
    const { imageFileId: _image, ...kept } = await banner({ bannerId, link: '' })
    expect(await staff.ok(BANNER, kept)).toMatchObject({ link: '', editable: true })
    expect(await mine()).toMatchObject({ targetRoute: null })
    await staff.ok(BANNER, { ...kept, requestNo: nextRequestNo(), status: 'off' })
    expect(await mine()).toBeUndefined()
  })

  test.each<[string, Partial<In<typeof BANNER>>, string]>([
    ['an address of a host that is not listed', { link: 'https://evil.example/a' }, 'link'],
    ['it ends as it begins', { endAt: '2026-11-20T00:00:00+08:00' }, 'endAt'],
    ['a title of blanks', { title: ' ' }, 'title'],
  ])('refused: %s', async (_, change, field) =>
    expect(await staff.call(BANNER, await banner(change))).toMatchObject({ code: '2901', data: { field } }),
  )

  test('a new one needs a picture of the same user; another company changes nothing of it', async () => {
    const { imageFileId: _image, ...none } = await banner()
    expect(await staff.call(BANNER, none)).toMatchObject({ code: '2901', data: { field: 'imageFileId' } })
    const foreign = await uploaded(gateway, 'somebody', { bizType: 'BANNER' })
    expect(await staff.call(BANNER, { ...none, imageFileId: foreign })).toMatchObject({ code: '44852' })
    const { bannerId } = await staff.ok(BANNER, await banner())
    expect(await other.call(BANNER, { ...none, bannerId })).toMatchObject({ code: '2902' })
    const { list } = await staff.ok('btwob GET /banner/list', { position: 'mall' })
    expect(list.find((one) => one.bannerId === bannerId)).toMatchObject({ editable: true })
    const common = list.find(({ editable }) => !editable)?.bannerId ?? ''
    expect(await staff.call(BANNER, { ...none, bannerId: common })).toMatchObject({ code: '2902' })
  })
})
