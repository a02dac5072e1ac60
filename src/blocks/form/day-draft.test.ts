import { DAY } from '@domain/date'
import { storage } from '@/platform/storage'
import { freshPhotos, saveDraft, readDraft } from './day-draft'

const place = { key: 'hazardDraft', owner: 'u1|b1', of: 'h1' } as const
const typed = { content: '更换法兰垫片', after: [{ fileId: 'f1', at: 1000 }] }

afterEach(() => storage.remove('hazardDraft'))

test('what was typed is there for a day, for the same user, customer number and thing', () => {
  saveDraft(place, typed, 1000)
  expect(readDraft(place, 1000 + DAY)).toEqual(typed)
  expect(readDraft({ ...place, of: 'h2' }, 1000)).toBeNull()
  for (const owner of ['u2|b1', 'u1|b2']) expect(readDraft({ ...place, owner }, 1000)).toBeNull()
  expect(readDraft(place, 1001 + DAY)).toBeNull()
})

test('photos that the gateway has thrown away are not offered', () => {
  expect(freshPhotos(typed.after, 1000 + DAY - 1)).toHaveLength(1)
  expect(freshPhotos(typed.after, 1000 + DAY)).toEqual([])
})

test('a broken draft is dropped', () => {
  storage.set('hazardDraft', '{')
  expect([readDraft(place, 0), storage.get('hazardDraft')]).toEqual([null, ''])
})
