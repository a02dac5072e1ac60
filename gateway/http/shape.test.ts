import { Type as t } from '@sinclair/typebox'
import { ownOr2902 } from './refusal'
import { shape } from './shape'

const fields = { siteId: t.String(), state: t.String(), isMain: t.String(), note: t.Optional(t.String()) }
const row = { siteId: 's-1', state: 'PENDING', isMain: true, contactPhoneEnc: 'sealed' }

it('an answer holds the columns that the contract names, and no other', () => {
  expect(shape(fields, row, { isMain: '1' })).toEqual({ siteId: 's-1', state: 'PENDING', isMain: '1' })
})

it('what is said beside the row comes before its column', () => {
  expect(shape(fields, row, { isMain: '1', state: 'DONE', note: 'x' })).toEqual({
    siteId: 's-1',
    state: 'DONE',
    isMain: '1',
    note: 'x',
  })
})

describe('a row of its owner', () => {
  const order = { orderId: 'o-1', payerUserId: 'u-1' }

  it('is returned', () => {
    expect(ownOr2902(order, { payerUserId: 'u-1' })).toBe(order)
    expect(ownOr2902(order)).toBe(order)
  })

  it.each([[undefined], [null], [{ ...order, payerUserId: 'u-2' }]])('%j is refused 2902', (found) => {
    expect(() => ownOr2902(found, { payerUserId: 'u-1' })).toThrow(expect.objectContaining({ code: '2902' }))
  })
})
