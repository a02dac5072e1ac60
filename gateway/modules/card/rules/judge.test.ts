import type { CardImage } from '@domain/card'
import { judge, type Known, type Wanted } from './judge'

const image: CardImage = {
  cardNo: '6217000010010204',
  meterTail: '003010010204',
  purchaseSeq: 57,
  held: '120.0',
  total: '900.0',
  loaded: true,
  locked: false,
  amountMode: false,
  price: '3.9500',
}
const card: Known = { cardNo: image.cardNo, cardUid: '04AA', state: 'ACTIVE', meterTail: image.meterTail }
const wanted: Wanted = { targetSeq: 58, held: '249.3', isUnknown: false, wasRewritten: false, seqBefore: null }

/** What is read, what is known, what is asked for, and what follows (AE-66 to AE-70). */
const rows: [
  what: string,
  seen: Partial<CardImage> | null,
  known: Partial<Known>,
  ask: Partial<Wanted>,
  then: string,
][] = [
  ['one before and taken by the meter', {}, {}, {}, 'WRITE'],
  ['one before and never filled', { loaded: false, held: '0.0' }, {}, {}, 'WRITE'],
  ['a chip that was never read', {}, { cardUid: null }, {}, 'WRITE'],
  ['the write is there', { purchaseSeq: 58, held: '249.3', loaded: false }, {}, {}, 'PROVEN'],
  ['the write is in the meter', { purchaseSeq: 58, held: '0.0' }, {}, {}, 'PROVEN'],
  ['another volume under its counter', { purchaseSeq: 58, held: '1.0', loaded: false }, {}, {}, 'MANUAL A2407'],
  ['counters that fit nothing', { purchaseSeq: 50 }, {}, {}, 'MANUAL A2407'],
  ['one before, checked because the result was unknown', {}, {}, { isUnknown: true }, 'UNCHANGED'],
  ['gas of another purchase', { loaded: false }, {}, {}, 'REFUSE A2406'],
  ['gas of the slice before', { loaded: false }, {}, { seqBefore: 57 }, 'REFUSE A2408'],
  ['another card', { cardNo: '6217000010010299' }, {}, {}, 'REFUSE A2401'],
  ['another meter', { meterTail: '003010010299' }, {}, {}, 'REFUSE A2402'],
  ['a lost card', {}, { state: 'LOST' }, {}, 'REFUSE A2403'],
  ['a chip that is not ours', {}, { cardUid: '04BB' }, {}, 'REFUSE A2405'],
  ['a locked card', { locked: true }, {}, {}, 'REFUSE A2405'],
  ['torn, and not checked', null, {}, {}, 'REFUSE A2405'],
  ['torn in the write that is asked about', null, {}, { isUnknown: true }, 'REWRITE'],
  ['torn again', null, {}, { isUnknown: true, wasRewritten: true }, 'MANUAL A2405'],
  ['torn, but another chip', null, { cardUid: '04BB' }, { isUnknown: true }, 'REFUSE A2401'],
]

it.each(rows)('%s', (_what, seen, known, ask, then) => {
  const reading = { uid: '04AA', image: seen === null ? null : { ...image, ...seen }, feedback: null }
  const verdict = judge(reading, { ...card, ...known }, { ...wanted, ...ask })
  expect('code' in verdict ? `${verdict.does} ${verdict.code}` : verdict.does).toBe(then)
})
