import { bankAccount } from '@contract/bank-account'
import { implement, manual } from '../../http/handlers'
import { addAccount, deleteAccount, reveal, setDefault } from './accounts'
import { decide, sendVerify, verify } from './proof'
import { bankList, branchPage, detail, list } from './views'

export const bankAccountHandlers = implement(bankAccount, {
  'default GET /crmgas/bankAccount/list': (ctx) => list(ctx, ctx.session),
  'default GET /crmgas/bankAccount/detail': (ctx, { accountId }) => detail(ctx, ctx.session, accountId),
  'default GET /crmgas/bankAccount/banks': (ctx) => bankList(ctx, ctx.session),
  'default GET /crmgas/bankAccount/branches': async (_ctx, input) => branchPage(input),
  'default POST /crmgas/bankAccount/add': (ctx, input) => addAccount(ctx, ctx.session, input),
  'default POST /crmgas/bankAccount/sendVerify': (ctx, input) => sendVerify(ctx, ctx.session, input),
  'default POST /crmgas/bankAccount/verify': (ctx, input) => verify(ctx, ctx.session, input),
  'default POST /crmgas/bankAccount/setDefault': (ctx, input) => setDefault(ctx, ctx.session, input),
  'default POST /crmgas/bankAccount/reveal': manual((ctx, input) => reveal(ctx, input)),
  'default POST /crmgas/bankAccount/delete': manual((ctx, input) => deleteAccount(ctx, input)),
  'btwob POST /bank/callback': (ctx, input) => decide(ctx, ctx.session, input),
})
