import { demo } from '@contract/demo'
import type { Ctx } from '../http/context'
import { implement, manual } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { ChannelDown } from '../ports/payment'
import { demoPicture } from './content/pictures'
import { newestOutbox } from './outbox-repo'
import { paper } from './papers'
import { sandboxOf } from './stand-ins/sandbox'

/** CV-10: the development tools exist with DEV_TOOLS=1 only; without it nobody learns that there are such calls. */
function refuseWithoutTools(ctx: Ctx): void {
  if (!ctx.config.devTools) throw new Refusal('2902')
}

export const demoHandlers = implement(demo, {
  'btwob POST /dev/clock': manual(async (ctx, input) => {
    refuseWithoutTools(ctx)
    if (Number.isNaN(Date.parse(input.now))) throw new Refusal('2901', { data: { field: 'now' } })
    ctx.clock.moveTo(input.now)
    await ctx.runDueWork()
    return { now: ctx.clock.iso() }
  }),
  'btwob GET /dev/outbox': (ctx, input) => {
    refuseWithoutTools(ctx)
    return newestOutbox(ctx.db, input)
  },
  'default POST /crmgas/pay/sandbox/pay': manual(async (ctx, input) => {
    const sandbox = sandboxOf(ctx)
    try {
      if (!sandbox || !(await sandbox.act(ctx.session.companyCode, input.sandboxToken, input.result)))
        throw new Refusal('A2321')
    } catch (error) {
      if (error instanceof ChannelDown) throw new Refusal('A2321')
      throw error
    }
    return null
  }),
  'cms GET /cms/media/demo/{name}': async (ctx, { name }) => {
    const licence = await paper(name)
    const picture = licence ?? demoPicture(name)
    if (picture === null) ctx.reply({ status: 404, body: '' })
    else
      ctx.reply({
        status: 200,
        headers: {
          'content-type': licence ? 'image/png' : 'image/svg+xml; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=604800',
        },
        body: picture,
      })
    return null
  },
})
