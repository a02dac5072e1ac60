import { dateOf } from '@domain/date'
import { DetailPage, useAct } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { BottomBar, NoticeBar, SectionLabel } from '@/ui'
import { CheckList } from '../CheckList'

const CHECK = 'default GET /crmgas/portal/user/cancelCheck'

/** 注销账号 (CX-01): what is in the way, each thing with the way to settle it. */
export function LogoutAccountView() {
  const read = useRead(CHECK, undefined, { refresh: 'show' })
  const revoke = useAct('default POST /crmgas/portal/user/revokeCancel', { ok: '已撤销注销申请' })
  return (
    <DetailPage
      spaced
      read={read}
      footer={({ canCancel, effectiveAt }) =>
        effectiveAt === null ? (
          <BottomBar
            primary={{
              text: '下一步',
              disabled: canCancel === '0',
              onTap: () => go('/subPages/lawWorks/logoutKnow'),
            }}
            {...(canCancel === '0' && { note: '请先处理未满足的事项' })}
          />
        ) : (
          <BottomBar primary={{ text: '撤销注销', onTap: () => revoke.run({}) }} />
        )
      }
    >
      {({ items, owes, effectiveAt }) => (
        <>
          <NoticeBar tone='warning'>注销后账号信息将被清除且无法恢复，请谨慎操作</NoticeBar>
          {effectiveAt !== null && <NoticeBar tone='danger'>{`账号将于${dateOf(effectiveAt)}注销`}</NoticeBar>}
          <SectionLabel>注销前须满足以下条件</SectionLabel>
          <CheckList items={items} />
          {owes === '1' && <p className='gutter fs-12 t3'>户号欠费不因账号注销而免除</p>}
        </>
      )}
    </DetailPage>
  )
}
