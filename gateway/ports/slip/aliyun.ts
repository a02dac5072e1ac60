import { askAliyun, type AliyunAccess } from '../aliyun'
import type { SlipReader } from './types'

/** What the provider read; `Data` of its answer is this as text. */
interface Read {
  content?: string
  prism_wordsInfo?: { word?: string }[]
}

/** Slips by Alibaba Cloud's general OCR (RecognizeGeneral, 2021-07-07): the picture is the body. Not repeated: the user can type them. */
export function aliyunSlipReader(access: AliyunAccess, timeout: number): SlipReader {
  return {
    async lines({ bytes, mime }) {
      // The provider reads pictures; a document is looked at by people.
      if (!mime.startsWith('image/')) return []
      const call = { action: 'RecognizeGeneral', version: '2021-07-07', query: {}, body: bytes }
      const { Data: data } = await askAliyun(access, call, timeout)
      const read = typeof data === 'string' ? (JSON.parse(data) as Read) : ((data ?? {}) as Read)
      const words = read.prism_wordsInfo?.flatMap(({ word }) => word ?? [])
      return words ?? (read.content ?? '').split(/\s+/).filter((word) => word !== '')
    },
  }
}
