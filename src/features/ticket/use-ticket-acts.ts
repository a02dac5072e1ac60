import { useAct } from '@/blocks'

/** What a tap on a ticket does, in the list and on its page. */
export function useTicketActs(changed: () => Promise<void>) {
  const urge = useAct('default POST /crmgas/serviceTicket/urge', {
    ask: '确定催办该工单？',
    ok: '已催办',
    done: changed,
    stale: changed,
  })
  const confirm = useAct('default POST /crmgas/serviceTicket/confirm', {
    ask: '确认问题已解决？',
    ok: '已确认',
    dialog: ['44107'],
    done: changed,
    stale: changed,
  })
  return { urge, confirm }
}
