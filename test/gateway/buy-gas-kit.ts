import type { Area } from '../../gateway/areas'
import { balanceArea } from '../../gateway/modules/balance'
import { biddingArea } from '../../gateway/modules/bidding'
import { electiveArea } from '../../gateway/modules/elective'
import { goodGasArea } from '../../gateway/modules/good-gas'
import { leadArea } from '../../gateway/modules/lead'
import { marketArea } from '../../gateway/modules/market'
import type { TestGateway } from '../setup/gateway'
import { saleGateway } from './package-sale-kit'
import { T } from './payment-kit'

/** A gateway with every way of buying gas and enquiries about them, on an empty migrated database. */
export const buyGasGateway = (): Promise<TestGateway> =>
  saleGateway(T, [electiveArea, biddingArea, balanceArea, marketArea, leadArea, goodGasArea] as unknown as Area[])
