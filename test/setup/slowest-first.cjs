/*
 * The order of jest's files on a fresh clone, where no times are known: by size, which says little. Started last, one of these would
 * leave a worker idle for its whole length.
 */
const Sequencer = require('@jest/test-sequencer').default

const slowest = [
  'test/gateway/killed.test.ts',
  'test/gateway/hostile-text.test.ts',
  'gateway/modules/payment/money.property.test.ts',
  'gateway/modules/binding/master.test.ts',
  'gateway/modules/cancellation/cancellation.test.ts',
  'gateway/modules/account/credentials.test.ts',
  'gateway/modules/payment/balance.test.ts',
  'test/gateway/statements.test.ts',
  'gateway/modules/certification/certification.test.ts',
  'gateway/modules/payment/money.test.ts',
  'gateway/modules/binding/review.test.ts',
  'test/gateway/access.test.ts',
  'gateway/modules/energy/energy.test.ts',
]

const placeOf = ({ path }) => {
  const place = slowest.findIndex((end) => path.replaceAll('\\', '/').endsWith(`/${end}`))
  return place < 0 ? slowest.length : place
}

module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => placeOf(a) - placeOf(b))
  }
}
