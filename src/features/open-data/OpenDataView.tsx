import type { PageParams } from '@/routes/table'
import { HookPage } from './HookPage'
import { HooksPage } from './HooksPage'
import { KeyPage } from './KeyPage'
import { KeysPage } from './KeysPage'
import { NewHook } from './NewHook'
import { NewKey } from './NewKey'
import type { OPEN_DATA } from './words'

/** 数据开放 (Y-31): keys of the customer's own software, and the addresses that events are sent to. */
export function OpenDataView({ mode, keyId, hookId }: PageParams<typeof OPEN_DATA>) {
  if (mode === 'newKey') return <NewKey />
  if (mode === 'newHook') return <NewHook />
  if (keyId !== undefined) return <KeyPage keyId={keyId} />
  if (hookId !== undefined) return <HookPage hookId={hookId} />
  return mode === 'hooks' ? <HooksPage /> : <KeysPage />
}
