export { call, type CallOptions, type HandledCode } from './call'
export { streamCall, type Heard, type StreamKey } from './stream'
export { ApiError, asApiError, callFailure } from './error'
export { deviceId } from './cloud'
export { beginLoading } from './loading'
export { attempt } from './attempt'
export { noteChanged, onChanged } from './written'
export { useRequestNo, newRequestNo, requestNoKeeper, type RunOnce } from './once'
export {
  useRead,
  forgetReads,
  forgetUnshown,
  isGone,
  seedRead,
  watchRead,
  QueryRoot,
  type Read,
  type ReadOptions,
} from './query'
export { usePaged, type Paged, type PagedKey, type PagedInput } from './paged'
export { useWrite, type Write, type WriteInput } from './write'
