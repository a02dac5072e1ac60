import { extraction } from './gas-package/extraction'
import { packageOrders } from './gas-package/orders'
import { packagePay } from './gas-package/pay'
import { packageSale } from './gas-package/sale'

/** Gas packages: sale, agreement, orders, extraction, payment (part B 5.1), and the texts about how they go (5.6). */
export const gasPackage = { ...packageSale, ...packageOrders, ...extraction, ...packagePay }
