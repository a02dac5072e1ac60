import { linkOf, mayMove, productProblem, shelfPrice, targetOf, type WrittenProduct } from './written'

const hosts = ['gas.example.com']
const nowhere = { targetRoute: null, targetParams: {}, url: null }

test.each([
  ['nothing leads nowhere', '', nowhere],
  ['a page', '/pages/hot/hot', { ...nowhere, targetRoute: '/pages/hot/hot' }],
  [
    'a page with its parameters',
    '/pages/hot/detail?type=product&productId=P1',
    { ...nowhere, targetRoute: '/pages/hot/detail', targetParams: { type: 'product', productId: 'P1' } },
  ],
  ['an address of a known host', 'https://gas.example.com/a', { ...nowhere, url: 'https://gas.example.com/a' }],
])('a link: %s, and back', (_, link, target) => {
  expect(targetOf(link, hosts)).toEqual(target)
  expect(linkOf(target)).toBe(link)
})

test.each([
  ['another host', 'https://evil.example/a'],
  ['without TLS', 'http://gas.example.com/a'],
  ['with a user', 'https://x@gas.example.com/a'],
  ['a script', 'javascript:alert(1)'],
  ['an address without a scheme', '//evil.example'],
  ['a word', 'abc'],
])('no link: %s', (_, link) => expect(targetOf(link, hosts)).toBeNull())

const sku = { name: '单探头', price: '980.00', minQty: 1, maxQty: 99 }
const product: WrittenProduct = {
  name: '报警器',
  supplierName: '设备中心',
  priceMode: 'fixed',
  price: '980.00',
  pictures: 1,
  skus: [],
  onSaleAt: null,
  offSaleAt: null,
}

test.each<[string, Partial<WrittenProduct>, string | null]>([
  ['as it should be', {}, null],
  ['without a name', { name: ' ' }, 'name'],
  ['without a seller', { supplierName: '' }, 'supplierName'],
  ['without a picture', { pictures: 0 }, 'imageFileIds'],
  ['a fixed price of nothing', { price: '0.00' }, 'price'],
  ['a fixed price that is missing', { price: null }, 'price'],
  ['a quote with a price', { priceMode: 'quote' }, 'price'],
  ['free', { priceMode: 'free', price: null }, null],
  ['free with a kind that costs', { priceMode: 'free', price: null, skus: [sku] }, 'skus'],
  ['from, of its kinds', { priceMode: 'from', price: null, skus: [sku] }, null],
  ['from without kinds', { priceMode: 'from', price: null }, 'skus'],
  ['from with a kind without a price', { priceMode: 'from', price: null, skus: [{ ...sku, price: null }] }, 'skus'],
  ['two kinds of one name', { skus: [sku, { ...sku, name: ' 单探头' }] }, 'skus'],
  ['at least more than at most', { skus: [{ ...sku, minQty: 100 }] }, 'skus'],
  [
    'off the shelf as it comes on it',
    { onSaleAt: '2026-12-01T09:00:00+08:00', offSaleAt: '2026-12-01T09:00:00+08:00' },
    'offSaleAt',
  ],
])('a product: %s', (_, change, field) => expect(productProblem({ ...product, ...change })).toBe(field))

test('the price of the shelf is the lowest of the kinds', () => {
  const skus = [sku, { ...sku, name: '双探头', price: '1280.00' }, { ...sku, name: '旧款', price: '99.50' }]
  expect(shelfPrice({ priceMode: 'from', price: null, skus })).toBe('99.50')
  expect(shelfPrice({ priceMode: 'fixed', price: '980.00', skus })).toBe('980.00')
  expect(shelfPrice({ priceMode: 'quote', price: null, skus: [] })).toBeNull()
})

test.each([
  ['draft', 'onSale', true],
  ['soldOut', 'onSale', true],
  ['offSale', 'onSale', true],
  ['offSale', 'soldOut', false],
  ['draft', 'offSale', false],
  ['onSale', 'onSale', false],
] as const)('E 3.1: %s to %s is %s', (from, to, may) => expect(mayMove(from, to)).toBe(may))
