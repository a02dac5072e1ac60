import type { Area } from '../../gateway/areas'
import { balanceArea } from '../../gateway/modules/balance'
import { biddingArea } from '../../gateway/modules/bidding'
import { electiveArea } from '../../gateway/modules/elective'
import { goodGasArea } from '../../gateway/modules/good-gas'
import { marketArea } from '../../gateway/modules/market'
import type { TestGateway } from '../setup/gateway'
import { saleGateway } from './package-sale-kit'
import { T } from './payment-kit'

/** A gateway with every way of buying gas, on an empty migrated database. */
export const buyGasGateway = (): Promise<TestGateway> =>
  saleGateway(T, [electiveArea, biddingArea, balanceArea, marketArea, goodGasArea] as unknown as Area[])
