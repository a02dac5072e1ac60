import { useEffect, useRef } from 'react'
import type { Out } from '@contract'
import { deviceNow } from '@/platform/time'
import { call, callFailure, type Read } from '@/request'
import type { FileBlock } from '@/shared/article'
import { showFile } from '@/shared/file'
import { toast } from '@/ui'

type Detail = Out<'default GET /crmgas/news/detail'>

/** ms: the addresses of documents end ten minutes after they were read. */
const OLD = 8 * 60_000

/** Opens a document of the notice; when its address is about to end, by one that is read for it. */
export function useDocuments(articleId: string, { data, renewing, error }: Read<Detail>) {
  const readAt = useRef(0)
  useEffect(() => {
    if (!renewing && error === undefined) readAt.current = deviceNow()
  }, [data, renewing, error])
  return async (file: FileBlock): Promise<void> => {
    try {
      const isGood = deviceNow() - readAt.current < OLD
      const { fileId, name } = file
      const url = isGood ? file.url : addressIn(await call('default GET /crmgas/news/detail', { articleId }), fileId)
      if (url === undefined) toast('附件已更新，请刷新后查看')
      else await showFile(url, name)
    } catch (failure) {
      callFailure(failure)
    }
  }
}

/** undefined: it is not part of the notice any more. */
const addressIn = ({ attachments, blocks }: Detail, fileId: string): string | undefined =>
  [...attachments, ...blocks.filter((block) => block.type === 'file')].find((one) => one.fileId === fileId)?.url
