export { call, type CallOptions } from './call'
export { ApiError, asApiError } from './error'
export { beginLoading } from './loading'
export { attempt } from './attempt'
export { noteChanged, onChanged } from './written'
export { useRequestNo, newRequestNo, requestNoKeeper, type RunOnce } from './once'
export {
  useRead,
  usePaged,
  useWrite,
  forgetReads,
  seedRead,
  watchRead,
  QueryRoot,
  type Read,
  type ReadOptions,
  type Paged,
  type PagedKey,
  type PagedInput,
  type Write,
  type WriteInput,
} from './query'
