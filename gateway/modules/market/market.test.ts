import { contentGateway } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { jsonb } from '../../db/connect'

let gateway: TestGateway
let ceramics: Caller
let hospital: Caller
beforeAll(async () => {
  gateway = await contentGateway()
  ceramics = await gateway.as('13800000001')
  hospital = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

describe('the tab 商城', () => {
  test('its blocks, each to its size', async () => {
    const home = await ceramics.ok('default GET /crmgas/market/home', {})
    expect(home.banners.map((one) => one.title)).toEqual(['报警器守护每一处用气', '锅炉余热也是利润', '高效灶具换新'])
    expect(home.banners[0]).toMatchObject({
      targetRoute: '/pages/hot/detail',
      targetParams: { type: 'product', productId: 'P00000001' },
    })
    expect(home.categories).toHaveLength(7)
    expect(home.hotProducts).toHaveLength(6)
    expect(home.hotProducts[0]).toMatchObject({
      productId: 'P00000001',
      priceMode: 'from',
      price: '980.00',
      isFavorite: false,
    })
    expect(home.newProducts).toHaveLength(6)
    expect(home.activities.map((one) => [one.activityId, one.state, one.signUpState])).toEqual([
      ['AC000001', 'running', null],
      ['AC000002', 'running', null],
      ['AC000008', 'coming', 'open'],
    ])
    expect(home).toMatchObject({ gasProducts: [], partial: false })
  })

  test('needs a customer', async () => {
    expect(await gateway.call('default GET /crmgas/market/home', {})).toMatchObject({ ok: false })
    const unbound = await gateway.as('13800000006')
    expect(await unbound.call('default GET /crmgas/market/home', {})).toMatchObject({ code: '2108' })
    const waiting = await gateway.as('13800000003')
    expect((await waiting.call('default GET /crmgas/market/home', {})).ok).toBe(false)
  })

  test('two levels of categories', async () => {
    const { list } = await ceramics.ok('default GET /crmgas/market/category/list', {})
    expect(list.map((one) => one.name)).toEqual([
      '安全设备',
      '节能设备',
      '厨房设备',
      '锅炉与窑炉',
      '检测维保',
      '保险服务',
      '能源服务',
    ])
    expect(list[0]?.children.map((one) => one.name)).toEqual(['可燃气体报警器', '紧急切断阀', '金属软管', '防爆器材'])
    const below = await ceramics.ok('default GET /crmgas/market/category/list', { parentId: 'MC300' })
    expect(below.list.map((one) => one.name)).toEqual(['节能灶', '蒸柜', '大锅灶'])
  })
})

describe('products', () => {
  const list = (input: Parameters<typeof ceramics.ok<'default GET /crmgas/market/product/list'>>[1]) =>
    ceramics.ok('default GET /crmgas/market/product/list', input)

  test('32 on the shelf: not those in draft or off sale', async () => {
    const { total, list: rows } = await list({ pageSize: 50 })
    expect(total).toBe(32)
    expect(rows.map((row) => row.status).filter((status) => status === 'offSale')).toEqual([])
    expect(rows.filter((row) => row.status === 'soldOut')).toHaveLength(2)
    expect(rows.map((row) => row.productId)).not.toContain('P00000036')
  })

  test('filters: class, price mode, category of both levels, words', async () => {
    expect((await list({ kind: 'service', pageSize: 50 })).list.every((row) => row.kind === 'service')).toBe(true)
    expect((await list({ priceMode: 'free' })).total).toBe(4)
    expect((await list({ categoryId: 'MC300' })).list.map((row) => row.productId).sort()).toEqual([
      'P00000004',
      'P00000020',
      'P00000021',
    ])
    expect((await list({ categoryId: 'MC302' })).list.map((row) => row.name)).toEqual(['商用蒸柜'])
    expect((await list({ categoryId: 'MC999' })).total).toBe(0)
    expect((await list({ keyword: '软管' })).total).toBe(3)
    expect((await list({ keyword: '%' })).total).toBe(0)
    expect(await ceramics.call('default GET /crmgas/market/product/list', { keyword: '气'.repeat(31) })).toMatchObject({
      code: 'E1012',
    })
  })

  test('sorted by price, those without one last', async () => {
    const prices = (await list({ sort: 'priceAsc', pageSize: 50 })).list.map((row) => row.price)
    const known = prices.filter((price) => price !== null)
    expect(prices.slice(0, known.length)).toEqual(known)
    expect(known.map(Number)).toEqual([...known].map(Number).sort((a, b) => a - b))
  })

  test('a product with its variants; the struck-through price only where it may be shown', async () => {
    const alarm = await ceramics.ok('default GET /crmgas/market/product/detail', { productId: 'P00000001' })
    expect(alarm.skus.map((sku) => [sku.name, sku.price])).toEqual([
      ['单探头', '980.00'],
      ['双探头套装', '1280.00'],
    ])
    expect(alarm.serviceAreas).toContain('河北省廊坊市')
    expect(alarm.related.map((row) => row.productId)).not.toContain('P00000001')
    expect(await ceramics.ok('default GET /crmgas/market/product/detail', { productId: 'P00000002' })).toMatchObject({
      price: '860.00',
      basePrice: '980.00',
    })
    expect(alarm.basePrice).toBeNull()
  })

  test.each(['P00000036', 'P00000035', 'P99999999'])('%s is not to be had', async (productId) => {
    expect(await ceramics.call('default GET /crmgas/market/product/detail', { productId })).toMatchObject({
      code: 'E1001',
      text: '该商品已下架或不在您的服务区域',
    })
  })

  test('a company that is not served sees nothing of it', async () => {
    await gateway.db
      .updateTable('marketProduct')
      .set({ companyCodes: ['1002'] })
      .where('productId', '=', 'P00000019')
      .execute()
    expect((await ceramics.call('default GET /crmgas/market/product/detail', { productId: 'P00000019' })).code).toBe(
      'E1001',
    )
    expect((await hospital.call('default GET /crmgas/market/product/detail', { productId: 'P00000019' })).code).toBe(
      '1000',
    )
  })
})

describe('favourites (E-M-22)', () => {
  const mark = (productId: string, favorite: boolean) =>
    ceramics.call('default POST /crmgas/market/product/favorite', { productId, favorite })

  test('belong to the user, may be set and taken back again and again', async () => {
    expect(await mark('P00000003', true)).toMatchObject({ code: '1000', data: { isFavorite: true } })
    expect(await mark('P00000003', true)).toMatchObject({ data: { isFavorite: true } })
    const { list } = await ceramics.ok('default GET /crmgas/market/product/list', { favorite: '1' })
    expect(list.map((row) => [row.productId, row.isFavorite])).toEqual([['P00000003', true]])
    expect((await hospital.ok('default GET /crmgas/market/product/list', { favorite: '1' })).total).toBe(0)
    expect(await mark('P00000003', false)).toMatchObject({ data: { isFavorite: false } })
    expect(await mark('P00000003', false)).toMatchObject({ data: { isFavorite: false } })
    expect(await mark('P99999999', true)).toMatchObject({ code: 'E1001' })
  })

  test('200 at most, and the 200th may be marked twice', async () => {
    await mark('P00000001', true)
    const mine = await gateway.db.selectFrom('productFavorite').select('userId').executeTakeFirstOrThrow()
    const model = await gateway.db
      .selectFrom('marketProduct')
      .selectAll()
      .where('productId', '=', 'P00000003')
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 198 }, (_x, i) => `P1${String(i).padStart(7, '0')}`)
    const plain = {
      images: jsonb([]),
      tags: jsonb([]),
      sellingPoints: jsonb([]),
      params: jsonb([]),
      blocks: jsonb([]),
      certNos: jsonb([]),
      serviceAreas: jsonb([]),
    }
    await gateway.db
      .insertInto('marketProduct')
      .values(copies.map((productId) => ({ ...model, ...plain, productId })))
      .execute()
    await gateway.db
      .insertInto('productFavorite')
      .values(copies.map((productId) => ({ userId: mine.userId, productId, createdAt: gateway.clock.iso() })))
      .execute()
    expect((await mark('P00000002', true)).code).toBe('1000')
    expect((await mark('P00000002', true)).code).toBe('1000')
    expect(await mark('P00000004', true)).toMatchObject({ code: 'E1011', text: '收藏数量已达上限' })
  })
})

describe('banners', () => {
  test('visitors see the public ones of a place; the time window and the switch count', async () => {
    const ids = async (caller: Caller, position: 'mall' | 'news') =>
      (await caller.ok('default GET /crmgas/banner/list', { position })).list.map((one) => one.bannerId)
    expect(await ids(gateway, 'mall')).toEqual([])
    expect(await ids(ceramics, 'mall')).toHaveLength(3)
    expect(await ids(gateway, 'news')).toEqual(['B000004', 'B000005', 'B000006'])
    await gateway.db.updateTable('banner').set({ status: 'off' }).where('bannerId', '=', 'B000004').execute()
    await gateway.db
      .updateTable('banner')
      .set({ endAt: gateway.clock.iso() })
      .where('bannerId', '=', 'B000005')
      .execute()
    expect(await ids(gateway, 'news')).toEqual(['B000006'])
    expect(await gateway.send('default GET /crmgas/banner/list', { position: 'roof' })).toMatchObject({ code: '2901' })
  })
})

test('planned sales begin and end with the job', async () => {
  await gateway.db
    .updateTable('marketProduct')
    .set({ onSaleAt: '2026-11-23T10:00:00+08:00' })
    .where('productId', '=', 'P00000036')
    .execute()
  await gateway.db
    .updateTable('marketProduct')
    .set({ offSaleAt: '2026-11-23T10:00:00+08:00' })
    .where('productId', '=', 'P00000010')
    .execute()
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  expect((await ceramics.call('default GET /crmgas/market/product/detail', { productId: 'P00000036' })).code).toBe(
    '1000',
  )
  expect((await ceramics.call('default GET /crmgas/market/product/detail', { productId: 'P00000010' })).code).toBe(
    'E1001',
  )
})
