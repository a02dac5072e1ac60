import { guideOrder, rowsInForce, type Dated } from './guide'

const doc = (
  docId: string,
  effectiveFrom: string,
  season: string,
  guidePrice: string,
  uses = ['IND', 'COM'],
): Dated => ({
  docId,
  docNo: docId,
  effectiveFrom,
  rows: uses.map((gasUse) => ({ gasUse, season, guidePrice, upstreamPrice: '0.0000', distributionPrice: guidePrice })),
})
const docs = [
  doc('winter-25', '2025-11-01', 'HEATING', '4.0900'),
  doc('summer-27', '2027-04-01', 'NON_HEATING', '3.7800'),
  doc('winter-26', '2026-11-01', 'HEATING', '4.1500', ['IND']),
  doc('summer-26', '2026-04-01', 'NON_HEATING', '3.7200'),
  doc('summer-25', '2025-04-01', 'NON_HEATING', '3.6600'),
]

test('each use and season has the newest word that holds; a use that a document leaves out keeps its former price', () => {
  const shown = (today: string) =>
    rowsInForce(docs, today)
      .map(({ row, doc: { docId } }) => `${row.gasUse} ${docId} ${row.guidePrice}`)
      .sort()
  expect(shown('2026-11-23')).toEqual([
    'COM summer-26 3.7200',
    'COM winter-25 4.0900',
    'IND summer-26 3.7200',
    'IND winter-26 4.1500',
  ])
  expect(shown('2026-10-31')).toContain('IND winter-25 4.0900')
  expect(shown('2025-03-31')).toEqual([])
})

test('in force first, then to come, then the past, the newest first (AE-20)', () => {
  const order = (today: string) => guideOrder(docs, today).map(({ doc: { docId }, state }) => `${state} ${docId}`)
  expect(order('2026-11-23')).toEqual([
    'NOW winter-26',
    'NOW summer-26',
    'NOW winter-25',
    'NEXT summer-27',
    'PAST summer-25',
  ])
  // The day itself is the first of the new price.
  expect(order('2027-04-01')[0]).toBe('NOW summer-27')
})
