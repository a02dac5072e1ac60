import { download } from '@contract/download'
import { implement } from '../../http/handlers'
import { qrPng } from '../../pdf/qr-png'
import { downloadUrl, latest, saveRelease } from './service'

export const downloadHandlers = implement(download, {
  'appDownload GET /appDownload/latest': (ctx, input) => latest(ctx, input),
  'appDownload GET /appDownload/qr': async (ctx, { from, code }) => {
    ctx.reply({
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=300' },
      body: await qrPng(downloadUrl(ctx, from, code)),
    })
    return null
  },
  'btwob POST /appRelease/save': (ctx, input) => saveRelease(ctx, input),
})
