import { useState } from 'react'
import { useAct, useSelection } from '@/blocks'
import { saveInAddress } from '@/platform/address'
import { usePaged, useRead } from '@/request'
import { toast } from '@/ui'
import { ALL, chipsOf, UNREAD, type CategoryCode, type Message } from './message-model'

export const keyOf = ({ msgId }: Message): string => msgId
const MOST = { count: 100, unit: '条' }

/** Messages of the chosen category, with what is done to them. */
export function useMessages(asked: string | undefined) {
  const categories = useRead('default GET /crmgas/message/categoryList', undefined, { refresh: 'show' })
  const known = categories.data?.list ?? []
  const [category, setCategory] = useState<string>(asked ?? ALL)
  const [onlyUnread, setOnlyUnread] = useState(false)
  // The names of the categories may still be on their way.
  const code = category === ALL ? undefined : (category as CategoryCode)
  const list = usePaged(
    'default GET /crmgas/message/list',
    { ...(code && { categoryCode: code }), ...(onlyUnread && { status: 'unread' as const }) },
    { carry: ({ asOf }) => ({ asOf }), keepPrevious: true, refresh: 'show' },
  )
  const read = useAct('default POST /crmgas/message/read', { loading: false })
  const readAll = useAct('default POST /crmgas/message/readAll', {
    ask: '确定将全部消息标为已读吗？',
    ok: '已全部标为已读',
  })
  const choose = (key: string) => {
    if (key === UNREAD) return setOnlyUnread(!onlyUnread)
    if (key === ALL) setOnlyUnread(false)
    setCategory(key)
    saveInAddress({ categoryCode: key === ALL ? '' : key })
  }
  return {
    list,
    chips: { items: chipsOf(known), active: onlyUnread ? [category, UNREAD] : category, onChange: choose },
    empty: onlyUnread ? '没有未读消息' : '暂无消息',
    hasUnread: known.some(({ unread }) => unread > 0),
    read: (msgIds: string[]) => read.run({ msgIds }),
    readAll: () => readAll.run({ asOf: list.first?.asOf ?? '', ...(code && { categoryCode: code }) }),
  }
}

/** 管理: several are marked or deleted at once; a swipe deletes one. */
export function useManaging(rows: readonly Message[]) {
  const [isOn, setOn] = useState(false)
  const selection = useSelection(rows, { keyOf, most: MOST })
  const stop = () => {
    setOn(false)
    selection.clear()
  }
  const remove = useAct('default POST /crmgas/message/delete', {
    ask: '确定删除选中的消息吗？',
    done: ({ refused }) => {
      toast(refused.some(({ code }) => code === 'E6002') ? '停气通知生效期间不可删除' : '已删除')
      stop()
    },
  })
  return {
    isOn,
    selection,
    start: () => setOn(true),
    stop,
    ids: selection.chosen.map(keyOf),
    remove: (msgIds: string[]) => void remove.run({ msgIds }),
  }
}
