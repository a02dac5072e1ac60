import { useEffect } from 'react'
import { downloadPage, linkCode, type LinkPrefix } from '@domain/download-link'
import { environment } from '@/platform/environment'
import { host } from '@/platform/host'
import { system } from '@/platform/system'
import { useRead, type Read } from '@/request'
import { noteEvent } from '@/telemetry'
import { placeOf, type Latest, type Place } from './download-look'

export interface LinkParams {
  from?: LinkPrefix | undefined
  code?: string | undefined
}

export interface Download {
  read: Read<Latest>
  place: Place
  /** Picture of the QR code that opens the download page with the same sender. */
  qrUrl: string
}

/** What both download pages are on; `source` is how the visit is counted (TR-06). */
export function useDownload({ from, code }: LinkParams, page: string, source: string): Download {
  const sender = { ...(from !== undefined && { from }), ...(linkCode(code) !== '' && { code: linkCode(code) }) }
  const read = useRead('appDownload GET /appDownload/latest', sender)
  useEffect(() => noteEvent('app_download', page, { from: source }), [page, source])
  const query = downloadPage(from ?? 'd', code ?? '').split('?')[1] ?? ''
  return {
    read,
    place: placeOf(host(), system()),
    qrUrl: `${environment.hosts.appDownload}/appDownload/qr?${query}`,
  }
}
