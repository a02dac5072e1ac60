import { packageSale } from '@contract/gas-package/sale'
import { implement, manual } from '../../../http/handlers'
import { processText } from '../../content/service'
import { agreementDetail, agreementFile, remindMaster } from '../sale/agreement'
import { createAgreement } from '../sale/create'
import { comboCustomerCheck, preview } from '../sale/preview'
import { signAgreement } from '../sale/sign'
import { packageDetail, packageList } from '../sale/window'

export const saleHandlers = implement(packageSale, {
  'taocan GET /trade/package/list': (ctx, input) => packageList(ctx, ctx.session, input),
  'taocan GET /trade/package/detail': (ctx, { packageId }) => packageDetail(ctx, ctx.session, packageId),
  'taocan POST /trade/package/preview': (ctx, input) => preview(ctx, ctx.session, input),
  'taocan POST /trade/agree/comboCustomerCheck': (ctx, input) => comboCustomerCheck(ctx, ctx.session, input),
  'taocan POST /trade/agree/createAgree': (ctx, input) => createAgreement(ctx, input),
  'taocan GET /trade/agree/detail': (ctx, { agreeId }) => agreementDetail(ctx, agreeId),
  'taocan POST /trade/agree/sign': manual((ctx, input) => signAgreement(ctx, input)),
  'btwob POST /package/remindMaster': (ctx, { agreeId }) => remindMaster(ctx, ctx.session, agreeId),
  'btwob GET /package/agreementFile': (ctx, { agreeId }) => agreementFile(ctx, ctx.session, agreeId),
  'default GET /crmgas/processText/get': (ctx, { code }) => processText(ctx, ctx.session.companyCode, code),
})
