/*
 * The order of jest's files on a fresh clone, where no times are known: by size, which says little. Started last, one of these would
 * leave a worker idle for its whole length.
 */
const Sequencer = require('@jest/test-sequencer').default

const slowest = [
  'gateway/modules/payment/money.property.test.ts',
  'test/gateway/owner.test.ts',
  'test/gateway/cases.test.ts',
  'test/gateway/killed.lite.test.ts',
  'test/gateway/rotation.test.ts',
  'test/gateway/partitions.test.ts',
  'test/gateway/hostile-text.test.ts',
  'test/gateway/plans.test.ts',
  'test/gateway/size.test.ts',
  'test/gateway/whole.test.ts',
  'gateway/work/moved-clock.test.ts',
  'gateway/modules/contract/signing.test.ts',
  'gateway/demo/operator/certification.test.ts',
  'gateway/modules/metering/day/open-days.property.test.ts',
  'gateway/modules/project/project.test.ts',
  'gateway/modules/contract/trouble.test.ts',
  'gateway/modules/certification/certification.test.ts',
  'gateway/modules/payment/refund/blocked.test.ts',
  'gateway/modules/plan/fallback.test.ts',
  'gateway/modules/payment/concurrency.test.ts',
  'gateway/modules/billing/work.test.ts',
  'gateway/pdf/sign/sign.test.ts',
]

const placeOf = ({ path }) => {
  const place = slowest.findIndex((end) => path.replaceAll('\\', '/').endsWith(`/${end}`))
  return place < 0 ? slowest.length : place
}

module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
