import { extraction } from '@contract/gas-package/extraction'
import { implement } from '../../../http/handlers'
import { changeExtraction, withdrawChange } from '../extract/change'
import { cockpit } from '../extract/cockpit'
import { changeOptions } from '../extract/options'
import { periodDetail } from '../extract/period'
import { changeList, extractRecords } from '../extract/records'

export const extractionHandlers = implement(extraction, {
  'taocan GET /trade/extract/periodDetail': (ctx, { childNo }) => periodDetail(ctx, ctx.session, childNo),
  'taocan GET /trade/extract/cockpit': (ctx, { childNo }) => cockpit(ctx, ctx.session, childNo),
  'taocan GET /trade/extract/records': (ctx, input) => extractRecords(ctx, ctx.session, input),
  'taocan GET /trade/extract/changeOptions': (ctx, { childNo }) => changeOptions(ctx, ctx.session, childNo),
  'taocan POST /trade/extract/change': (ctx, input) => changeExtraction(ctx, ctx.session, input),
  'taocan GET /trade/extract/changeList': (ctx, input) => changeList(ctx, ctx.session, input),
  'taocan POST /trade/extract/changeWithdraw': (ctx, { changeNo }) => withdrawChange(ctx, ctx.session, changeNo),
})
