import { distanceOf, toGcj02 } from '@domain/coordinates'
import { choosePlace } from '.'

type Answers = { success(answer: object): void; fail(answer: object): void }

const here = { lng: 116.7, lat: 39.5 }

test('a place on the map of WeChat, in the coordinates of the product (PO-01)', async () => {
  const shown = toGcj02(here)
  mockWx({
    chooseLocation: (o: Answers & { longitude?: number }) => {
      expect(o.longitude).toBeCloseTo(shown.lng, 6)
      o.success({ longitude: String(shown.lng), latitude: String(shown.lat) })
    },
  })
  const chosen = await choosePlace(here)
  expect(chosen && distanceOf(chosen, here)).toBeLessThan(0.1)
})

test('none chosen, or no permission, is no place', async () => {
  mockWx({ chooseLocation: (o: Answers) => o.fail({ errMsg: 'chooseLocation:fail cancel' }) })
  expect(await choosePlace(null)).toBeNull()
})
