import { addDays, startOf, toMillis } from '@domain/date'
import { compareDecimals, decimal } from '@domain/decimal'
import { differenceOf } from '@domain/package/cycles'
import { cyclesOfPackage } from './life'
import { pastOrders } from './orders'
import { shelfOf } from './shelf'

/** Days of two years, some apart: the demo begins on any of them. */
const days = Array.from({ length: 105 }, (_, index) => addDays('2026-01-01', 7 * index))

test.each(days)(
  'on %s every package is sold before its gas, and every order was placed while its package was sold',
  (today) => {
    const now = startOf(today, 9, 30)
    const shelf = shelfOf(today)
    expect(new Set(shelf.map(({ packageId }) => packageId)).size).toBe(shelf.length)
    for (const { saleStart, saleEnd, deliveryStart } of shelf) {
      expect(saleStart < saleEnd).toBe(true)
      expect(saleEnd.slice(0, 10) < deliveryStart).toBe(true)
    }
    for (const packageId of ['PKG001', 'PKG002', 'PKG008', 'PKG009']) {
      const pkg = shelf.find((one) => one.packageId === packageId)
      expect(pkg && toMillis(pkg.saleStart) <= now && now < toMillis(pkg.saleEnd)).toBe(true)
    }
    for (const { pkg, createdAt, volumes } of pastOrders(shelf, now)) {
      expect(pkg.saleStart <= createdAt && createdAt < pkg.saleEnd).toBe(true)
      const cycles = cyclesOfPackage(pkg)
      const bought = differenceOf(volumes(cycles), '0')
      expect(volumes(cycles)).toHaveLength(cycles.length)
      expect(decimal(bought).mod(pkg.stepVolume).eq(0)).toBe(true)
      expect(compareDecimals(bought, pkg.minVolume)).toBeGreaterThanOrEqual(0)
      expect(compareDecimals(bought, pkg.maxPerBp)).toBeLessThanOrEqual(0)
    }
  },
)
