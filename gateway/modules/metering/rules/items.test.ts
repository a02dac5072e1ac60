import { carriedItems } from './items'

test.each<[string, string, string[], string[]]>([
  ['nothing waits', '100.00', [], []],
  ['what is owed is carried', '100.00', ['9727.20', '1.00'], ['9727.20', '1.00']],
  ['what gives back is carried down to zero', '100.00', ['-60.00', '-40.00'], ['-60.00', '-40.00']],
  ['a cent more waits', '100.00', ['-60.00', '-40.01'], ['-60.00']],
  ['a smaller one behind it still fits', '100.00', ['-100.01', '-99.00'], ['-99.00']],
  ['what is owed makes room, in the order of the items', '0.00', ['-50.00', '80.00'], ['-50.00', '80.00']],
])('D-09: %s', (_, gas, amounts, carried) => {
  const items = amounts.map((amount) => ({ amount }))
  expect(carriedItems(items, gas).map(({ amount }) => amount)).toEqual(carried)
})
