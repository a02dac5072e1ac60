import { demo } from '@contract/demo'
import { implement, manual } from '../http/handlers'
import { useVirtualCard } from './stand-ins/virtual-card'
import { answerAsBuyer, extendItem, setProvider, setUseStatus } from './invoice-tools'
import { showMedia } from './media'
import { moveClock, sentMessages } from './tools'
import { actAtCashier } from './cashier'
import { letMoneyIn } from './bank-money'
import { actAtSigner } from './sign-tools'

export const demoHandlers = implement(demo, {
  'btwob POST /dev/clock': manual((ctx, input) => moveClock(ctx, input.now)),
  'btwob GET /dev/outbox': (ctx, input) => sentMessages(ctx, input),
  'default POST /crmgas/pay/sandbox/pay': manual((ctx, input) => actAtCashier(ctx, input)),
  'default POST /crmgas/contract/sign/sandbox': manual((ctx, input) => actAtSigner(ctx, input)),
  'btwob POST /dev/invoice/provider': (ctx, { mode }) => setProvider(ctx, mode),
  'btwob POST /dev/invoice/buyerConfirm': manual((ctx, input) => answerAsBuyer(ctx, input)),
  'btwob POST /dev/invoice/useStatus': (ctx, input) => setUseStatus(ctx, input),
  'btwob POST /dev/item/extend': (ctx, input) => extendItem(ctx, input),
  'default POST /crmgas/pay/tt/sandbox/statement': manual((ctx, input) => letMoneyIn(ctx, input)),
  'default POST /crmgas/nfc/virtual': (ctx, input) => useVirtualCard(ctx, input),
  'cms GET /cms/media/demo/{name}': (ctx, { name }) => showMedia(ctx, name),
})
