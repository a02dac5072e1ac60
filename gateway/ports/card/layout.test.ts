import fc from 'fast-check'
import { packImage, unpackImage } from './layout'

const key = Buffer.alloc(32, 7)
const image = {
  cardNo: '6217000010010204',
  meterTail: '003010010204',
  purchaseSeq: 58,
  held: '249.3',
  total: '18240.5',
  loaded: false,
  locked: false,
  amountMode: false,
  price: '3.9500',
}

it('lies on the card as the design shows it (A 5.15)', () => {
  const hex = packImage(key, image).toLowerCase()
  expect(hex.slice(0, 56)).toBe('6217000010010204003010010204003a000009bd0002c88500009a4c')
  expect(unpackImage(key, hex)).toEqual(image)
})

it('is not believed with any byte changed', () => {
  const bytes = fc.tuple(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 255 }))
  fc.assert(
    fc.property(bytes, ([at, by]) => {
      const torn = Buffer.from(packImage(key, image), 'hex')
      torn.writeUInt8(torn.readUInt8(at) ^ by, at)
      expect(unpackImage(key, torn.toString('hex'))).toBeNull()
    }),
  )
})
