import Taro from '@tarojs/taro'
import type { StreamEnd, StreamRequest } from './types'

export type { StreamEnd, StreamRequest } from './types'

/** ms; the silence between two pieces is watched by the caller. */
const LONGEST = 180_000

interface ChunkTask {
  onChunkReceived?: (heard: (piece: { data: ArrayBuffer }) => void) => void
  abort?: () => void
}

/** Posts and passes the answer's bytes on as they come. Never rejects. */
export function openStream({ url, headers, body, onBytes, signal }: StreamRequest): Promise<StreamEnd> {
  return new Promise((resolve) => {
    let hasChunks = false
    const task = Taro.request<ArrayBuffer>({
      url,
      method: 'POST',
      header: headers,
      data: body,
      enableChunked: true,
      responseType: 'arraybuffer',
      timeout: LONGEST,
      success: ({ statusCode, data }) => {
        // Hosts without chunks hand over the whole at the end.
        if (!hasChunks && data instanceof ArrayBuffer && data.byteLength > 0) onBytes(new Uint8Array(data))
        resolve({ kind: 'ended', status: statusCode })
      },
      fail: () => resolve({ kind: 'broken', status: 0 }),
    }) as unknown as ChunkTask & Promise<unknown>
    // The callbacks get the outcome of the request.
    task.catch(() => undefined)
    task.onChunkReceived?.(({ data }) => {
      hasChunks = true
      onBytes(new Uint8Array(data))
    })
    // No callback may come: the simulator ignores the abort, and iOS is silent when the network goes.
    signal.addEventListener('abort', () => {
      task.abort?.()
      resolve({ kind: 'broken', status: 0 })
    })
  })
}
