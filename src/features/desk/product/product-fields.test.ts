import { paramOf, skuOf } from './product-fields'

test.each([
  ['单探头 980', { name: '单探头', price: '980.00' }],
  ['DN50 法兰 1280.5', { name: 'DN50 法兰', price: '1280.50' }],
  ['现场报价', { name: '现场报价', price: null }],
])('a kind: %s', (line, sku) => expect(skuOf(line)).toMatchObject(sku))
test.each(['', ' ', '长'.repeat(31)])('no kind: %j', (line) => expect(skuOf(line)).toBeNull())

test.each([
  ['量程 0-20%LEL', { name: '量程', value: '0-20%LEL' }],
  ['防爆 Ex d IIC T6', { name: '防爆', value: 'Ex d IIC T6' }],
  ['量程', null],
])('a parameter: %s', (line, param) => expect(paramOf(line)).toEqual(param))
