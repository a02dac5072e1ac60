import { invoice } from '@contract/invoice'
import { implement, manual } from '../../http/handlers'
import { applyDetail, applyList, issuedList, withdrawApply } from './apply-views'
import { autoOf, saveAuto, skipRun, stopAuto } from './auto/rule'
import { createInvoice } from './create'
import { electronicInvoices, invoiceDetail, redDetail } from './invoice-detail'
import { mailLog, resendEmail } from './mails'
import { exportMatrix, monthFiles } from './matrix/files'
import { askCode, confirmMailbox, mailingOf, stopMailing } from './matrix/mailing'
import { matrix } from './matrix/matrix'
import { receive } from './notify'
import { pickTrades, releasePick } from './pick'
import { previewInvoice } from './plan'
import { createRed, redPreview } from './red'
import { refreshRed } from './refresh'
import { searchCompany } from './search'
import { defaultTitle, deleteTitle, saveTitle, setDefaultTitle, titleDetail, titleList } from './titles'
import { summary, tradeDetail, tradeList, waitList } from './trade-lists'
import { withdrawRed } from './withdraw-red'

export const invoiceHandlers = implement(invoice, {
  'default GET /crmgas/invoice/tradeList': (ctx, input) => tradeList(ctx, ctx.session, input),
  'default GET /crmgas/invoice/waitList': (ctx, input) => waitList(ctx, ctx.session, input),
  'default GET /crmgas/invoice/tradeDetail': (ctx, { tradeNo }) => tradeDetail(ctx, ctx.session, tradeNo),
  'default POST /crmgas/invoice/pickTrades': (ctx, input) => pickTrades(ctx, input),
  'default POST /crmgas/invoice/releasePick': (ctx, { pickId }) => releasePick(ctx, pickId),
  'default GET /crmgas/invoice/summary': (ctx, { month }) => summary(ctx, ctx.session, month),
  'default POST /crmgas/invoice/previewInvoice': (ctx, input) => previewInvoice(ctx, ctx.session, input),
  'default POST /crmgas/invoice/createInvoiceV2': (ctx, input) => createInvoice(ctx, input),
  'default GET /crmgas/invoice/applyList': (ctx, input) => applyList(ctx, ctx.session, input),
  'default GET /crmgas/invoice/issuedList': (ctx, input) => issuedList(ctx, ctx.session, input),
  'default GET /crmgas/invoice/applyDetail': (ctx, { applyId }) => applyDetail(ctx, ctx.session, applyId),
  'default POST /crmgas/invoice/withdrawApply': (ctx, { applyId }) => withdrawApply(ctx, applyId),
  'default GET /crmgas/invoice/invoiceDetail': (ctx, { invoiceId }) => invoiceDetail(ctx, ctx.session, invoiceId),
  'default GET /crmgas/invoice/getElectronicInvoices': (ctx, input) => electronicInvoices(ctx, ctx.session, input),
  'default POST /crmgas/invoice/reSendEmail': (ctx, input) => resendEmail(ctx, input),
  'default GET /crmgas/invoice/mailLog': (ctx, { invoiceId }) => mailLog(ctx, ctx.session, invoiceId),
  'default GET /crmgas/invoice/getDefaultInvoiceTitle': (ctx, input) =>
    defaultTitle(ctx, ctx.session, input.invoiceType),
  'default GET /crmgas/invoice/titleList': (ctx, input) => titleList(ctx, ctx.session, input.invoiceType),
  'default GET /crmgas/invoice/titleDetail': (ctx, { titleId }) => titleDetail(ctx, ctx.session, titleId),
  'default POST /crmgas/invoice/saveTitle': (ctx, input) => saveTitle(ctx, input),
  'default POST /crmgas/invoice/deleteTitle': (ctx, { titleId }) => deleteTitle(ctx, titleId),
  'default POST /crmgas/invoice/setDefaultTitle': (ctx, { titleId }) => setDefaultTitle(ctx, titleId),
  'default GET /crmgas/invoice/searchCompany': (ctx, { keyword }) => searchCompany(ctx, keyword),
  'default POST /crmgas/invoice/redPreview': (ctx, input) => redPreview(ctx, ctx.session, input),
  'default POST /crmgas/invoice/createRed': (ctx, input) => createRed(ctx, input),
  'default GET /crmgas/invoice/redDetail': (ctx, { redId }) => redDetail(ctx, ctx.session, redId),
  'default POST /crmgas/invoice/withdrawRed': (ctx, { redId }) => withdrawRed(ctx, redId),
  'default POST /crmgas/invoice/notify/{key}/{mark}': async (ctx, { key, mark }) => {
    ctx.reply(await receive(ctx, key, mark))
    return null
  },
  'default POST /crmgas/invoice/refreshRed': manual((ctx, { redId }) => refreshRed(ctx, redId)),
  'btwob GET /invoice/auto': (ctx) => autoOf(ctx, ctx.session),
  'btwob POST /invoice/auto/save': (ctx, input) => saveAuto(ctx, input),
  'btwob POST /invoice/auto/stop': (ctx) => stopAuto(ctx),
  'btwob POST /invoice/auto/skip': (ctx, { runId }) => skipRun(ctx, runId),
  'btwob GET /invoice/matrix': (ctx, input) => matrix(ctx, ctx.session, input),
  'btwob GET /invoice/matrix/export': (ctx, input) => exportMatrix(ctx, ctx.session, input),
  'btwob GET /invoice/matrix/files': (ctx, { month }) => monthFiles(ctx, ctx.session, month),
  'btwob GET /invoice/matrix/mailing': (ctx) => mailingOf(ctx, ctx.session),
  'btwob POST /invoice/matrix/mailing/ask': (ctx, input) => askCode(ctx, input),
  'btwob POST /invoice/matrix/mailing/confirm': (ctx, { code }) => confirmMailbox(ctx, code),
  'btwob POST /invoice/matrix/mailing/stop': (ctx) => stopMailing(ctx),
})
