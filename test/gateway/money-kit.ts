import type { Area } from '../../gateway/areas'
import { billingArea } from '../../gateway/modules/billing'
import { cardArea } from '../../gateway/modules/card'
import { contractArea } from '../../gateway/modules/contract'
import { deskArea } from '../../gateway/modules/desk'
import { membershipArea } from '../../gateway/modules/membership'
import { messageArea } from '../../gateway/modules/message'
import { meteringArea } from '../../gateway/modules/metering'
import { paymentArea } from '../../gateway/modules/payment'
import { settlementArea } from '../../gateway/modules/settlement'
import { testGateway, type TestGateway } from '../setup/gateway'

/** All that moves money and gas. */
export const moneyAreas: readonly Area[] = [
  ...[meteringArea, billingArea, contractArea, settlementArea, paymentArea, cardArea, messageArea],
  membershipArea as unknown as Area,
  deskArea as unknown as Area,
]

/** The gateway with all of part A, on an empty migrated database. Only the test decides at the desk. */
export const moneyGateway = (now: string): Promise<TestGateway> =>
  testGateway({ areas: moneyAreas, identify: async () => null, demoData: false, now, env: { DEMO_OPERATOR: '0' } })
